import { EarlyStepDialog } from './early-step.tsx';
import { HandOverDialog } from './money/hand-over-dialog.tsx';
import { PaymentDialog } from './money/payment-dialog.tsx';
import type { AdminActs } from './use-admin-acts.ts';

type ActDialogsProps = { readonly acts: Pick<AdminActs, 'payment' | 'handOver' | 'earlyHandOver'> };

/** What is asked about an order where it is listed. */
export function ActDialogs({ acts }: ActDialogsProps) {
  return (
    <>
      <PaymentDialog {...acts.payment} />
      <HandOverDialog {...acts.handOver} />
      <EarlyStepDialog {...acts.earlyHandOver} />
    </>
  );
}
