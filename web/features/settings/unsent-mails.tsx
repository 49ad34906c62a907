import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import {
  listUnsentMailsEndpoint,
  reopenUnsentMailEndpoint,
  sendUnsentMailsEndpoint,
  settleUnsentMailEndpoint,
  type UnsentMail,
  type UnsentMails as UnsentMailList,
} from '../../../contract/settings.ts';
import { shopApi } from '../../api/shop-api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { describeError } from '../../ui/feedback/describe-error.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Problem } from '../../ui/form/problem.tsx';
import { formatSince } from '../../ui/formats/format-moment.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { type Column, Table } from '../../ui/lists/table.tsx';
import { useFocusAfterRemoval } from '../../ui/lists/use-focus-after-removal.ts';
import { LoadFailure } from '../../ui/loading/load-failure.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';

const LOOK_AGAIN_MS = 3_000;
const NONE: UnsentMailList = { data: [], total: 0 };

const listUnsentMails = (signal: AbortSignal) => shopApi.call(listUnsentMailsEndpoint, { signal });

/** Mails that did not leave, and what can be done about them. Nothing where all have. */
export function UnsentMails() {
  const { data: { data: mails, total } = NONE, isLoading, failure, reload } = useLoaded(listUnsentMails);
  const [isTrying, setTrying] = useState(false);
  const [hasTicked, setTicked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const holderRef = useFocusAfterRemoval<HTMLDivElement>(mails.map(({ id }) => id));
  const isWaiting = isTrying && mails.length > 0;

  // After each answer, and not by the clock: on a line slower than that every look would put an end to the one before.
  useEffect(() => {
    if (!isWaiting || isLoading) return;
    const timer = setTimeout(reload, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, isLoading, reload]);

  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setProblem(undefined);
    try {
      await act();
    } catch (error) {
      setProblem(describeError(error));
    }
    reload();
  };
  const sendAgain = () => attempt(() => shopApi.call(sendUnsentMailsEndpoint).then(() => setTrying(true)));
  const tickOff = ({ id, recipient }: UnsentMail) =>
    attempt(async () => {
      await shopApi.call(settleUnsentMailEndpoint, { params: { id } });
      setTicked(true);
      const undo = () => void attempt(() => shopApi.call(reopenUnsentMailEndpoint, { params: { id } }));
      showToast({ kind: 'success', text: `The email to ${recipient} is dismissed`, undo });
    });

  if (failure !== null) return <LoadFailure message={failure} onRetry={reload} />;
  if (mails.length === 0 && !isTrying && !hasTicked) return null;
  return (
    <div ref={holderRef} tabIndex={-1}>
      {mails.length === 0 ? (
        <p role="status">All emails have been sent.</p>
      ) : (
        <Panel>
          <h2>Emails not sent</h2>
          <p className="mt-1 mb-4 max-w-measure text-small text-cocoa-2">
            We retry for a few hours. If a test email below arrives, send these again. If one keeps failing,
            its address is probably wrong: contact the customer, then dismiss it.
          </p>
          <Table
            caption="Emails not sent"
            columns={listColumns((mail) => void tickOff(mail))}
            rows={mails}
            keyOf={({ id }) => id}
          />
          {total > mails.length && (
            <p className="figures mt-3 text-small text-cocoa-2">{`The oldest ${mails.length} of ${total}`}</p>
          )}
          <Button kind="line" onClick={() => void sendAgain()} className="mt-4">
            Send them again
          </Button>
          <p role="status" className="mt-3 text-label empty:hidden">
            {isTrying && 'Sending. Emails leave this list once sent.'}
          </p>
        </Panel>
      )}
      <Problem>{problem}</Problem>
    </div>
  );
}

function listColumns(onTickOff: (mail: UnsentMail) => void): readonly Column<UnsentMail>[] {
  return [
    {
      heading: 'Email',
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
        <Link to={link} className="link whitespace-nowrap">
          {number ?? 'a message'}
        </Link>
      ),
      onCard: 'named-line',
    },
    {
      heading: 'Written',
      cell: ({ createdAt, attempts }) => (
        <>
          {formatSince(createdAt, new Date())},{' '}
          <span className="whitespace-nowrap">
            {attempts === 1 ? 'tried once' : `tried ${attempts} times`}
          </span>
        </>
      ),
      onCard: 'named-line',
    },
    {
      heading: 'Wrong address?',
      cell: (mail) => (
        <Button
          kind="paper"
          size="s"
          onClick={() => onTickOff(mail)}
          className="max-phone:mt-1.5 max-phone:w-full"
        >
          Dismiss<span className="visually-hidden"> the email to {mail.recipient}</span>
        </Button>
      ),
    },
  ];
}
