import { isCake } from '../catalogue/is-cake.ts';
import { KITCHEN_STAGES, type KitchenStage } from './kitchen-stages.ts';
import { canPutBackInKitchen } from './second-thoughts.ts';
import type { OrderStatus } from './statuses.ts';

/** The columns of the kitchen board, and what has left the house. */
export const KITCHEN_PLACES = [...KITCHEN_STAGES, 'done'] as const;
export type KitchenPlace = (typeof KITCHEN_PLACES)[number];

type InKitchen = { readonly status: OrderStatus; readonly kitchenStage: KitchenStage };

/** Where an order stands on the board; undefined: nowhere, because nothing is made for it. The status has the last word. */
export function findPlace({ status, kitchenStage }: InKitchen): KitchenPlace | undefined {
  switch (status) {
    case 'confirmed':
      return 'bake';
    case 'in_kitchen':
      // What is handed over is ready; what is not ready is still to be packed.
      return kitchenStage === 'hand_over' ? 'pack' : kitchenStage;
    case 'ready':
      return 'hand_over';
    case 'out_for_delivery':
    case 'delivered':
    case 'collected':
    case 'delivery_failed':
      return 'done';
    case 'pending_payment':
    case 'cancelled':
    case 'expired':
      return undefined;
  }
}

/**
 * Where the kitchen may put an order next. Bread is never decorated, so stages may be left out, but only what is packed is
 * handed over. To bake what is only confirmed is to begin with it. What is not ready after all goes back where it came from.
 */
export function listStageMoves(order: InKitchen): readonly KitchenStage[] {
  const place = findPlace(order);
  if (order.status === 'confirmed') return ['bake', 'decorate', 'pack'];
  if (canPutBackInKitchen(order.status)) return ['pack'];
  if (order.status !== 'in_kitchen') return [];
  return KITCHEN_STAGES.filter((stage) => stage !== place && (stage !== 'hand_over' || place === 'pack'));
}

/** The step of the order that a move of its ticket makes; undefined for a move within the kitchen. */
export function findStatusStep(status: OrderStatus, stage: KitchenStage): OrderStatus | undefined {
  if (stage === 'hand_over') return 'ready';
  return status === 'confirmed' ? 'in_kitchen' : undefined;
}

type Decorated = {
  readonly design: string;
  readonly inscription: string;
  /** Undefined where the product is no longer there. */
  readonly product:
    | { readonly category: string; readonly isCustom: boolean; readonly allowsInscription: boolean }
    | undefined;
};

/** Cakes of all kinds are decorated, and what has words on it or a design; bread and pies are not. What nobody knows of may be. */
export function needsDecorating({ design, inscription, product }: Decorated): boolean {
  if (design !== '' || inscription !== '' || !product) return true;
  return product.isCustom || product.allowsInscription || isCake(product);
}

/** Undefined after the last. What is not decorated goes from the oven to be packed. */
export function findNextStage(stage: KitchenStage, isDecorated: boolean): KitchenStage | undefined {
  if (stage === 'bake' && !isDecorated) return 'pack';
  return KITCHEN_STAGES[KITCHEN_STAGES.indexOf(stage) + 1];
}

type Slot = { readonly startsAt: Date; readonly endsAt: Date };

/** The work should be over when the window opens, and the goods gone when it closes. */
export function isBehind(place: KitchenPlace, { startsAt, endsAt }: Slot, now: Date): boolean {
  if (place === 'done') return false;
  return (place === 'hand_over' ? endsAt : startsAt) <= now;
}
