import { useState } from 'react';
import { Link } from 'react-router';
import {
  listNotifiedAdministratorsEndpoint,
  type NotifiedAdministrator,
  sendTestMailEndpoint,
} from '../../../contract/settings.ts';
import { ADMINISTRATOR_NOTIFICATIONS } from '../../../domain/notifications/choices.ts';
import { shopApi } from '../../api/shop-api.ts';
import { titlePage } from '../../page-meta.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { describeError } from '../../ui/feedback/describe-error.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { Problem } from '../../ui/form/problem.tsx';
import { joinWords } from '../../ui/formats/join-words.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { type Column, Table } from '../../ui/lists/table.tsx';
import { LoadedContent } from '../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Spinner } from '../../ui/loading/spinner.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import { ReminderTermsPanel } from '../cart/reminder-terms-context.tsx';
import { findUnsent, sayChannels, TOPIC_WORDS } from './notified-words.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { UnsentMails } from './unsent-mails.tsx';

export const meta = titlePage('Notifications');

const listNotifiedAdministrators = async (signal: AbortSignal) =>
  (await shopApi.call(listNotifiedAdministratorsEndpoint, { signal })).data;

export default function AdminNotificationsPage() {
  const loaded = useLoaded(listNotifiedAdministrators);
  return (
    <SettingsFrame explanation="Who is notified about what, and whether emails are being sent. Each person chooses their own notifications.">
      <div className="grid gap-6">
        <UnsentMails />
        <LoadedContent
          loaded={loaded}
          waitingWords="Loading notifications…"
          skeleton={<Skeleton className="h-60 rounded-picture" />}
        >
          {(administrators) => <NotifiedTable administrators={administrators} />}
        </LoadedContent>
        <ReminderTermsPanel />
        <MailTest />
      </div>
    </SettingsFrame>
  );
}

type Trial =
  | { readonly state: 'idle' | 'sending' }
  | { readonly state: 'sent'; readonly to: string }
  | { readonly state: 'failed'; readonly why: string };

/** Whether mails leave the shop, and if not, what the mail server says. */
function MailTest() {
  const [trial, setTrial] = useState<Trial>({ state: 'idle' });
  const isSending = trial.state === 'sending';

  async function send(): Promise<void> {
    if (isSending) return;
    setTrial({ state: 'sending' });
    try {
      const { sentTo } = await shopApi.call(sendTestMailEndpoint);
      setTrial({ state: 'sent', to: sentTo });
    } catch (error) {
      setTrial({ state: 'failed', why: describeError(error) });
    }
  }

  return (
    <Panel>
      <h2>Test your emails</h2>
      <p className="mt-1 mb-4 text-small text-cocoa-2">
        Sends an email to your own address, the same way customers’ emails are sent.
      </p>
      <Button kind="line" onClick={send} aria-disabled={isSending} className="aria-disabled:opacity-60">
        {isSending && <Spinner />}
        {isSending ? 'Sending…' : 'Send test email'}
      </Button>
      <p role="status" className="text-label not-empty:mt-3">
        {trial.state === 'sent' && `Sent to ${trial.to}. Check your inbox and spam folder.`}
      </p>
      <Problem>{trial.state === 'failed' ? trial.why : undefined}</Problem>
    </Panel>
  );
}

type NotifiedTableProps = { readonly administrators: readonly NotifiedAdministrator[] };

function NotifiedTable({ administrators }: NotifiedTableProps) {
  const unsent = findUnsent(administrators);
  const columns: readonly Column<NotifiedAdministrator>[] = [
    {
      heading: 'Administrator',
      cell: ({ name, email }) => (
        // Room for a usual address on one line; the channels beside it are single words.
        <div className="phone:min-w-52">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span className="block text-small wrap-anywhere text-cocoa-2">{email}</span>
        </div>
      ),
    },
    ...ADMINISTRATOR_NOTIFICATIONS.map((kind) => ({
      heading: TOPIC_WORDS[kind],
      cell: ({ notified }: NotifiedAdministrator) => sayChannels(notified[kind] ?? []),
      onCard: 'named-line' as const,
    })),
  ];
  return (
    <div className="grid gap-4">
      {unsent.length > 0 && (
        <Note tone="warning">
          No one is notified about{' '}
          {joinWords(
            unsent.map((kind) => TOPIC_WORDS[kind].toLowerCase()),
            'or',
          )}{' '}
          by email or push. They’re only visible in the admin area.
        </Note>
      )}
      <Panel className="max-phone:py-1 phone:px-4 phone:py-2">
        <Table
          caption="Who is notified"
          columns={columns}
          rows={administrators}
          keyOf={({ id }) => id}
          wrapsHeadings
        />
        <Link
          to="/account#notifications"
          reloadDocument
          className="link inline-flex min-h-11 items-center text-label phone:ml-2"
        >
          Change your notifications
        </Link>
      </Panel>
    </div>
  );
}
