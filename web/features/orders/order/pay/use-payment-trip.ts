import { useEffect, useState } from 'react';
import type { Order } from '../../../../../contract/orders.ts';
import { checkPaymentsEndpoint } from '../../../../../contract/payments.ts';
import { backgroundApi } from '../../../../api/shop-api.ts';
import { readOrder } from '../../read-order.ts';
import type { ArrivalState } from '../use-arrival.ts';
import { findReturnPhase, isAwaited, type ReturnPhase } from './pay-ways.ts';
import { type PaymentStart, usePaymentStart } from './use-payment-start.ts';

type TripParts = {
  readonly id: string;
  /** Not there while it is loaded for the first time, or not found. */
  readonly order: Order | null | undefined;
  readonly arriving: ArrivalState;
  /** Something may have changed about the order. */
  readonly onNews: () => void;
  readonly onOrder: (order: Order | null) => void;
};

export type PaymentTrip = PaymentStart & {
  /** From checkout straight on to the payment page. */
  readonly isLedOn: boolean;
  readonly phase: ReturnPhase;
  /** Back from the payment page, and no longer waiting for what was to be paid there. */
  readonly giveUpWaiting: () => void;
};

/** To the payment page and back: from checkout without a press, from the order's page with one. */
export function usePaymentTrip({ id, order, arriving, onNews, onOrder }: TripParts): PaymentTrip {
  const { arrival, changeArrival } = arriving;
  const { payBy, reference } = arrival;
  const payment = usePaymentStart(id, onNews);
  const watch = usePaymentWatch({ id, isOpen: Boolean(order && isAwaited(order)), onOrder });
  const [isFromCheckout] = useState(payBy !== null);

  const { start } = payment;
  useEffect(() => {
    if (payBy === null) return;
    // Noted first: coming back must not lead on to the payment page again.
    void changeArrival({ payBy: null });
    start(payBy);
  }, [payBy, changeArrival, start]);

  return {
    ...payment,
    isLedOn: payBy !== null || (isFromCheckout && payment.isStarting),
    phase: order ? findReturnPhase(order, reference, watch) : 'none',
    giveUpWaiting: () => void changeArrival({ reference: null }),
  };
}

/** Seldom enough to stay far below what the shop allows; afterwards its own questions go on without the page. */
const PAUSES_MS = [0, 3_000, 5_000, 8_000, 15_000, 30_000, 60_000, 120_000];

type PaymentWatch = {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onOrder: (order: Order | null) => void;
};

/** Asks about an open payment, soon at first and then ever more rarely. How often the shop has answered, and whether it is over. */
function usePaymentWatch({ id, isOpen, onOrder }: PaymentWatch) {
  const [rounds, setRounds] = useState(0);
  useEffect(() => {
    if (!isOpen) return;
    const ending = new AbortController();
    const { signal } = ending;
    let timer: ReturnType<typeof setTimeout>;

    async function ask(round: number): Promise<void> {
      try {
        await backgroundApi.call(checkPaymentsEndpoint, { params: { id }, signal });
        const order = await readOrder(id, signal, true);
        if (!signal.aborted) onOrder(order);
      } catch {
        // The next round asks again, and the news tell of it as well.
      }
      if (signal.aborted) return;
      setRounds(round + 1);
      wait(round + 1);
    }
    function wait(round: number): void {
      const pauseMs = PAUSES_MS[round];
      if (pauseMs !== undefined) timer = setTimeout(() => ask(round), pauseMs);
    }
    wait(0);
    return () => {
      ending.abort();
      clearTimeout(timer);
      setRounds(0);
    };
  }, [id, isOpen, onOrder]);
  return { rounds, isOver: rounds >= PAUSES_MS.length };
}
