import { formatNaira } from '../money.ts';

const CHANGED = 'Changed, ';
const MOVED = 'Moved ';

/** 'Changed, ₦8,500 more', as an order's history has it. */
export function sayPriceChange(differenceInKobo: number): string {
  if (differenceInKobo === 0) return `${CHANGED}same price`;
  return `${CHANGED}${formatNaira(Math.abs(differenceInKobo))} ${differenceInKobo > 0 ? 'more' : 'less'}`;
}

/** What last happened to an order, where that was a change or a move rather than a step. `price`: '₦8,500 more'. */
export type LatestChange =
  | { readonly kind: 'changed'; readonly price: string }
  | { readonly kind: 'moved' }
  | null;

export function findLatestChange(history: readonly { readonly words: string }[]): LatestChange {
  const words = history.at(-1)?.words ?? '';
  if (words.startsWith(MOVED)) return { kind: 'moved' };
  return words.startsWith(CHANGED) ? { kind: 'changed', price: words.slice(CHANGED.length) } : null;
}
