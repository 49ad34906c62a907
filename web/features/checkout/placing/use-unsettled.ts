import { useEffect, useEffectEvent, useState } from 'react';
import type { OrderPlacement } from '../../../../contract/orders.ts';
import { findPlacedOrderEndpoint } from '../../../../contract/placed-orders.ts';
import { backgroundApi } from '../../../api/shop-api.ts';
import { isLineUp } from '../../../ui/browser/use-online.ts';
import { useCart } from '../../cart/cart-context.tsx';
import { useAuth } from '../../users/auth-context.tsx';
import { findUnsettled } from '../draft/draft-storage.ts';
import { forgetDraft } from '../draft/stored-drafts.ts';
import { takeOutOrdered } from './change-items.ts';
import { type Settled, settleAttempt } from './settle-attempt.ts';
import { useArrive } from './use-arrive.ts';
import { useTakeOutOrdered } from './use-take-out-ordered.ts';

/** Long enough for a slow phone, and short enough for whoever waits for the form. */
const ASKED_FOR_MS = 8_000;

export type Unsettled = {
  /** Null: nothing of this tab is unanswered. */
  readonly state: 'asking' | Exclude<Settled['kind'], 'placed'> | null;
  readonly askAgain: () => void;
};

/** Asks once the page opens what became of an order that was sent and never answered; one that arrived is led to. In the browser only. */
export function useUnsettled(): Unsettled {
  const uid = useAuth().currentUser?.uid ?? null;
  const { cartItems } = useCart();
  const takeOut = useTakeOutOrdered();
  const arrive = useArrive();
  const [draft] = useState(() => findUnsettled(window, uid));
  const [state, setState] = useState<Unsettled['state']>(draft && 'asking');

  const settle = useEffectEvent(async (signal: AbortSignal) => {
    if (!draft) return;
    const { key, unanswered } = draft;
    const ask = (body: OrderPlacement) =>
      backgroundApi.call(findPlacedOrderEndpoint, {
        body,
        idempotencyKey: key,
        needsFreshToken: uid !== null,
        timeoutMs: ASKED_FOR_MS,
        signal,
      });
    const settled: Settled = isLineUp() ? await settleAttempt(unanswered, ask) : { kind: 'unknown' };
    if (signal.aborted) return;
    if (settled.kind !== 'placed') return setState(settled.kind);
    const { sent } = settled.once;
    await arrive({
      ...settled.once,
      draft,
      forget: () => forgetDraft(window),
      isCartLeft: takeOutOrdered(cartItems, sent.lines).items.length > 0,
      isPressed: false,
    });
    takeOut(sent);
  });
  useEffect(() => {
    if (state !== 'asking') return;
    const ending = new AbortController();
    void settle(ending.signal);
    return () => ending.abort();
  }, [state]);

  return { state, askAgain: () => setState('asking') };
}
