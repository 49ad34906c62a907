import LaptopIcon from 'lucide-react/icons/laptop';
import SmartphoneIcon from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import type { OwnSession } from '../../../../contract/account.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { formatDay } from '../../../ui/formats/format-moment.ts';
import { Since } from '../../../ui/formats/moment.tsx';

const PHONE_NAME = /Android|iPhone|iPad/;

type SessionLineProps = { readonly session: OwnSession; readonly onEnd: () => Promise<void> };

export function SessionLine({ session, onEnd }: SessionLineProps) {
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
          Last seen <Since at={lastSeenAt} />
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
      showToast({ kind: 'error', text: error instanceof Error ? error.message : String(error) });
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
