import { useCallback, useRef, useState } from 'react';
import type { InputOf } from '../../../../../contract/endpoint.ts';
import { type AdminOrderDetails, placeAdminOrderEndpoint } from '../../../../../contract/order-admin.ts';
import { acceptPrices } from '../../../../../domain/cart/accept-prices.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { type RefusedPlacement, readRefusedPlacement } from '../../../../api/refused-placement.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { makeRandomKey } from '../../../../ui/browser/make-random-key.ts';
import { useDeliveryTerms } from '../../../delivery/delivery-terms-context.ts';
import { useOnlineChannels } from '../../payment-context.tsx';
import { choosePayment, offerPayments, reckonCost } from './delivery-cost.ts';
import {
  BLANK_DRAFT,
  buildPlacement,
  findPlacementProblems,
  forgetProblems,
  type OrderDraft,
} from './order-draft.ts';
import { findRefusedFields } from './refusal-words.ts';

export type NewOrder = ReturnType<typeof useNewOrder>;

/** An order that is being taken down: what was typed, what it comes to, and what the shop says to it. */
export function useNewOrder(onPlaced: (order: AdminOrderDetails) => void) {
  const [draft, setDraft] = useState(BLANK_DRAFT);
  const [key, setKey] = useState(makeRandomKey);
  const [found, setFound] = useState<FieldProblems>({});
  const [problems, setProblems] = useState<FieldProblems>({});
  const [refused, setRefused] = useState<RefusedPlacement | null>(null);
  const isRunning = useRef(false);
  const [isSending, setSending] = useState(false);
  const terms = useDeliveryTerms();
  const onlineChannels = useOnlineChannels().data ?? [];

  const cost = reckonCost(draft, terms.data);
  const payments = offerPayments(draft, cost.zone, onlineChannels);
  const payment = choosePayment(draft.payment, payments);

  const change = useCallback((part: Partial<OrderDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblems((before) => forgetProblems(before, Object.keys(part)));
  }, []);

  function showProblems(next: FieldProblems): void {
    setFound(next);
    setProblems(next);
  }

  async function place(wanted: OrderDraft, total: number): Promise<void> {
    if (isRunning.current) return;
    const placement = buildPlacement(wanted, { payment, total });
    const wrong = findPlacementProblems(placement);
    setRefused(null);
    showProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    isRunning.current = true;
    setSending(true);
    try {
      // Just found to be one.
      const body = placement as InputOf<typeof placeAdminOrderEndpoint.bodySchema>;
      onPlaced(await shopApi.call(placeAdminOrderEndpoint, { body, idempotencyKey: key }));
    } catch (error) {
      const refusal = readRefusedPlacement(error);
      setRefused(refusal);
      showProblems(findRefusedFields(refusal));
      if (refusal.kind === 'placed-before') setKey(makeRandomKey());
    } finally {
      isRunning.current = false;
      setSending(false);
    }
  }

  return {
    draft,
    change,
    cost,
    terms,
    payments,
    payment,
    /** What was just found wrong takes the keyboard there; mending one problem does not. */
    found,
    problems,
    refused,
    isSending,
    submit: () => void place(draft, cost.total),
    agreeToPrices() {
      if (refused?.kind !== 'prices') return;
      const items = acceptPrices(draft.items, refused.changes);
      change({ items });
      void place({ ...draft, items }, refused.total);
    },
  };
}
