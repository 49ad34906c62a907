import MailCheckIcon from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { confirmOrderEndpoint, type Order } from '../../../../contract/orders.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { DemoMailNote } from '../../users/demo-mail-context.tsx';
import { HoldNote } from './pay/hold-note.tsx';
import { ResendForm } from './resend-form.tsx';

type ConfirmOrderProps = {
  readonly order: Order;
  readonly onChange: (order: Order) => void;
  readonly onOver: () => void;
};

/** What an order that is paid on receipt waits for: a button for whoever comes by the emailed link, and for others where it is. */
export function ConfirmOrder({ order, onChange, onOver }: ConfirmOrderProps) {
  // The address loses it as soon as anything else is looked at.
  const [key] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('confirm'));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function confirm(): Promise<void> {
    if (isBusy || key === null) return;
    setBusy(true);
    setFailure(null);
    try {
      onChange(await shopApi.call(confirmOrderEndpoint, { params: { id: order.id }, body: { key } }));
      showToast({ kind: 'success', text: `Order ${order.number} is confirmed` });
    } catch (error) {
      setFailure(describeError(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-labelledby="confirm-heading">
      <Panel className="grid gap-5">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
          <span className="scallop grid size-11 place-items-center gold">
            <MailCheckIcon className="size-5" />
          </span>
          <h2 id="confirm-heading" className="self-center text-fs-3">
            {key === null ? 'Check your email' : 'One more step'}
          </h2>
          <p className="max-w-words phone:col-start-2 max-phone:col-span-2">
            {key === null ? (
              <>
                We’ve sent a link to{' '}
                <span className="font-semibold wrap-anywhere">{order.contact.email}</span>. Open it to confirm
                your order. Can’t find it? Check your spam folder, or check the address below and send it
                again.
              </>
            ) : (
              `Confirm your order so we can start baking. You’ll pay ${order.method === 'pickup' ? 'at pickup' : 'on delivery'}.`
            )}
          </p>
        </div>
        {key === null && <DemoMailNote />}
        {key === null && <ResendForm order={order} onSent={onChange} />}
        {failure !== null && (
          <Note tone="problem" role="alert">
            {failure}
          </Note>
        )}
        {key !== null && (
          <Button
            kind="main"
            size="l"
            onClick={confirm}
            aria-disabled={isBusy}
            className="phone:justify-self-start"
          >
            {isBusy && <Spinner />}
            {isBusy ? 'Confirming…' : 'Confirm order'}
          </Button>
        )}
        <HoldNote order={order} onOver={onOver}>
          If you don’t confirm it by then, the order expires and you won’t be charged.
        </HoldNote>
      </Panel>
    </section>
  );
}
