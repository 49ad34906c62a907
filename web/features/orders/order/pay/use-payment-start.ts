import { useCallback, useEffect, useRef, useState } from 'react';
import { startPaymentEndpoint } from '../../../../../contract/payments.ts';
import type { OnlineChannel } from '../../../../../domain/payments/ways.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { describeError } from '../../../../ui/feedback/describe-error.ts';

export type PaymentStart = {
  /** Until the provider's page takes over. */
  readonly isStarting: boolean;
  /** Why the last try failed. */
  readonly failure: string | null;
  readonly start: (channel: OnlineChannel) => void;
};

/** Takes the browser to the provider's page. Calls back when the order may have changed meanwhile. */
export function usePaymentStart(id: string, onNews: () => void): PaymentStart {
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Two presses can come before the button is drawn anew.
  const isBusy = useRef(false);

  const stop = useCallback(() => {
    isBusy.current = false;
    setStarting(false);
  }, []);

  const start = useCallback(
    async (channel: OnlineChannel) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setStarting(true);
      setFailure(null);
      try {
        // Of the visit that is still open, or of a new one.
        const { payUrl } = await shopApi.call(startPaymentEndpoint, { params: { id }, body: { channel } });
        window.location.assign(payUrl);
      } catch (error) {
        setFailure(describeError(error));
        stop();
        onNews();
      }
    },
    [id, stop, onNews],
  );

  useEffect(() => {
    // Going back can bring the page out of the browser's memory as it was left.
    const handleReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      stop();
      onNews();
    };
    window.addEventListener('pageshow', handleReturn);
    return () => window.removeEventListener('pageshow', handleReturn);
  }, [stop, onNews]);

  return { isStarting, failure, start };
}
