import { useEffect, useMemo } from 'react';
import type { PlacedOrder } from '../../../../contract/orders.ts';
import type { VatClass } from '../../../../domain/catalogue/vat.ts';
import type { LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { computeOrderTotals } from '../../../../domain/orders/order-totals.ts';
import { useAvailability } from '../../delivery/availability-context.tsx';
import { findFee } from '../delivery-terms.ts';
import { nameDraftOf } from '../draft/draft-storage.ts';
import { useCheckoutDraft } from '../draft/use-checkout-draft.ts';
import { buildOrderFields, type OrderFields } from '../placing/build-order-fields.ts';
import { type Placing, usePlacing } from '../placing/use-placing.ts';
import type { CheckoutTotals } from '../summary/checkout-totals.ts';
import { useOpenFields, useOrdering } from '../use-ordering.ts';

/** What was agreed before checkout, and is not asked again. */
export type FixedSale = {
  /** Names it among the drafts of this tab. */
  readonly subject: string;
  readonly name: string;
  readonly words: string;
  /** In the short text form of links. */
  readonly design: string;
  readonly day: LagosDay;
  readonly vatClass: VatClass;
  readonly priceInKobo: number;
  readonly depositInKobo: number;
};

export type PlaceFixed = (order: OrderFields, idempotencyKey: string) => Promise<PlacedOrder>;

/** How much the agreed work takes of the day was settled with the price; here only the time of the day is chosen. */
const NOTHING_IN_PARTICULAR: readonly never[] = [];

export type FixedCheckoutState = ReturnType<typeof useFixedCheckout>;

export function useFixedCheckout(sale: FixedSale, send: PlaceFixed) {
  const { priceInKobo, day } = sale;
  const held = useCheckoutDraft(nameDraftOf(sale.subject));
  const { change } = held;
  const ordering = useOrdering(held, { goodsInKobo: priceInKobo, isPaidInAdvance: true });
  const totals = sumUp(sale, findFee(ordering.destination));
  const availability = useAvailability(NOTHING_IN_PARTICULAR, held.draft.method);
  const shown = useMemo(
    () => availability.data?.days.find((each) => each.day === day),
    [availability.data, day],
  );
  const isSlotGone =
    held.draft.slot !== null &&
    shown?.windows.find(({ id }) => id === held.draft.slot?.windowId)?.state !== 'free';
  useEffect(() => {
    if (shown && isSlotGone) change({ slot: null });
  }, [shown, isSlotGone, change]);

  const { place, ...placed } = usePlacing(held, { send });
  const { problem } = placed;
  const fields = useOpenFields(problem);
  const { reload } = availability;
  useEffect(() => {
    if (problem?.kind === 'slot') reload();
  }, [problem, reload]);

  const placeFor = (expectedTotal: number) =>
    void place(
      buildOrderFields({ draft: held.read(), expectedTotal, goodsInKobo: priceInKobo }, ordering.terms),
    );
  const total = convertKoboToNaira(totals.totalInKobo);
  const placing: Placing = {
    ...placed,
    submit: () => placeFor(total),
    takeSlot: (slot) => {
      change({ slot });
      placeFor(total);
    },
    agreeToPrices: () => {
      if (problem?.kind === 'prices') placeFor(problem.total);
    },
  };
  return { ...ordering, ...fields, totals, availability, shown, placing };
}

function sumUp({ priceInKobo, vatClass }: FixedSale, feeInKobo: number | undefined): CheckoutTotals {
  const line = { quantity: 1, listPriceInKobo: priceInKobo, unitPriceInKobo: priceInKobo, vatClass };
  return {
    ...computeOrderTotals([line], feeInKobo ?? 0),
    goodsInKobo: priceInKobo,
    isFeeKnown: feeInKobo !== undefined,
    isVatKnown: true,
  };
}
