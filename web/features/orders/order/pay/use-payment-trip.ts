import { useEffect, useState } from 'react';
import type { Order } from '../../../../../contract/orders.ts';
import type { ArrivalState } from '../use-arrival.ts';
import { findReturnPhase, isAwaited, type ReturnPhase } from './pay-ways.ts';
import { type PaymentStart, usePaymentStart } from './use-payment-start.ts';
import { usePaymentWatch } from './use-payment-watch.ts';

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
