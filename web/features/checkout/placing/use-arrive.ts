import { isPaidOnline } from '../../../../domain/payments/payment-methods.ts';
import { useLeaveFor } from '../../../ui/browser/use-leave-for.ts';
import { noteUnpaidOrder } from '../../orders/unpaid-order-context.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import { saveAddress } from '../save-address.ts';
import type { PlacedOnce } from './place-once.ts';

type Arrived = Pick<PlacedOnce<unknown>, 'placed' | 'isEarlier'> & {
  readonly draft: Pick<CheckoutDraft, 'address' | 'isAddressSaved' | 'method'>;
  readonly forget: () => void;
  /** Something in the cart is not part of the order. */
  readonly isCartLeft: boolean;
  /** The payment page is opened by whoever has just pressed a button, and by nothing else. */
  readonly isPressed: boolean;
};

/** Leads on to the page of an order that was placed. Resolves once it is shown. */
export function useArrive() {
  const leaveFor = useLeaveFor();
  return async ({ placed, isEarlier, draft, forget, isCartLeft, isPressed }: Arrived): Promise<void> => {
    const { id, payment } = placed.order;
    const payBy = isPressed && isPaidOnline(payment) ? payment : null;
    const saving = draft.isAddressSaved && draft.method === 'delivery' && saveAddress(draft.address);
    // The payment page takes the browser away, and what is under way then gets lost.
    if (payBy) await saving;
    forget();
    const path = placed.trackingKey === null ? `/orders/${id}` : `/track/${id}`;
    noteUnpaidOrder(placed.order, path);
    // The order's own page leads on to the payment, so that coming back and loading again find the order.
    const state = { isPlaced: true, isEarlier, isCartLeft: isEarlier && isCartLeft, payBy };
    await leaveFor(path, { replace: true, state });
  };
}
