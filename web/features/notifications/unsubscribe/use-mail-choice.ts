import { useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import {
  readUnsubscribeEndpoint,
  resubscribeEndpoint,
  unsubscribeEndpoint,
} from '../../../../contract/notifications.ts';
import { ApiError } from '../../../api/api-error.ts';
import { backgroundApi } from '../../../api/shop-api.ts';

type MailChoice = AnswerOf<typeof readUnsubscribeEndpoint>;

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
      // With the key of the mail alone: whoever opens it need not be signed in.
      know(await backgroundApi.call(readUnsubscribeEndpoint, { query: { key: key.current } }));
    } catch (error) {
      const isDead = error instanceof ApiError && DEAD_STATUSES.includes(error.status);
      setState(isDead ? { status: 'dead' } : { status: 'failed', message: readMessage(error) });
    }
  }

  async function choose(isOn: boolean): Promise<void> {
    if (state.status !== 'known' || state.isSaving || !key.current) return;
    setState({ ...state, isSaving: true, failure: null });
    try {
      const endpoint = isOn ? resubscribeEndpoint : unsubscribeEndpoint;
      know(await backgroundApi.call(endpoint, { query: { key: key.current } }));
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
