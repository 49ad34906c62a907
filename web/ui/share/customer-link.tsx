import { type ReactNode, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { describeError } from '../feedback/describe-error.ts';
import { showToast } from '../feedback/toast.ts';
import { formatMoment } from '../formats/format-moment.ts';
import { Panel } from '../layout/panel.tsx';
import { LoadedContent } from '../loading/loaded-content.tsx';
import { Skeleton } from '../loading/skeleton.tsx';
import { Spinner } from '../loading/spinner.tsx';
import { useLoaded } from '../loading/use-loaded.ts';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { SendLink } from './send-link.tsx';

type LinkKey = { readonly key: string | null };

type KnownLinkProps = {
  /** When it was last passed on; null or left out: not yet, or nobody notes it. */
  readonly sentAt?: string | null;
  readonly onSent?: () => void;
  readonly phone: string;
  /** The same function until the link of something else is wanted. */
  readonly onLoad: (signal: AbortSignal) => Promise<LinkKey>;
  readonly onEnd: () => Promise<unknown>;
  /** Where an ended link can be followed by a new one. */
  readonly onIssue?: () => Promise<LinkKey>;
  /** With the key behind the #, which browsers send to nobody. */
  readonly writePath: (key: string) => string;
  readonly writeMessage: (link: string) => string;
  readonly ended: string;
  /** What follows from ending it. */
  readonly warning: string;
};

type CustomerLinkProps = KnownLinkProps & {
  readonly title?: string;
  readonly isOpenAtFirst: boolean;
  /** What it opens. */
  readonly children: ReactNode;
};

/** The link with which somebody without an account opens what is theirs. Asked for only when it is wanted. */
export function CustomerLink({
  title = 'Customer link',
  isOpenAtFirst,
  sentAt = null,
  children,
  ...link
}: CustomerLinkProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <Panel className="grid gap-3">
      <h2>{title}</h2>
      <p className="text-label text-cocoa-2">{children}</p>
      {sentAt && (
        <p role="status" className="text-label font-semibold">
          Sent on {formatMoment(sentAt)}.
        </p>
      )}
      {isOpen ? (
        <KnownLink {...link} sentAt={sentAt} />
      ) : (
        <div>
          <Button kind="paper" onClick={() => setOpen(true)}>
            {sentAt ? 'Send again' : 'Send to customer'}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function KnownLink({
  phone,
  sentAt,
  onSent,
  onLoad,
  onEnd,
  onIssue,
  writePath,
  writeMessage,
  ended,
  warning,
}: KnownLinkProps) {
  const loaded = useLoaded(onLoad);
  const [isAsking, setAsking] = useState(false);
  const end = async () => {
    await onEnd();
    loaded.replace({ key: null });
    setAsking(false);
  };
  return (
    <LoadedContent
      loaded={loaded}
      waitingWords="Loading the link…"
      skeleton={<Skeleton className="h-11 rounded-pill" />}
    >
      {({ key }) =>
        key === null ? (
          <>
            <p className="text-label">{ended}</p>
            {onIssue && <NewLinkButton onIssue={async () => loaded.replace(await onIssue())} />}
          </>
        ) : (
          <>
            <SendLink
              path={writePath(key)}
              phone={phone}
              writeMessage={writeMessage}
              isSent={Boolean(sentAt)}
              onSent={onSent}
            >
              <Button size="s" onClick={() => setAsking(true)} className="-mr-4 text-cocoa-2">
                Turn off link
              </Button>
            </SendLink>
            <ConfirmDialog
              isOpen={isAsking}
              title="Turn off this link?"
              button="Turn off link"
              buttonWhileBusy="Turning off…"
              onConfirm={end}
              onClose={() => setAsking(false)}
            >
              {warning}
            </ConfirmDialog>
          </>
        )
      }
    </LoadedContent>
  );
}

/** The old link stays dead wherever it was sent; a new one is one tap away. */
function NewLinkButton({ onIssue }: { readonly onIssue: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const issue = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await onIssue();
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
      setBusy(false);
    }
  };
  return (
    <div>
      <Button kind="paper" onClick={() => void issue()} aria-disabled={isBusy}>
        {isBusy && <Spinner />}
        Make a new link
      </Button>
    </div>
  );
}
