import { type SyntheticEvent, useEffect, useState } from 'react';
import type { OfferedSlot } from '../../../../../contract/availability.ts';
import type { InputOf } from '../../../../../contract/endpoint.ts';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { type AdminOffer, makeOfferEndpoint } from '../../../../../contract/order-offers.ts';
import { placeAdminOrderEndpoint } from '../../../../../contract/taken-order.ts';
import { acceptPrices } from '../../../../../domain/cart/accept-prices.ts';
import { tidyCode } from '../../../../../domain/codes/code-text.ts';
import { toDeliveryTerms } from '../../../../../domain/delivery/zones.ts';
import { convertKoboToNaira } from '../../../../../domain/money.ts';
import { computeDraw } from '../../../../../domain/vouchers/voucher.ts';
import { type RefusedPlacement, readRefusedPlacement } from '../../../../api/refused-placement.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { makeRandomKey } from '../../../../ui/browser/make-random-key.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { type Send, useEditedForm } from '../../../../ui/form/use-edited-form.ts';
import { findDestination, findFee } from '../../../../ui/ordering/destination.ts';
import type { ShownTotals } from '../../../../ui/ordering/shown-totals.ts';
import { useAdminCode } from '../../../codes/admin-code-context.ts';
import { useDeliveryTerms } from '../../../delivery/delivery-terms-context.ts';
import { useShopProfile } from '../../../shop/shop-context.tsx';
import { useOnlineChannels } from '../../payment-context.tsx';
import { computeDraftTotals } from './draft-totals.ts';
import {
  buildPlacement,
  chooseDeposit,
  choosePayment,
  chooseReceived,
  findPlacementProblems,
  type OrderDraft,
  offerPayments,
  startOrder,
} from './order-draft.ts';

export type NewOrder = ReturnType<typeof useNewOrder>;

/** An order that is being taken down: what was typed, what it comes to, and what the shop says to it. */
export function useNewOrder() {
  const [placed, setPlaced] = useState<AdminOrderDetails | null>(null);
  const [quoted, setQuoted] = useState<AdminOffer | null>(null);
  const [refused, setRefused] = useState<RefusedPlacement | null>(null);
  // Chosen, and not yet taken: it is too late for customers, or full.
  const [late, setLate] = useState<OfferedSlot | null>(null);
  const shopState = useShopProfile().address.state;
  const { data: answer } = useDeliveryTerms();
  const onlineChannels = useOnlineChannels().data ?? [];
  const terms = answer && toDeliveryTerms(answer);
  /** What was typed as a code by the time its field was left: not every letter is a try. */
  const [askedCode, askCode] = useState<string | null>(null);
  const { known, voucher, problem: codeProblem } = useAdminCode(askedCode ?? '');

  /** Where the shop delivers nowhere, nobody has to say that it is picked up. */
  const settle = (typed: OrderDraft): OrderDraft =>
    answer?.zones.length === 0 ? { ...typed, method: 'pickup' } : typed;

  /** By the rules by which the order will be placed. */
  function reckon(typed: OrderDraft) {
    const draft = settle(typed);
    const { goodsInKobo } = computeDraftTotals(draft, 0);
    const destination = findDestination(terms, draft, goodsInKobo);
    const payments = offerPayments(
      draft,
      destination.kind === 'zone' ? destination.zone : undefined,
      onlineChannels,
    );
    const totals = computeDraftTotals(draft, findFee(destination), draft.code === '' ? undefined : known);
    const payment = choosePayment(draft, payments);
    const deposit = chooseDeposit(draft, { payment, total: totalOf(totals) });
    const draw = voucher && {
      ...voucher,
      drawnInKobo: computeDraw(voucher.balanceInKobo, totals.totalInKobo),
    };
    const used = draft.code === '' ? undefined : draw;
    const left = convertKoboToNaira(totals.totalInKobo - (used?.drawnInKobo ?? 0));
    const received = chooseReceived(draft, { deposit, left });
    return { destination, totals, payments, payment, deposit, received, draw: used };
  }
  const build = (draft: OrderDraft, total?: number) => {
    const { payment, totals, draw } = reckon(draft);
    return buildPlacement(settle(draft), { payment, total: total ?? totalOf(totals), draw });
  };

  const place =
    (total?: number): Send<OrderDraft> =>
    async (draft, saved) => {
      setRefused(null);
      // Just found to be one.
      const body = build(draft, total) as InputOf<typeof placeAdminOrderEndpoint.bodySchema>;
      const order = await shopApi.call(placeAdminOrderEndpoint, { body, idempotencyKey: draft.key });
      setPlaced(order);
      showToast({ kind: 'success', text: `Order ${order.number} is placed` });
      return { ...saved, values: draft };
    };

  const quote: Send<OrderDraft> = async (draft, saved) => {
    setRefused(null);
    // Just found to be one.
    // A code is used when somebody orders, not when a price is named.
    const body = build({ ...draft, code: '' }) as InputOf<typeof makeOfferEndpoint.bodySchema>;
    setQuoted(await shopApi.call(makeOfferEndpoint, { body }));
    return { ...saved, values: draft };
  };

  const form = useEditedForm<OrderDraft>({
    saved: () => ({ values: startOrder(makeRandomKey(), shopState), version: '' }),
    draftName: 'order-7',
    findProblems: (draft) => findPlacementProblems(build(draft)),
    send: place(),
    onRefusal(error) {
      const refusal = readRefusedPlacement(error);
      setRefused(refusal);
      if (refusal.kind === 'placed-before') form.change({ key: makeRandomKey() });
      if (refusal.kind === 'slot') return { slot: refusal.message };
      return refusal.kind === 'fields' ? refusal.problems : true;
    },
  });
  const { values, forgetDraft } = form;
  const draft = settle(values);
  // What was typed while it was being placed belongs to no order.
  useEffect(() => {
    if (placed || quoted) forgetDraft();
  });

  const typedCode = tidyCode(draft.code);
  const isCodeChecked =
    typedCode === '' || (typedCode === askedCode && (known ?? voucher ?? codeProblem) !== undefined);
  // What an earlier visit has typed comes with the draft, and nobody leaves its field.
  useEffect(() => {
    if (form.isRestored && askedCode === null) askCode(typedCode);
  }, [form.isRestored, askedCode, typedCode]);
  return {
    ...reckon(draft),
    code: {
      known: typedCode === '' ? undefined : known,
      problem: typedCode === askedCode ? codeProblem : undefined,
      ask: () => askCode(typedCode),
    },
    form: {
      ...form,
      props: {
        ...form.props,
        onSubmit(event: SyntheticEvent) {
          setRefused(null);
          if (isCodeChecked) return form.props.onSubmit(event);
          // Its field is left by this very press: first what it gives or pays is shown.
          event.preventDefault();
          askCode(typedCode);
          showToast({ kind: 'info', text: 'Check the discount, then place the order.' });
        },
      },
    },
    draft,
    terms,
    holds: answer?.holds,
    late,
    setLate,
    placed,
    quoted,
    saveQuote: () => form.save(quote),
    refused,
    dismiss: () => setRefused(null),
    takeSlot: (slot: OrderDraft['slot']) => form.save(place(), { ...draft, slot }),
    agreeToPrices() {
      if (refused?.kind !== 'prices') return;
      const items = acceptPrices(draft.items, refused.changes);
      void form.save(place(refused.total), { ...draft, items });
    },
  };
}

function totalOf({ totalInKobo }: ShownTotals): number {
  return convertKoboToNaira(totalInKobo);
}
