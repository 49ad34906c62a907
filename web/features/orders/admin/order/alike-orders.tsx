import { useState } from 'react';
import { ALIKE_BY, type AlikeOrder, listAlikeOrdersEndpoint } from '../../../../../contract/alike-orders.ts';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { stepOrdersEndpoint } from '../../../../../contract/order-steps.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { nameDay } from '../../../../ui/slots/day-words.ts';
import { writeNaira } from '../../order-words.ts';
import { StatusMark } from '../status-mark.tsx';

type By = (typeof ALIKE_BY)[number];

const WORDS: Readonly<Record<By, { readonly button: string; readonly none: string }>> = {
  network: { button: 'Same network', none: 'No other unpaid orders from this network' },
  contact: { button: 'Same email or phone', none: 'No other unpaid orders with this email or phone' },
};
/** The customer reads it in the email, and may be innocent: it accuses nobody. */
const REASON = 'We couldn’t confirm this order';

/** Against whoever fills the calendar with orders that are not meant: all of them are shown, then cancelled together. */
export function AlikeOrders({ order }: { readonly order: AdminOrderDetails }) {
  const [busy, setBusy] = useState<By | null>(null);
  const [found, setFound] = useState<readonly AlikeOrder[]>([]);
  const [isAsking, setAsking] = useState(false);

  async function look(by: By): Promise<void> {
    if (busy) return;
    setBusy(by);
    try {
      const { data } = await shopApi.call(listAlikeOrdersEndpoint, {
        params: { id: order.id },
        query: { by },
      });
      setFound(data);
      if (data.some(({ id }) => id !== order.id)) setAsking(true);
      else showToast({ kind: 'info', text: WORDS[by].none });
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    } finally {
      setBusy(null);
    }
  }

  async function cancel(): Promise<void> {
    const body = { ids: found.map(({ id }) => id), to: 'cancelled', reason: REASON } as const;
    const { data } = await shopApi.call(stepOrdersEndpoint, { body });
    const failed = data.filter(({ problem }) => problem !== null);
    if (failed.length > 0) throw new Error(`${failed.length} of ${data.length} could not be cancelled.`);
    showToast({ kind: 'success', text: `${data.length} orders are cancelled` });
  }

  return (
    <Panel className="grid gap-3">
      <h2>Fake order?</h2>
      <p className="text-cocoa-2">
        See all unpaid orders from the same customer or network and cancel them together.
      </p>
      <div className="flex flex-wrap gap-2">
        {ALIKE_BY.map((by) => (
          <Button key={by} kind="quiet" size="s" onClick={() => look(by)} aria-disabled={busy !== null}>
            {busy === by && <Spinner />}
            {WORDS[by].button}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Cancel ${found.length} unpaid orders?`}
        button={`Cancel ${found.length} orders`}
        keepButton="Keep orders"
        buttonWhileBusy="Cancelling…"
        onConfirm={cancel}
      >
        <ul className="grid max-h-80 gap-2 overflow-y-auto">
          {found.map(({ id, number, status, isUnconfirmed, customerName, slot, total }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span>
                {number}, {customerName}, {nameDay(slot.day)}, {writeNaira(total)}
              </span>
              <StatusMark status={status} isUnconfirmed={isUnconfirmed} />
            </li>
          ))}
        </ul>
        <p>This frees their slots and notifies the customers. It can’t be undone.</p>
      </ConfirmDialog>
    </Panel>
  );
}
