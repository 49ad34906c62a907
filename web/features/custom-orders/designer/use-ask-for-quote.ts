import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import type { FieldProblems } from '../../../../domain/refusal.ts';
import { makeRandomKey } from '../../../ui/browser/make-random-key.ts';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { shallAskAboutEmail } from '../../../ui/fields/ask-about-email.ts';
import { readFieldProblems } from '../../../ui/form/find-problems.ts';
import { useAuth } from '../../users/auth-context.tsx';
import type { RequestDraft } from './instructions/request-draft.ts';
import type { HoldInput } from './instructions/use-request-draft.ts';

const NO_PROBLEMS: FieldProblems = {};

export type Asking = ReturnType<typeof useAskForQuote>;

type AskingParts = {
  readonly productId: string;
  /** In its short form. */
  readonly design: string;
  /** Null where it is not known. */
  readonly earliestDay: LagosDay | null;
  readonly guests: number;
  readonly held: HoldInput;
  /** Something is left to fill in or to try again: the fields have to be on the screen. */
  readonly onIncomplete: () => void;
};

/** Sends design and request to the bakery, once, with an account or without. */
export function useAskForQuote(parts: AskingParts) {
  const { productId, design, earliestDay, guests, held, onIncomplete } = parts;
  const { currentUser } = useAuth();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [failure, setFailure] = useState<string | null>(null);
  // Two presses can come before the button is drawn anew.
  const isBusy = useRef(false);

  function notify(found: FieldProblems, message: string | null): void {
    setProblems(found);
    setFailure(message);
    onIncomplete();
  }

  async function send(): Promise<void> {
    // Loaded when it is needed: most shoppers only play, or fill the cart.
    const { buildRequest, sendRequest } = await import('./build-request.ts');
    const built = buildRequest(
      { productId, design, earliestDay, guests, isGuest: currentUser === null },
      held.read(),
    );
    if (!built.ok) return notify(built.problems, null);
    if (currentUser === null && shallAskAboutEmail(held.read().email))
      return notify({ email: 'Check your email address.' }, null);
    setProblems(NO_PROBLEMS);
    const attempt = nameAttempt(held.read(), JSON.stringify(built.request));
    held.change({ attempt });
    const { id, linkKey } = await sendRequest(built.request, attempt.key);
    held.forget();
    await navigate(linkKey === null ? `/custom-orders/${id}` : `/cake-request/${id}`);
  }

  async function ask(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setFailure(null);
    try {
      await send();
    } catch (error) {
      notify(readFieldProblems(error), describeError(error));
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  return {
    ask,
    isSending,
    problems,
    failure,
  };
}

/** The same request sent again carries the same idempotency key; another request a new one. */
function nameAttempt({ attempt }: RequestDraft, contents: string): NonNullable<RequestDraft['attempt']> {
  return attempt?.contents === contents ? attempt : { key: makeRandomKey(), contents };
}
