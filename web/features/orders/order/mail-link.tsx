import MailIcon from 'lucide-react/icons/mail';
import MailCheckIcon from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { requestOrderLinksEndpoint } from '../../../../contract/order-links.ts';
import type { Order } from '../../../../contract/orders.ts';
import { isLinkMailed } from '../../../../domain/orders/lost-links.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';

/** The key that opens the order elsewhere stands in the mailed link alone; this page has a cookie instead. */
export function MailLink({ order }: { readonly order: Order }) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const { email } = order.contact;
  const send = async () => {
    if (state === 'busy') return;
    setState('busy');
    try {
      await shopApi.call(requestOrderLinksEndpoint, { body: { email } });
      setState('sent');
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
      setState('idle');
    }
  };
  if (!isLinkMailed(order, new Date(order.now))) return null;
  return (
    <Panel className="grid gap-3">
      <h2 className="text-fs-3">Open this order on another device</h2>
      <p className="text-label text-cocoa-2">
        Use the link we emailed you. This page’s address works on this device only.
      </p>
      {state === 'sent' ? (
        <Note tone="good" role="status" icon={MailCheckIcon}>
          An email with the link is on its way to <span className="wrap-anywhere">{email}</span>.
        </Note>
      ) : (
        <Button kind="paper" onClick={send} aria-disabled={state === 'busy'} className="justify-self-start">
          {state === 'busy' ? <Spinner /> : <MailIcon />}
          {state === 'busy' ? 'Sending…' : 'Email me the link'}
        </Button>
      )}
    </Panel>
  );
}
