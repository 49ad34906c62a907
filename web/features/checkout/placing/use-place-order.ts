import { type OrderPlacement, placeOrderEndpoint } from '../../../../contract/orders.ts';
import { acceptPrices } from '../../../../domain/cart/accept-prices.ts';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import type { DeliveryTerms } from '../../../../domain/delivery/zones.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { isLineUp } from '../../../ui/browser/use-online.ts';
import { useCart } from '../../cart/cart-context.tsx';
import type { HeldDraft } from '../draft/use-checkout-draft.ts';
import { keepForLater } from '../waiting/waiting-store.ts';
import { buildPlacement } from './build-placement.ts';
import { takeOutOrdered } from './change-items.ts';
import { findUnseenChanges } from './unseen-changes.ts';
import { type Placing, usePlacing } from './use-placing.ts';
import { useTakeOutOrdered } from './use-take-out-ordered.ts';

type Shown = {
  readonly items: readonly CartItem[];
  /** With delivery, in naira. */
  readonly total: number;
  /** Which takes something off it. */
  readonly code: string | undefined;
  /** Which pays so much of it. */
  readonly voucher: OrderPlacement['voucher'];
  /** All of it. */
  readonly isCovered: boolean;
  /** Only the time of the day is missing. */
  readonly isDayChosen: boolean;
};

/** Places the order that is shown, once, and says what to do when the shop cannot take it. */
export function usePlaceOrder(held: HeldDraft, terms: DeliveryTerms | undefined, shown: Shown): Placing {
  const { changeCart } = useCart();
  const { setProblem, place, ...placing } = usePlacing<OrderPlacement>(held, {
    send: (body, idempotencyKey) => shopApi.call(placeOrderEndpoint, { body, idempotencyKey }),
    onPlaced: useTakeOutOrdered(),
    leavesInCart: ({ lines }) => takeOutOrdered(shown.items, lines).items.length > 0,
  });
  const placeShown = ({ items, total, code, voucher, isCovered, isDayChosen }: Shown) => {
    const typed = held.read();
    // Nothing is left to pay; should a change make it dearer, the rest comes by transfer.
    const draft = isCovered ? { ...typed, payment: 'transfer' as const } : typed;
    const built = buildPlacement({ draft, items, expectedTotal: total, code, voucher, isDayChosen }, terms);
    // Without a line it waits, and the page shows it waiting; where it cannot be kept, the try says what is wrong.
    const isWaiting = !isLineUp() && built.ok && keepForLater({ draft, order: built.order, items });
    if (isWaiting) held.forget();
    else void place(built);
  };

  return {
    ...placing,
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
      const { problem } = placing;
      if (problem?.kind !== 'prices') return;
      const { items } = changeCart((latest) => ({ items: acceptPrices(latest, problem.changes) }));
      if (items.length === 0) setProblem(null);
      else placeShown({ ...shown, items, total: problem.total });
    },
  };
}
