import { useEffect, useState, useSyncExternalStore } from 'react';
import { createSuggestionFinder, type SuggestionFinder } from './suggestion-finder.ts';
import { NO_SUGGESTIONS, type SuggestionState } from './suggestion-state.ts';

/** The API client is only loaded by somebody who searches. */
async function findSuggestions(query: string, signal: AbortSignal) {
  const { fetchSuggestions } = await import('./fetch-suggestions.ts');
  return fetchSuggestions(query, signal);
}

export function useSuggestions(): { readonly state: SuggestionState; readonly finder: SuggestionFinder } {
  const [finder] = useState(() => createSuggestionFinder(findSuggestions));
  const state = useSyncExternalStore(finder.subscribe, finder.read, () => NO_SUGGESTIONS);
  useEffect(() => finder.drop, [finder]);
  return { state, finder };
}
