import LaptopIcon from 'lucide-react/icons/laptop';
import SmartphoneIcon from 'lucide-react/icons/smartphone';
import { useRef, useState } from 'react';
import {
  endOtherSessionsEndpoint,
  endOwnSessionEndpoint,
  listOwnSessionsEndpoint,
  type OwnSession,
} from '../../../../contract/account.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { formatDay } from '../../../ui/formats/format-moment.ts';
import { Since } from '../../../ui/formats/moment.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { AccountSection } from './account-section.tsx';

const PHONE_NAME = /Android|iPhone|iPad/;

type SessionLineProps = { readonly session: OwnSession; readonly onEnd: () => Promise<void> };

function SessionLine({ session, onEnd }: SessionLineProps) {
  const { device, address, isCurrent, isRemembered, lastSeenAt, expiresAt } = session;
  const DeviceIcon = PHONE_NAME.test(device) ? SmartphoneIcon : LaptopIcon;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-crust py-3 first:pt-0 last:border-b-0 last:pb-0">
      <DeviceIcon className="size-6 text-cocoa-2" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device}
          {isCurrent && <Badge tone="good">This device</Badge>}
        </p>
        <p className="text-small text-cocoa-2">
          {isCurrent ? (
            'In use now'
          ) : (
            <>
              Last seen <Since at={lastSeenAt} />
            </>
          )}
          {address && ` from ${address}`}
          {isRemembered && `, stays signed in until ${formatDay(expiresAt)}`}
        </p>
      </div>
      {!isCurrent && <EndButton device={device} onEnd={onEnd} />}
    </li>
  );
}

function EndButton({ device, onEnd }: { readonly device: string; readonly onEnd: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);

  async function end() {
    if (isBusy) return;
    setBusy(true);
    try {
      await onEnd();
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button kind="paper" size="s" aria-label={`Sign out ${device}`} aria-disabled={isBusy} onClick={end}>
      {isBusy ? 'Signing out…' : 'Sign out'}
    </Button>
  );
}

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
      title="Where you’re signed in"
      lead="Don’t recognise a device? Sign it out and change your password."
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
        button="Sign out all"
        buttonWhileBusy="Signing out…"
        onConfirm={onConfirm}
      >
        <p>You stay signed in here and are signed out everywhere else.</p>
      </ConfirmDialog>
    </>
  );
}
