import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createSuggestionFinder, type SuggestionFinder } from './suggestion-finder.ts';
import type { SuggestionState } from './suggestion-state.ts';

/** The API client is only loaded by somebody who searches. */
async function findSuggestions(query: string, signal: AbortSignal) {
  const { fetchSuggestions } = await import('./fetch-suggestions.ts');
  return fetchSuggestions(query, signal);
}

type Suggestions = { readonly state: SuggestionState; readonly finder: SuggestionFinder };

/** The box shows the query of the results page it stands on, until somebody types something else. */
export function useSuggestions(shownQuery: string): Suggestions {
  const [finder] = useState(() => createSuggestionFinder(findSuggestions, shownQuery));
  const state = useSyncExternalStore(finder.subscribe, finder.read, finder.read);
  useEffect(() => finder.drop, [finder]);

  const queryBefore = useRef(shownQuery);
  useEffect(() => {
    if (queryBefore.current === shownQuery) return;
    queryBefore.current = shownQuery;
    finder.show(shownQuery);
  }, [finder, shownQuery]);
  return { state, finder };
}
