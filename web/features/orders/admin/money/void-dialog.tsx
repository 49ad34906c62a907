import { useState } from 'react';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import {
  putRefundBackEndpoint,
  voidPaymentEndpoint,
  voidRefundEndpoint,
  voidWriteOffEndpoint,
} from '../../../../../contract/payment-admin.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { makeRandomKey } from '../../../../ui/browser/make-random-key.ts';
import { writeNaira } from '../../order-words.ts';
import { DeskDialog } from '../desk-dialog.tsx';
import { ReasonForm } from '../reason-form.tsx';

export type Voided = {
  readonly what: 'payment' | 'refund' | 'cash refund' | 'sent refund' | 'write-off';
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

type VoidWords = {
  readonly title: string;
  readonly lead: string;
  readonly example: string;
  readonly button: (amount: string) => string;
  readonly done: (amount: string) => string;
};

const voidIt = (amount: string) => `Void ${amount}`;

const WORDS: Readonly<Record<Voided['what'], VoidWords>> = {
  payment: {
    title: 'Void this payment?',
    lead: 'Only for a payment recorded by mistake: to give money back, use Refund. The order keeps its status, and if we emailed the customer about this payment, we send a correction.',
    example: 'Recorded twice',
    button: voidIt,
    done: (amount) => `Payment of ${amount} voided`,
  },
  refund: {
    title: 'Void this refund?',
    lead: 'The money stays with you and no longer counts as refunded. If you’ve already made the transfer, mark it as sent instead.',
    example: 'She took another cake instead',
    button: voidIt,
    done: (amount) => `Refund of ${amount} voided`,
  },
  'cash refund': {
    title: 'Void this refund?',
    lead: 'Do this only if the customer didn’t get the cash. They may have had an email about it, so let them know.',
    example: 'The cash stayed in the drawer',
    button: voidIt,
    done: (amount) => `Refund of ${amount} voided`,
  },
  'sent refund': {
    title: 'Mark this refund as not sent?',
    lead: 'You’ll still need to send it. It counts as refunded once you mark it as sent. A customer who was notified gets a correction.',
    example: 'The bank rejected the transfer',
    button: (amount) => `Mark ${amount} as not sent`,
    done: (amount) => `Refund of ${amount} marked as not sent`,
  },
  'write-off': {
    title: 'Void this write-off?',
    lead: 'The customer owes this amount again. The order keeps its status.',
    example: 'Written off by mistake',
    button: voidIt,
    done: (amount) => `Write-off of ${amount} voided`,
  },
};

/** For what was recorded by mistake: a payment, a write-off, a refund that is not to be sent, or that was not sent after all. */
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
  const { title, lead, example, button, done } = WORDS[voided.what];
  const amount = writeNaira(voided.amount);
  return (
    <ReasonForm
      title={title}
      lead={lead}
      draftName={`void-1:${voided.id}`}
      hint={`Only your team sees this. For example: “${example}”.`}
      button={button(amount)}
      buttonWhileBusy="Saving…"
      send={(body) => send(orderId, voided, body, key)}
      doneWords={done(amount)}
      onClose={onClose}
      onRecorded={onRecorded}
    />
  );
}

function send(
  id: string,
  { what, id: recordId }: Voided,
  body: { readonly reason: string },
  idempotencyKey: string,
): Promise<AdminOrderDetails> {
  switch (what) {
    case 'payment':
      return shopApi.call(voidPaymentEndpoint, { params: { id, paymentId: recordId }, body, idempotencyKey });
    case 'write-off':
      return shopApi.call(voidWriteOffEndpoint, { params: { id, writeOffId: recordId }, body });
    case 'sent refund':
      return shopApi.call(putRefundBackEndpoint, { params: { id, refundId: recordId }, body });
    default:
      return shopApi.call(voidRefundEndpoint, { params: { id, refundId: recordId }, body });
  }
}
