import { useEffect, useRef } from 'react';
import { showInPlace } from '../../ui/browser/show-in-place.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Spinner } from '../../ui/loading/spinner.tsx';
import { CheckoutPending } from './checkout-pending.tsx';
import { PLACED_BEFORE } from './placing/placement-problem.ts';
import type { Unsettled } from './placing/use-unsettled.ts';

/** In place of the form: it may turn out that there is nothing left to fill in. */
export function AskingUnsettled() {
  const words = 'Checking whether your last order went through…';
  return (
    <>
      <p aria-hidden className="mb-6 flex items-center gap-3 font-medium">
        <Spinner />
        {words}
      </p>
      <CheckoutPending words={words} />
    </>
  );
}

const WORDS = {
  missing: 'Your last order hasn’t reached us. Place it again: it can’t be placed twice.',
  foreign: PLACED_BEFORE,
  unknown:
    'We didn’t get an answer to your last order, so we don’t know if it went through. Place it again: it can’t be placed twice.',
} as const;

/** After a reload the page is where it was left, far below: what is said above comes into view by itself. */
export function UnsettledNote({ state, askAgain }: Pick<Unsettled, 'state'> & Partial<Unsettled>) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== null && ref.current) showInPlace(ref.current);
  }, [state]);
  if (state === null || state === 'asking') return null;
  return (
    <div ref={ref} className="mb-6 scroll-mt-40">
      <Note tone="warning" role="alert">
        <p>{WORDS[state]}</p>
        {state === 'unknown' && (
          <Button kind="line" size="s" className="mt-3" onClick={askAgain}>
            Check again
          </Button>
        )}
      </Note>
    </div>
  );
}
