import type { Suggestion } from '../../../contract/search.ts';
import type { Allergen } from '../../../domain/catalogue/allergens.ts';
import { isLongEnoughToSuggest } from '../../../domain/search/limits.ts';

export type SuggestionState = {
  readonly query: string;
  readonly suggestions: readonly Suggestion[];
  /** What was left out for what the shopper avoids. */
  readonly hiddenNames: readonly string[];
  /** What was looked for instead of what was typed, in words; blank where that is the same. */
  readonly understood: string;
  readonly isOpen: boolean;
  /** The suggestion the arrow keys stand on; -1 while they stand in the text. */
  readonly activeIndex: number;
  readonly failure: string | null;
};

/** Whether somebody who can have it without egg, for its extra, wants it so. */
export function isWantedEggless(
  { egglessExtra, isMadeEggless }: Suggestion,
  avoided: ReadonlySet<Allergen>,
): boolean {
  return egglessExtra !== undefined && (isMadeEggless === true || avoided.has('egg'));
}

export type SuggestionEvent =
  | { readonly type: 'typed'; readonly query: string }
  /** Put there by the page: the query whose results it shows. */
  | { readonly type: 'shown'; readonly query: string }
  | {
      readonly type: 'found';
      readonly suggestions: readonly Suggestion[];
      readonly hiddenNames: readonly string[];
      readonly understood?: string;
    }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'moved'; readonly step: 1 | -1 }
  | { readonly type: 'closed' };

export const NO_SUGGESTIONS: SuggestionState = {
  query: '',
  suggestions: [],
  hiddenNames: [],
  understood: '',
  isOpen: false,
  activeIndex: -1,
  failure: null,
};

export function changeSuggestions(state: SuggestionState, event: SuggestionEvent): SuggestionState {
  switch (event.type) {
    case 'typed':
      if (!isLongEnoughToSuggest(event.query)) return { ...NO_SUGGESTIONS, query: event.query };
      return { ...state, query: event.query, activeIndex: -1, failure: null };
    case 'shown':
      return { ...NO_SUGGESTIONS, query: event.query };
    case 'found': {
      const { suggestions, hiddenNames, understood = '' } = event;
      return {
        ...state,
        suggestions,
        hiddenNames,
        understood,
        isOpen: true,
        activeIndex: -1,
        failure: null,
      };
    }
    case 'failed':
      return { ...NO_SUGGESTIONS, query: state.query, failure: event.message };
    case 'moved':
      return moveThrough(state, event.step);
    case 'closed':
      return { ...state, isOpen: false, activeIndex: -1, failure: null };
  }
}

/** The text itself is one stop on the way round, between the last suggestion and the first. */
function moveThrough(state: SuggestionState, step: 1 | -1): SuggestionState {
  const { suggestions, activeIndex } = state;
  if (suggestions.length === 0) return state;
  const stops = suggestions.length + 1;
  return { ...state, isOpen: true, activeIndex: ((activeIndex + 1 + step + stops) % stops) - 1 };
}
