import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FieldProblems } from '../../../../domain/refusal.ts';
import { makeRandomKey } from '../../../ui/browser/make-random-key.ts';
import { readFieldProblems } from '../../../ui/form/find-problems.ts';
import { useAuth } from '../../users/auth-context.tsx';
import type { RequestDraft } from './instructions/request-draft.ts';
import type { HoldInput } from './instructions/use-request-draft.ts';
import { writeDesignPath } from './state/design-address.ts';
import type { DesignStep } from './steps/design-steps.ts';

const NO_PROBLEMS: FieldProblems = {};

export type Asking = ReturnType<typeof useAskForQuote>;

type AskingParts = {
  readonly productId: string;
  /** In its short form. */
  readonly design: string;
  readonly held: HoldInput;
  /** What is shown: whoever signs in first comes back to it. */
  readonly step: DesignStep;
  /** Something is left to fill in or to try again: the fields have to be on the screen. */
  readonly onIncomplete: () => void;
};

/** Sends design and request to the bakery, once. A guest is told to sign in first, and finds everything again. */
export function useAskForQuote({ productId, design, held, step, onIncomplete }: AskingParts) {
  const { currentUser } = useAuth();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [failure, setFailure] = useState<string | null>(null);
  const [origin, setOrigin] = useState<string | null>(null);
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
    const built = buildRequest(productId, design, held.read());
    if (!built.ok) return notify(built.problems, null);
    setProblems(NO_PROBLEMS);
    if (!currentUser) {
      setOrigin(`${writeDesignPath(window.location.pathname, design)}#${step}`);
      return;
    }
    const attempt = nameAttempt(held.read(), JSON.stringify(built.request));
    held.change({ attempt });
    const { id } = await sendRequest(built.request, attempt.key);
    held.forget();
    await navigate(`/custom-orders/${id}`);
  }

  async function ask(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setFailure(null);
    try {
      await send();
    } catch (error) {
      notify(readFieldProblems(error), error instanceof Error ? error.message : String(error));
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
    /** Where a guest comes back to from signing in; null while nobody has to. */
    origin,
    stay: () => setOrigin(null),
  };
}

/** The same wish sent again carries the same name; another wish another. */
function nameAttempt({ attempt }: RequestDraft, contents: string): NonNullable<RequestDraft['attempt']> {
  return attempt?.contents === contents ? attempt : { key: makeRandomKey(), contents };
}
