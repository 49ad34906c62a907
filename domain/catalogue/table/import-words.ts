export type ImportCounts = { readonly newCount: number; readonly changedCount: number };

/** What a table brought: "2 new, 5 changed". Blank for nothing. */
export function sayImported({ newCount, changedCount }: ImportCounts): string {
  const parts = [say(newCount, 'new'), say(changedCount, 'changed')];
  return parts.filter((part) => part !== '').join(', ');
}

function say(count: number, word: string): string {
  return count === 0 ? '' : `${count.toLocaleString('en-GB')} ${word}`;
}
