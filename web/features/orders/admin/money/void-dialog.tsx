import { useState } from 'react';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { voidPaymentEndpoint } from '../../../../../contract/payment-admin.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { makeRandomKey } from '../../../../ui/browser/make-random-key.ts';
import { writeNaira } from '../../order-words.ts';
import { MoneyDialog } from './money-form.tsx';
import { ReasonForm } from './reason-form.tsx';

export type VoidedPayment = { readonly id: string; readonly words: string; readonly amount: number };

type VoidDialogProps = {
  readonly orderId: string;
  /** Null until the first one was chosen. */
  readonly payment: VoidedPayment | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onBooked: (order: AdminOrderDetails) => void;
};

const TITLE = 'Void this payment?';

/** For a payment that was recorded by mistake. */
export function VoidDialog({ payment, isOpen, onClose, ...rest }: VoidDialogProps) {
  return (
    <MoneyDialog title={TITLE} isOpen={isOpen} onClose={onClose}>
      {payment && <VoidForm {...rest} payment={payment} onClose={onClose} />}
    </MoneyDialog>
  );
}

type VoidFormProps = Omit<VoidDialogProps, 'isOpen' | 'payment'> & { readonly payment: VoidedPayment };

function VoidForm({ orderId, payment, onClose, onBooked }: VoidFormProps) {
  const [key] = useState(makeRandomKey);
  const amount = writeNaira(payment.amount);
  return (
    <ReasonForm
      title={TITLE}
      lead={`${payment.words}, ${amount}. It stays in the list, crossed out, and no longer counts. If you did receive the money, refund it instead.`}
      draftName={`void-1:${payment.id}`}
      hint="Only your team sees this: “Recorded twice”."
      button={`Void ${amount}`}
      buttonWhileBusy="Voiding…"
      send={(body) =>
        shopApi.call(voidPaymentEndpoint, {
          params: { id: orderId, paymentId: payment.id },
          body,
          idempotencyKey: key,
        })
      }
      doneWords={`Payment of ${amount} voided`}
      onClose={onClose}
      onBooked={onBooked}
    />
  );
}
