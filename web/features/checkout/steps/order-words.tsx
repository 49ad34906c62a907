import { GIFT_MESSAGE_MAX_LENGTH, ORDER_NOTE_MAX_LENGTH } from '../../../../contract/orders.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import type { Ordering } from '../use-ordering.ts';

/** What the shopper has to say: to whoever brings it, and to whoever gets it. */
export function OrderWords({ checkout: { draft, change, problems } }: { readonly checkout: Ordering }) {
  return (
    <>
      <TextArea
        label={draft.method === 'delivery' ? 'Note for the rider' : 'Note for us'}
        name="note"
        rows={2}
        maxLength={ORDER_NOTE_MAX_LENGTH}
        value={draft.note}
        problem={problems.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <TextArea
        label="Gift message"
        name="giftMessage"
        rows={2}
        maxLength={GIFT_MESSAGE_MAX_LENGTH}
        hint="We write it on a card and put it with the order."
        value={draft.giftMessage}
        problem={problems.giftMessage}
        onChange={({ target }) => change({ giftMessage: target.value })}
      />
    </>
  );
}
