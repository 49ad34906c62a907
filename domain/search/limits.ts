/** Shorter queries would suggest half the shop. */
export const SUGGESTION_QUERY_MIN_LENGTH = 3;

export function isLongEnoughToSuggest(query: string): boolean {
  return query.trim().length >= SUGGESTION_QUERY_MIN_LENGTH;
}

export const SUGGESTIONS_MAX = 8;

/** Whoever types more words is found by these. */
export const QUERY_WORDS_MAX = 8;
