import {
  chooseHoldMinutes,
  isPaidOnline,
  type PaymentMethod,
} from '../../../../../domain/payments/payment-methods.ts';
import { ChoiceTile } from '../../../../ui/fields/choice-tile.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { Problem } from '../../../../ui/form/problem.tsx';
import { readNaira } from '../../../../ui/form/read-typed.ts';
import { OrderNotes } from '../../../../ui/ordering/order-notes.tsx';
import { sayDuration } from '../../../../ui/slots/duration-words.ts';
import { PAYMENT_NAMES } from '../../order-words.ts';
import { AgreementFields } from './agreement-fields.tsx';
import type { NewOrder } from './use-new-order.ts';

type PaymentFieldsProps = { readonly order: NewOrder };

export function PaymentFields({ order }: PaymentFieldsProps) {
  const { draft, form, payments, payment } = order;
  const { problems, change } = form;
  return (
    <>
      <FormSection title="Payment">
        <fieldset className="grid gap-2 phone:grid-cols-2">
          <legend className="visually-hidden">Payment</legend>
          {payments.map((method) => (
            <ChoiceTile
              key={method}
              name="payment"
              title={PAYMENT_NAMES[method]}
              checked={method === payment}
              onChange={() => change({ payment: method })}
            >
              {explain(method, order)}
            </ChoiceTile>
          ))}
        </fieldset>
        <Problem>{problems.payment}</Problem>
        <AgreementFields order={order} />
      </FormSection>
      <FormSection title="Notes">
        <OrderNotes
          form={{ draft, problems, change }}
          noteLabel="Note for the kitchen or the rider"
          giftHint="Packed with the order. The packing slip won’t show prices."
        />
      </FormSection>
    </>
  );
}

/** What becomes of the place until the money is there. */
function explain(method: PaymentMethod, { holds, received }: NewOrder): string {
  if (method === 'on_delivery' || method === 'at_pickup') return 'Confirmed right away.';
  // Money in hand confirms the order, or holds its slot until that begins.
  if (readNaira(received) > 0) return '';
  const stored = holds ? `Holds the slot for ${sayDuration(chooseHoldMinutes(method, holds))}.` : '';
  return isPaidOnline(method) ? `Paid with the link you send. ${stored}` : stored;
}
