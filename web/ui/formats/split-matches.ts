export type TextPart = { readonly text: string; readonly isMatch: boolean };

/** Cuts a name where the typed words begin its words, so that they can be marked. */
export function splitMatches(name: string, query: string): TextPart[] {
  const words = query.trim().split(/\s+/).filter(Boolean).map(escapePattern);
  if (words.length === 0) return [{ text: name, isMatch: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${words.join('|')})`, 'giu');
  return name
    .split(pattern)
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

function escapePattern(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
