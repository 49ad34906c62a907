import { useRef, useState } from 'react';
import type { Order } from '../../../../../contract/orders.ts';
import { changePaymentMethodEndpoint } from '../../../../../contract/unpaid-orders.ts';
import { warnRecipientPays } from '../../../../../domain/orders/gift.ts';
import type { OfflineMethod } from '../../../../../domain/payments/other-methods.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';

type SwitchWayProps = {
  readonly order: Order;
  readonly way: OfflineMethod;
  readonly onNews: () => void;
};

const BUTTONS: Readonly<Record<OfflineMethod, string>> = {
  transfer: 'Pay by transfer instead',
  on_delivery: 'Pay on delivery instead',
  at_pickup: 'Pay at pickup instead',
};

const WORDS: Readonly<Record<OfflineMethod, string>> = {
  transfer:
    'We’ll show you our account details, email them to you and hold your slot while you make the transfer.',
  on_delivery: 'You keep your order and your slot. For a first order, we may ask you to confirm by email.',
  at_pickup: 'You keep your order and your slot. For a first order, we may ask you to confirm by email.',
};

/** For whoever cannot or will not pay online after all: the order stays, and is paid another way. */
export function SwitchWay({ order, way, onNews }: SwitchWayProps) {
  const recipient = order.address?.recipient ?? '';
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Two presses can come before the button is drawn anew.
  const isSending = useRef(false);

  async function change(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await shopApi.call(changePaymentMethodEndpoint, { params: { id: order.id }, body: { payment: way } });
      onNews();
    } catch (error) {
      setFailure(describeError(error));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-4">
      <p className="max-w-measure">{WORDS[way]}</p>
      {way === 'on_delivery' && recipient !== '' && <Note tone="tip">{warnRecipientPays(recipient)}</Note>}
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      <Button
        kind="main"
        size="l"
        onClick={change}
        aria-disabled={isBusy}
        className="max-phone:w-full phone:justify-self-start"
      >
        {isBusy && <Spinner />}
        {BUTTONS[way]}
      </Button>
    </div>
  );
}
