import { useEffect, useMemo } from 'react';
import { listPaymentMethods } from '../../../domain/checkout/payment-methods.ts';
import { convertKoboToNaira } from '../../../domain/money.ts';
import type { FieldProblems } from '../../../domain/refusal.ts';
import { useCart } from '../cart/cart-context.tsx';
import { useAvailability } from '../delivery/availability-context.tsx';
import { findDestination, findFee, toDeliveryTerms } from './delivery-terms.ts';
import { fillContact } from './draft/change-draft.ts';
import { useCheckoutDraft } from './draft/use-checkout-draft.ts';
import { useOpenProblems, useProblemFocus } from './placing/field-problems.ts';
import { usePlaceOrder } from './placing/use-place-order.ts';
import { computeCheckoutTotals } from './summary/checkout-totals.ts';
import { useCheckoutData } from './use-checkout-data.ts';

const NO_PROBLEMS: FieldProblems = {};

export type Checkout = ReturnType<typeof useCheckout>;

/** What was typed, what the shop says to it, what it costs, and the way to place it. */
export function useCheckout() {
  const { cartItems } = useCart();
  const held = useCheckoutDraft();
  const { draft, change } = held;
  const { terms: termsAnswer, vatClasses, account, addresses } = useCheckoutData(cartItems);
  const terms = useMemo(() => termsAnswer && toDeliveryTerms(termsAnswer), [termsAnswer]);
  const demand = cartItems.map(({ id, size, quantity }) => ({
    productId: id,
    sizeId: size?.id ?? null,
    quantity,
  }));
  const availability = useAvailability(demand, draft.method);

  useEffect(() => {
    if (account) change((before) => fillContact(before, account));
  }, [account, change]);

  const soldItems = cartItems.filter(({ isSold }) => isSold);
  const { goodsInKobo } = computeCheckoutTotals(soldItems, vatClasses, 0);
  const destination = findDestination(terms, draft, goodsInKobo);
  const totals = computeCheckoutTotals(soldItems, vatClasses, findFee(destination));
  const methods = listPaymentMethods(
    draft.method,
    destination.kind === 'zone' ? destination.zone : undefined,
    [],
  );
  const isPayable = methods.includes(draft.payment);
  useEffect(() => {
    if (!isPayable) change({ payment: 'transfer' });
  }, [isPayable, change]);

  const total = convertKoboToNaira(totals.totalInKobo);
  const placing = usePlaceOrder(held, terms, { items: cartItems, total });
  const { problem } = placing;
  const found = problem?.kind === 'fields' ? problem.problems : NO_PROBLEMS;
  const formRef = useProblemFocus(found);
  const { problems, forget } = useOpenProblems(found);
  const { reload } = availability;
  useEffect(() => {
    if (problem?.kind === 'slot') reload();
  }, [problem, reload]);

  return {
    items: cartItems,
    draft,
    change,
    holds: termsAnswer?.holds,
    terms,
    addresses,
    availability,
    destination,
    goodsInKobo,
    totals,
    methods,
    placing,
    problems,
    forget,
    formRef,
  };
}
