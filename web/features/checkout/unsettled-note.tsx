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

export function UnsettledNote({ state, askAgain }: Unsettled) {
  if (state === null || state === 'asking') return null;
  return (
    <div className="mb-6">
      <Note tone="warning" role="alert">
        {WORDS[state]}
        {state === 'unknown' && (
          <Button kind="line" size="s" className="mt-3 flex" onClick={askAgain}>
            Check again
          </Button>
        )}
      </Note>
    </div>
  );
}
