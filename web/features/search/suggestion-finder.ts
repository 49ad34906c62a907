import type { Suggestion } from '../../../contract/search.ts';
import { isLongEnoughToSuggest } from '../../../domain/search/limits.ts';
import {
  changeSuggestions,
  NO_SUGGESTIONS,
  type SuggestionEvent,
  type SuggestionState,
} from './suggestion-state.ts';

export const SUGGESTION_DEBOUNCE_MS = 300;

const FAILURE_MESSAGE = 'Failed to get suggestions';

export type FoundSuggestions =
  | {
      readonly ok: true;
      readonly suggestions: readonly Suggestion[];
      /** Of what the shopper avoids. */
      readonly hiddenNames: readonly string[];
      /** What was looked for instead of what was typed, in words; left out where that is the same. */
      readonly understood?: string;
    }
  | { readonly ok: false; readonly message?: string | undefined };

/** Says no with the server's own words, if it gave any. */
export type FindSuggestions = (query: string, signal: AbortSignal) => Promise<FoundSuggestions>;

export type SuggestionFinder = ReturnType<typeof createSuggestionFinder>;

/** Follows what is typed and asks for suggestions once the typing rests. An answer to an older query is never shown. */
export function createSuggestionFinder(findSuggestions: FindSuggestions, shownQuery = '') {
  const listeners = new Set<() => void>();
  let state: SuggestionState = { ...NO_SUGGESTIONS, query: shownQuery };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let search = new AbortController();

  function dispatch(event: SuggestionEvent) {
    state = changeSuggestions(state, event);
    for (const listener of listeners) listener();
  }

  /** What is under way must not open the list any more. */
  function drop() {
    clearTimeout(timer);
    search.abort();
  }

  async function find(query: string) {
    search = new AbortController();
    const { signal } = search;
    const found = await findSuggestions(query, signal).catch(() => ({
      ok: false as const,
      message: undefined,
    }));
    if (signal.aborted) return;
    dispatch(
      found.ok ? { type: 'found', ...found } : { type: 'failed', message: found.message ?? FAILURE_MESSAGE },
    );
  }

  return {
    read: (): SuggestionState => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    type(query: string) {
      drop();
      dispatch({ type: 'typed', query });
      if (isLongEnoughToSuggest(query)) timer = setTimeout(find, SUGGESTION_DEBOUNCE_MS, query.trim());
    },
    /** The page shows the results of this query; nothing needs to be suggested for it. */
    show(query: string) {
      drop();
      dispatch({ type: 'shown', query });
    },
    move: (step: 1 | -1) => dispatch({ type: 'moved', step }),
    close() {
      drop();
      dispatch({ type: 'closed' });
    },
    drop,
  };
}
