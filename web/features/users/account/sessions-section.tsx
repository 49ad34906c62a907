import { useRef, useState } from 'react';
import {
  endOtherSessionsEndpoint,
  endOwnSessionEndpoint,
  listOwnSessionsEndpoint,
  type OwnSession,
} from '../../../../contract/account.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { AccountSection } from './account-section.tsx';
import { SessionLine } from './session-line.tsx';

const listSessions = async (signal: AbortSignal) =>
  (await shopApi.call(listOwnSessionsEndpoint, { signal })).data;

export function SessionsSection() {
  const sessions = useLoaded(listSessions);
  const headingRef = useRef<HTMLHeadingElement>(null);

  async function end({ id, device }: OwnSession) {
    await shopApi.call(endOwnSessionEndpoint, { params: { id } });
    showToast({ kind: 'success', text: `Signed out: ${device}` });
    sessions.reload();
    headingRef.current?.focus();
  }

  async function endOthers() {
    await shopApi.call(endOtherSessionsEndpoint);
    showToast({ kind: 'success', text: 'Signed out on all other devices' });
    sessions.reload();
  }

  return (
    <AccountSection
      id="devices"
      title="Where you are signed in"
      lead="Something you do not know? Sign it out and change your password."
      headingRef={headingRef}
    >
      <LoadedContent
        loaded={sessions}
        waitingWords="Loading your devices…"
        skeleton={<Skeleton className="h-28" />}
      >
        {(open) => (
          <>
            <ul className="grid">
              {open.map((session) => (
                <SessionLine key={session.id} session={session} onEnd={() => end(session)} />
              ))}
            </ul>
            {open.length > 1 && <OthersButton onConfirm={endOthers} />}
          </>
        )}
      </LoadedContent>
    </AccountSection>
  );
}

function OthersButton({ onConfirm }: { readonly onConfirm: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" size="s" onClick={() => setOpen(true)} className="justify-self-start">
        Sign out all other devices
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Sign out all other devices?"
        button="Sign them out"
        buttonWhileBusy="Signing out…"
        onConfirm={onConfirm}
      >
        <p>You stay signed in here. Everywhere else, your password is needed again.</p>
      </ConfirmDialog>
    </>
  );
}
