import { useState } from 'react';
import { sendTestMailEndpoint } from '../../../contract/settings.ts';
import { shopApi } from '../../api/shop-api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Problem } from '../../ui/form/problem.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Spinner } from '../../ui/loading/spinner.tsx';

type Trial =
  | { readonly state: 'idle' | 'sending' }
  | { readonly state: 'sent'; readonly to: string }
  | { readonly state: 'failed'; readonly why: string };

/** Whether mails leave the shop, and if not, what the mail server says. */
export function MailTest() {
  const [trial, setTrial] = useState<Trial>({ state: 'idle' });
  const isSending = trial.state === 'sending';

  async function send(): Promise<void> {
    if (isSending) return;
    setTrial({ state: 'sending' });
    try {
      const { sentTo } = await shopApi.call(sendTestMailEndpoint);
      setTrial({ state: 'sent', to: sentTo });
    } catch (error) {
      setTrial({ state: 'failed', why: error instanceof Error ? error.message : String(error) });
    }
  }

  return (
    <Panel>
      <h2>Do mails arrive?</h2>
      <p className="mt-1 mb-4 text-small text-cocoa-2">
        Sends a mail to your own address the way every mail of the shop is sent.
      </p>
      <Button kind="line" onClick={send} aria-disabled={isSending} className="aria-disabled:opacity-60">
        {isSending && <Spinner />}
        {isSending ? 'Sending…' : 'Send a test'}
      </Button>
      <p role="status" className="text-label not-empty:mt-3">
        {trial.state === 'sent' && `Sent to ${trial.to}. Look into your inbox, and into its spam folder.`}
      </p>
      <Problem>{trial.state === 'failed' ? trial.why : undefined}</Problem>
    </Panel>
  );
}
