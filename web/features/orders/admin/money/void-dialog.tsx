import { useState } from 'react';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { voidPaymentEndpoint, voidRefundEndpoint } from '../../../../../contract/payment-admin.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { makeRandomKey } from '../../../../ui/browser/make-random-key.ts';
import { writeNaira } from '../../order-words.ts';
import { DeskDialog } from '../desk-dialog.tsx';
import { ReasonForm } from '../reason-form.tsx';

export type Voided = {
  readonly what: 'payment' | 'refund' | 'cash refund';
  readonly id: string;
  readonly amount: number;
};

type VoidDialogProps = {
  readonly orderId: string;
  /** Null until the first one was chosen. */
  readonly voided: Voided | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onRecorded: (order: AdminOrderDetails) => void;
};

const WORDS: Readonly<
  Record<Voided['what'], { readonly title: string; readonly lead: string; readonly done: string }>
> = {
  payment: {
    title: 'Void this payment?',
    lead: 'Only for a payment recorded by mistake: to give money back, use Refund. The order keeps its status, and a customer who was notified gets a correction.',
    done: 'Payment',
  },
  refund: {
    title: 'Void this refund?',
    lead: 'The money stays with you and no longer counts as refunded. If you’ve already made the transfer, mark it as sent instead.',
    done: 'Refund',
  },
  'cash refund': {
    title: 'Void this refund?',
    lead: 'Do this only if the customer didn’t get the cash. They may have had an email about it, so let them know.',
    done: 'Refund',
  },
};

/** For a payment that was recorded by mistake, or a refund that is not to be sent after all. */
export function VoidDialog({ voided, isOpen, onClose, ...rest }: VoidDialogProps) {
  return (
    <DeskDialog title={WORDS[voided?.what ?? 'payment'].title} isOpen={isOpen} onClose={onClose}>
      {voided && <VoidForm {...rest} voided={voided} onClose={onClose} />}
    </DeskDialog>
  );
}

type VoidFormProps = Omit<VoidDialogProps, 'isOpen' | 'voided'> & { readonly voided: Voided };

function VoidForm({ orderId, voided, onClose, onRecorded }: VoidFormProps) {
  const [key] = useState(makeRandomKey);
  const { title, lead, done } = WORDS[voided.what];
  const amount = writeNaira(voided.amount);
  return (
    <ReasonForm
      title={title}
      lead={lead}
      draftName={`void-1:${voided.id}`}
      hint="Only your team sees this. For example: “Recorded twice”."
      button={`Void ${amount}`}
      buttonWhileBusy="Voiding…"
      send={(body) =>
        voided.what === 'payment'
          ? shopApi.call(voidPaymentEndpoint, {
              params: { id: orderId, paymentId: voided.id },
              body,
              idempotencyKey: key,
            })
          : shopApi.call(voidRefundEndpoint, { params: { id: orderId, refundId: voided.id }, body })
      }
      doneWords={`${done} of ${amount} voided`}
      onClose={onClose}
      onRecorded={onRecorded}
    />
  );
}
