import type { KitchenPaper, KitchenTicket } from '../../../../contract/kitchen.ts';
import type { ReceivingMethod } from '../../../../domain/delivery/calendar.ts';
import type { KitchenStage } from '../../../../domain/orders/kitchen-stages.ts';
import { nameAllergens } from '../../../../domain/orders/name-allergens.ts';
import type { OrderStatus } from '../../../../domain/orders/statuses.ts';

export const STAGE_NAMES: Readonly<Record<KitchenStage, string>> = {
  bake: 'Bake',
  decorate: 'Decorate',
  pack: 'Pack',
  hand_over: 'Ready',
};

/** What a ticket's one big button says: what has been done. Nothing is left to do with what is to be handed over. */
export const DONE_WORDS: Readonly<Record<Exclude<KitchenStage, 'hand_over'>, string>> = {
  bake: 'Baked',
  decorate: 'Decorated',
  pack: 'Packed',
};

/** How the goods leave the house: what the button says, and what whoever only bakes reads in its place. */
export const LEAVING_WORDS: Readonly<
  Record<ReceivingMethod, { readonly button: string; readonly ready: string; readonly status: OrderStatus }>
> = {
  delivery: { button: 'Sent out', ready: 'Ready for delivery', status: 'out_for_delivery' },
  pickup: { button: 'Picked up', ready: 'Ready for pickup', status: 'collected' },
};

/** The way back of what is not ready after all. */
export const NOT_PACKED = 'Not packed yet';

/** A move that is not the next one, in the menu of a ticket. */
export function nameMove(from: KitchenStage, to: KitchenStage): string {
  if (from === to) return 'Start baking';
  if (from === 'hand_over') return NOT_PACKED;
  const stages = Object.keys(STAGE_NAMES);
  const isBack = stages.indexOf(to) < stages.indexOf(from);
  return isBack ? `Back to ${STAGE_NAMES[to]}` : `Straight to ${STAGE_NAMES[to]}`;
}

/** 'Ada Obi · 482-093-718', the number alone for whoever only bakes. */
export function nameTicket({ number, customerName }: Pick<KitchenTicket, 'number' | 'customerName'>): string {
  return customerName ? `${customerName} · ${number}` : number;
}

/** What has become of a ticket, for the toast: 'Ada Obi · 482-093-718 moved to Decorate'. */
export function describeMove(ticket: KitchenTicket, to: KitchenStage): string {
  const { place } = ticket;
  const name = nameTicket(ticket);
  if (place === to) return `${name} is started`;
  if (to === 'hand_over') return `${name} is packed and ready`;
  const stages = Object.keys(STAGE_NAMES);
  const isBack = stages.indexOf(to) < stages.indexOf(place);
  return `${name} moved ${isBack ? 'back ' : ''}to ${STAGE_NAMES[to]}`;
}

/** Everything in the box, each once: 'gluten, milk, egg'. */
export function listTicketAllergens({ lines }: Pick<KitchenTicket, 'lines'>): readonly string[] {
  return nameAllergens([...new Set(lines.flatMap(({ allergens }) => allergens))]);
}

/** '1 order waits for its payment', '2 orders wait for their payment' */
export function countWaiting(count: number): string {
  return count === 1 ? '1 order is awaiting payment' : `${count} orders are awaiting payment`;
}

/** Whose name is on the box; blank for whoever only bakes. */
export function nameReceiver({ customerName = '', recipient = '' }: KitchenPaper): string {
  return recipient === '' ? customerName : `${recipient} (from ${customerName})`;
}

/** Still in the house: what is done needs no ticket. */
export function isOpenTicket({ place }: Pick<KitchenTicket, 'place'>): boolean {
  return place !== 'done';
}
