import { type ReactNode, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { Spinner } from '../loading/spinner.tsx';
import { describeError } from './describe-error.ts';
import { Note } from './note.tsx';
import { showToast } from './toast.ts';

type GuestClaimProps = {
  readonly count: number;
  readonly writeCount: (count: number) => string;
  readonly onClaim: () => Promise<{ readonly claimed: number }>;
  readonly onClaimed: () => void;
  /** What they did as a guest. */
  readonly children: ReactNode;
};

/** For whoever was a guest before they had an account with the same address. */
export function GuestClaim({ count, writeCount, onClaim, onClaimed, children }: GuestClaimProps) {
  const [isBusy, setBusy] = useState(false);
  const claim = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { claimed } = await onClaim();
      showToast({ kind: 'success', text: `${writeCount(claimed)} added to your account` });
      onClaimed();
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  const them = count === 1 ? 'it' : 'them';
  return (
    <Note tone="tip">
      <p>
        {children} Add {them} to your account to see {them} here.
      </p>
      <Button kind="main" onClick={claim} aria-disabled={isBusy} className="mt-3">
        {isBusy && <Spinner />}
        <span className="whitespace-normal">
          {isBusy ? 'Adding…' : `Add ${writeCount(count)} to my account`}
        </span>
      </Button>
    </Note>
  );
}
