/** As much as the lists of the admin area search for. */
export const SEARCH_MAX_LENGTH = 100;

/** The words of a search field, and those that the list was last asked for. */
export type TypedSearch = { readonly typed: string; readonly searched: string };

/** Anybody can write anything into an address. */
export function readSearch(parameters: URLSearchParams, name: string): string {
  return (parameters.get(name) ?? '').trim().slice(0, SEARCH_MAX_LENGTH);
}

/** Words that the field has not sent to the address came by a link or the back button: they belong in the field. */
export function followAddress(words: TypedSearch, search: string): TypedSearch {
  return words.searched === search ? words : { typed: search, searched: search };
}

/** What to ask the list for once the typing pauses; null where it shows that already. */
export function findUnsearched({ typed, searched }: TypedSearch): string | null {
  const wanted = typed.trim();
  return wanted === searched ? null : wanted;
}
