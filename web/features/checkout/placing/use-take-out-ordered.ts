import type { OrderPlacement } from '../../../../contract/orders.ts';
import { useCart } from '../../cart/cart-context.tsx';
import { withdrawReminder } from '../../cart/reminder-context.tsx';
import { forgetCode } from '../../codes/codes-context.tsx';
import { forgetVoucher } from '../../codes/voucher-context.tsx';
import { takeOutOrdered } from './change-items.ts';

/** What was ordered is no longer in the cart, and the next order begins without codes: those of this one were used or refused. */
export function useTakeOutOrdered() {
  const { changeCart } = useCart();
  return ({ lines }: OrderPlacement) => {
    changeCart((items) => takeOutOrdered(items, lines));
    forgetCode();
    forgetVoucher();
    withdrawReminder();
  };
}
