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
  readonly onChanged: () => void;
};

/** For what the shop cannot know: whoever presses it says so. */
export function TickButton({ step, words, kind, size, onChanged }: TickButtonProps) {
  const [isSending, setSending] = useState(false);
  async function tick(): Promise<void> {
    const known = TICKED_STEPS.find((each) => each === step);
    if (!known || isSending) return;
    setSending(true);
    try {
      await shopApi.call(tickFirstStepEndpoint, { body: { step: known, isDone: true } });
      onChanged();
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    } finally {
      setSending(false);
    }
  }
  return (
    <Button kind={kind} size={size} aria-disabled={isSending} onClick={() => void tick()}>
      {words}
    </Button>
  );
}
