import { useState } from 'react';
import { type Delivery, stepDeliveryEndpoint } from '../../../../contract/deliveries.ts';
import type { InputOf } from '../../../../contract/endpoint.ts';
import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { ChoiceTile } from '../../../ui/fields/choice-tile.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';

type DialogProps = {
  readonly delivery: Delivery;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

type Step = InputOf<typeof stepDeliveryEndpoint.bodySchema>;

async function step(
  { delivery: { id, number }, onDone }: DialogProps,
  body: Step,
  done: string,
): Promise<void> {
  try {
    await shopApi.call(stepDeliveryEndpoint, { params: { id }, body });
    showToast({ kind: 'success', text: `${number} ${done}` });
  } finally {
    // Also after a refusal: what is shown may be older.
    onDone();
  }
}

export function StartDialog(props: DialogProps) {
  const { delivery, isOpen, onClose } = props;
  const { version } = delivery;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Start this delivery?"
      button="Start delivery"
      buttonWhileBusy="Starting…"
      onConfirm={() => step(props, { to: 'out_for_delivery', version }, 'is on its way')}
    >
      <p>We’ll notify the customer that the order is on its way.</p>
    </ConfirmDialog>
  );
}

const PAYMENTS = [
  { way: 'cash', words: 'Collected in cash' },
  { way: 'transfer', words: 'Paid by transfer' },
  { way: null, words: 'Not paid' },
] as const;

export function DeliveredDialog(props: DialogProps) {
  const { delivery, isOpen, onClose } = props;
  const { version, due } = delivery;
  // Nothing is chosen for the rider: what is recorded is what happened at the door.
  const [way, setWay] = useState<'cash' | 'transfer' | null>();
  const deliver = async () => {
    if (due > 0 && way === undefined) throw new Error('Choose how it was paid.');
    const payment = due > 0 && way ? { payment: { way, amount: due } } : {};
    await step(props, { to: 'delivered', version, ...payment }, 'is delivered');
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Delivered to ${delivery.name}?`}
      button="Mark as delivered"
      buttonWhileBusy="Saving…"
      onConfirm={deliver}
    >
      {due > 0 && (
        <fieldset className="grid gap-2 text-cocoa">
          <legend className="mb-2 font-semibold">How was {formatNaira(convertNairaToKobo(due))} paid?</legend>
          {PAYMENTS.map((each) => (
            <ChoiceTile
              key={each.words}
              name="payment"
              title={each.words}
              checked={way === each.way}
              onChange={() => setWay(each.way)}
            />
          ))}
        </fieldset>
      )}
    </ConfirmDialog>
  );
}

const REASONS = [
  'Nobody was there',
  'No answer to calls',
  'Wrong address',
  'The customer refused it',
] as const;

export function FailedDialog(props: DialogProps) {
  const { delivery, isOpen, onClose } = props;
  const { version } = delivery;
  const [reason, setReason] = useState<string>(REASONS[0]);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Couldn’t deliver to ${delivery.name}?`}
      button="Mark as not delivered"
      buttonWhileBusy="Saving…"
      onConfirm={() => step(props, { to: 'delivery_failed', version, reason }, 'could not be delivered')}
    >
      <fieldset className="grid gap-2 text-cocoa">
        <legend className="mb-2 font-semibold">What happened?</legend>
        {REASONS.map((each) => (
          <ChoiceTile
            key={each}
            name="reason"
            title={each}
            checked={reason === each}
            onChange={() => setReason(each)}
          />
        ))}
      </fieldset>
      <p>Bring the order back to the bakery. The order desk is notified right away.</p>
    </ConfirmDialog>
  );
}
