import type { OfferedSlot } from '../../../../contract/availability.ts';
import type { OrderPlacement } from '../../../../contract/orders.ts';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import type { DeliveryTerms } from '../../../../domain/checkout/zones.ts';
import { useCart } from '../../cart/cart-context.tsx';
import { placeOrder } from '../checkout-requests.ts';
import type { HeldDraft } from '../draft/use-checkout-draft.ts';
import { buildPlacement } from './build-placement.ts';
import { acceptPrices, takeOutOrdered } from './change-items.ts';
import type { PlacementProblem } from './placement-problem.ts';
import { findUnseenChanges } from './unseen-changes.ts';
import { type PlacingStatus, usePlacing } from './use-placing.ts';

type Shown = {
  readonly items: readonly CartItem[];
  /** With delivery, in naira. */
  readonly total: number;
};

export type Placing = {
  readonly status: PlacingStatus;
  readonly problem: PlacementProblem | null;
  readonly submit: () => void;
  readonly takeSlot: (slot: OfferedSlot) => void;
  readonly agreeToPrices: () => void;
  readonly dismiss: () => void;
  readonly chooseAnotherSlot: () => void;
};

/** Places the order that is shown, once, and says what to do when the shop cannot take it. */
export function usePlaceOrder(held: HeldDraft, terms: DeliveryTerms | undefined, shown: Shown): Placing {
  const { changeCart } = useCart();
  const { status, problem, setProblem, place, chooseAnotherSlot } = usePlacing<OrderPlacement>(held, {
    send: placeOrder,
    onPlaced: ({ lines }) => changeCart((items) => takeOutOrdered(items, lines)),
  });
  const placeShown = ({ items, total }: Shown) =>
    void place(buildPlacement({ draft: held.read(), items, expectedTotal: total }, terms));

  return {
    status,
    problem,
    submit: () => {
      const changes = findUnseenChanges(shown.items);
      if (changes.length > 0) setProblem({ kind: 'prices', changes, total: shown.total });
      else placeShown(shown);
    },
    takeSlot: (slot) => {
      held.change({ slot });
      placeShown(shown);
    },
    agreeToPrices: () => {
      if (problem?.kind !== 'prices') return;
      const { items } = changeCart((latest) => acceptPrices(latest, problem.changes));
      if (items.length === 0) setProblem(null);
      else placeShown({ items, total: problem.total });
    },
    dismiss: () => setProblem(null),
    chooseAnotherSlot,
  };
}
