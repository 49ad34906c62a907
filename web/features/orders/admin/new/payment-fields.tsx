import { GIFT_MESSAGE_MAX_LENGTH, ORDER_NOTE_MAX_LENGTH } from '../../../../../contract/orders.ts';
import { isPaidOnline, type PaymentMethod } from '../../../../../domain/payments/payment-methods.ts';
import { ChoiceTile } from '../../../../ui/fields/choice-tile.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { Problem } from '../../../../ui/form/problem.tsx';
import { sayDuration } from '../../../../ui/slots/duration-words.ts';
import { PAYMENT_NAMES } from '../../order-words.ts';
import type { NewOrder } from './use-new-order.ts';

type PaymentFieldsProps = { readonly order: NewOrder };

export function PaymentFields({ order }: PaymentFieldsProps) {
  const { draft, change, payments, payment, problems } = order;
  return (
    <>
      <FormSection title="How it is paid">
        <fieldset className="grid gap-2 phone:grid-cols-2">
          <legend className="visually-hidden">How it is paid</legend>
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
      </FormSection>
      <FormSection title="Words">
        <TextArea
          label="Note for the kitchen or the rider"
          name="note"
          rows={2}
          value={draft.note}
          maxLength={ORDER_NOTE_MAX_LENGTH}
          problem={problems.note}
          onChange={({ target }) => change({ note: target.value })}
        />
        <TextArea
          label="Gift message"
          name="giftMessage"
          rows={2}
          value={draft.giftMessage}
          maxLength={GIFT_MESSAGE_MAX_LENGTH}
          problem={problems.giftMessage}
          hint="Goes with the box, which then names no prices."
          onChange={({ target }) => change({ giftMessage: target.value })}
        />
      </FormSection>
    </>
  );
}

/** What becomes of the place until the money is there. */
function explain(method: PaymentMethod, { terms }: NewOrder): string {
  const holds = terms.data?.holds;
  if (method === 'on_delivery' || method === 'at_pickup') return 'Confirmed at once.';
  const minutes = isPaidOnline(method) ? holds?.onlineMinutes : holds?.transferMinutes;
  const stored = minutes === undefined ? '' : `Keeps its place for ${sayDuration(minutes)}.`;
  return isPaidOnline(method) ? `We mail a link. ${stored}` : stored;
}
