import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { type MailChoice, readMailChoice, saveMailChoice } from './unsubscribe-requests.ts';

export type MailChoiceState =
  | { readonly status: 'loading' }
  /** The key is not one of this shop, or its account is gone. */
  | { readonly status: 'dead' }
  | { readonly status: 'failed'; readonly message: string }
  | {
      readonly status: 'known';
      readonly choice: MailChoice;
      readonly isSaving: boolean;
      readonly failure: string | null;
    };

const DEAD_STATUSES: readonly (number | undefined)[] = [400, 404, 410];

/** What the mailed link is about. Its key stands behind the #, which no server is sent, and leaves the address at once. */
export function useMailChoice() {
  const [state, setState] = useState<MailChoiceState>({ status: 'loading' });
  const key = useRef<string | null>(null);

  const know = (choice: MailChoice) => setState({ status: 'known', choice, isSaving: false, failure: null });

  async function load(): Promise<void> {
    if (!key.current) return setState({ status: 'dead' });
    setState({ status: 'loading' });
    try {
      know(await readMailChoice(key.current));
    } catch (error) {
      const isDead = error instanceof ApiError && DEAD_STATUSES.includes(error.status);
      setState(isDead ? { status: 'dead' } : { status: 'failed', message: readMessage(error) });
    }
  }

  async function choose(isOn: boolean): Promise<void> {
    if (state.status !== 'known' || state.isSaving || !key.current) return;
    setState({ ...state, isSaving: true, failure: null });
    try {
      know(await saveMailChoice(key.current, isOn));
    } catch (error) {
      setState({ ...state, isSaving: false, failure: readMessage(error) });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the address the page was opened with.
  useEffect(() => {
    if (key.current !== null) return;
    key.current = window.location.hash.slice(1);
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void load();
  }, []);

  return { state, load, choose };
}

const readMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));
