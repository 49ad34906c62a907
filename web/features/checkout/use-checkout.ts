import { useEffect, useEffectEvent } from 'react';
import { toChoice } from '../../../domain/cart/cart-item.ts';
import { convertKoboToNaira } from '../../../domain/money.ts';
import { findFee } from '../../ui/ordering/destination.ts';
import { computeShownTotals } from '../../ui/ordering/shown-totals.ts';
import { useCart } from '../cart/cart-context.tsx';
import { useShopperCode } from '../codes/codes-context.tsx';
import { drawOn, useShopperVoucher } from '../codes/voucher-context.tsx';
import { useAvailability } from '../delivery/availability-context.tsx';
import { useCheckoutDraft } from './draft/use-checkout-draft.ts';
import { usePlaceOrder } from './placing/use-place-order.ts';
import { useFreshItems } from './use-checkout-data.ts';
import { useOpenFields, useOrdering } from './use-ordering.ts';

export type Checkout = ReturnType<typeof useCheckout>;

/** What was typed, what the shop says to it, what it costs, and the way to place it. */
export function useCheckout() {
  const { cartItems } = useCart();
  const held = useCheckoutDraft();
  const vatClasses = useFreshItems(cartItems);
  const demand = cartItems.map((item) => ({ ...toChoice(item), quantity: item.quantity }));
  const availability = useAvailability(demand, held.draft.method, held.draft.address);

  const soldItems = cartItems.filter(({ isSold }) => isSold);
  const { goodsInKobo } = computeShownTotals(soldItems, vatClasses, 0);
  const ordering = useOrdering(held, { goodsInKobo, goods: soldItems });
  const code = useShopperCode();
  const totals = computeShownTotals(soldItems, vatClasses, findFee(ordering.destination), code.known);

  const voucher = useShopperVoucher();
  const drawnInKobo = drawOn(voucher, totals.totalInKobo);
  // Only once it is known where it goes: until then the fee is missing.
  const isCovered = totals.isFeeKnown && drawnInKobo > 0 && drawnInKobo === totals.totalInKobo;

  // A day that was chosen some time ago may be gone.
  const pickedDay = availability.data?.days.find(({ day }) => day === held.draft.day)?.day ?? null;
  const total = convertKoboToNaira(totals.totalInKobo);
  const placing = usePlaceOrder(ordering.held, ordering.terms, {
    items: cartItems,
    total,
    code: totals.code?.text,
    voucher: drawnInKobo > 0 ? { code: voucher.code, amount: convertKoboToNaira(drawnInKobo) } : undefined,
    isCovered,
    isDayChosen: pickedDay !== null,
  });
  const { problem } = placing;
  const fields = useOpenFields(problem);
  const { reload } = availability;
  useEffect(() => {
    if (problem?.kind === 'slot') reload();
  }, [problem, reload]);
  // The code that was sent, and not one that is entered after it.
  const takeCodeOff = useEffectEvent(code.refuse);
  useEffect(() => {
    const refused = problem?.kind === 'fields' ? problem.problems.code : undefined;
    if (refused !== undefined) takeCodeOff(refused);
  }, [problem]);
  const { checkAgain } = voucher;
  useEffect(() => {
    if (problem?.kind === 'fields' && 'voucher' in problem.problems) checkAgain();
  }, [problem, checkAgain]);

  return {
    ...ordering,
    ...fields,
    items: cartItems,
    availability,
    totals,
    code,
    voucher,
    drawnInKobo,
    isCovered,
    placing,
    pickedDay,
  };
}
