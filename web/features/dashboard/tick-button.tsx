import { useState } from 'react';
import { tickFirstStepEndpoint } from '../../../contract/dashboard.ts';
import { type FirstStep, TICKED_STEPS } from '../../../domain/shop/first-week.ts';
import { shopApi } from '../../api/shop-api.ts';
import { Button, type ButtonLook } from '../../ui/buttons/button.tsx';
import { describeError } from '../../ui/feedback/describe-error.ts';
import { showToast } from '../../ui/feedback/toast.ts';

type TickButtonProps = Pick<ButtonLook, 'kind' | 'size'> & {
  readonly step: FirstStep;
  readonly words: string;
  /** Left out: everything shown follows the toast. */
  readonly onChanged?: () => void;
};

const MARKED = { kind: 'success', text: 'Marked as done', about: 'first step' } as const;

/** For what the shop cannot know: whoever presses it says so, and can take it back. */
export function TickButton({ step, words, kind, size, onChanged }: TickButtonProps) {
  const [isSending, setSending] = useState(false);
  const known = TICKED_STEPS.find((each) => each === step);
  async function mark(isDone: boolean): Promise<void> {
    if (!known || isSending) return;
    setSending(true);
    try {
      await shopApi.call(tickFirstStepEndpoint, { body: { step: known, isDone } });
      onChanged?.();
      showToast(
        isDone
          ? { ...MARKED, undo: () => void mark(false) }
          : { kind: 'info', text: 'Marked as not done', about: MARKED.about },
      );
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    } finally {
      setSending(false);
    }
  }
  return (
    <Button kind={kind} size={size} aria-disabled={isSending} onClick={() => void mark(true)}>
      {words}
    </Button>
  );
}
