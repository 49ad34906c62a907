import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { UnsentMail } from '../../../contract/settings.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Problem } from '../../ui/form/problem.tsx';
import { formatSince } from '../../ui/formats/format-moment.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { type Column, Table } from '../../ui/lists/table.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import { listUnsentMails, sendUnsentMails } from './settings-requests.ts';

const LOOK_AGAIN_MS = 3_000;

const COLUMNS: readonly Column<UnsentMail>[] = [
  {
    heading: 'Mail',
    cell: ({ title, recipient }) => (
      <>
        <span className="font-semibold">{title}</span>
        <span className="block text-small wrap-anywhere text-cocoa-2">{recipient}</span>
      </>
    ),
  },
  {
    heading: 'About',
    cell: ({ number, link }) => (
      <Link to={link} className="link">
        {number ?? 'a message'}
      </Link>
    ),
    onCard: 'named-line',
  },
  {
    heading: 'Should have left',
    cell: ({ createdAt, attempts }) =>
      `${formatSince(createdAt, new Date())}, tried ${attempts === 1 ? 'once' : `${attempts} times`}`,
    onCard: 'named-line',
  },
];

/** Mails that did not leave, and what can be done about them. Nothing where all have. */
export function UnsentMails() {
  const { data = [], failure, reload } = useLoaded(listUnsentMails);
  const [isTrying, setTrying] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isWaiting = isTrying && data.length > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(reload, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, reload]);

  async function sendAgain(): Promise<void> {
    setProblem(undefined);
    try {
      await sendUnsentMails();
      setTrying(true);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  if (failure !== null) return <Problem>{failure}</Problem>;
  if (data.length === 0) return isTrying && <p role="status">All mails have left.</p>;
  return (
    <Panel>
      <h2>Mails not sent</h2>
      <p className="mt-1 mb-4 text-small text-cocoa-2">
        The shop tries again by itself for some hours. If a test mail below arrives, send these again; if only
        one of them stays, its address is likely wrong: open what it is about, and call.
      </p>
      <Table caption="Mails not sent" columns={COLUMNS} rows={data} keyOf={({ id }) => id} />
      <Button kind="line" onClick={sendAgain} className="mt-4">
        Send them again
      </Button>
      <p role="status" className="mt-3 text-label empty:hidden">
        {isTrying && 'They are being sent. What leaves goes from this list.'}
      </p>
      <Problem>{problem}</Problem>
    </Panel>
  );
}
