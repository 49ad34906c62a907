import { formatNaira } from '../money.ts';

const CHANGED = 'Changed, ';
const MOVED = 'Moved ';
const BEFORE_WHAT = ': ';
export const SAME_PRICE = 'same price';

/** 'Changed, ₦8,500 more (₦20,500 → ₦29,000): items', as an order's history has it. */
export function sayChange(beforeInKobo: number, afterInKobo: number, what: string): string {
  const price = sayPriceChange(beforeInKobo, afterInKobo);
  return what === '' ? price : `${price}${BEFORE_WHAT}${what}`;
}

function sayPriceChange(beforeInKobo: number, afterInKobo: number): string {
  const difference = afterInKobo - beforeInKobo;
  if (difference === 0) return `${CHANGED}${SAME_PRICE}`;
  const sums = `${formatNaira(beforeInKobo)} → ${formatNaira(afterInKobo)}`;
  return `${CHANGED}${formatNaira(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} (${sums})`;
}

/** What last happened to an order, where that was a change or a move rather than a step. `price`: '₦8,500 more'. */
export type LatestChange =
  | { readonly kind: 'changed'; readonly price: string }
  | { readonly kind: 'moved' }
  | null;

export function findLatestChange(history: readonly { readonly words: string }[]): LatestChange {
  const words = history.at(-1)?.words ?? '';
  if (words.startsWith(MOVED)) return { kind: 'moved' };
  if (!words.startsWith(CHANGED)) return null;
  const [changed = ''] = words.slice(CHANGED.length).split(BEFORE_WHAT);
  const [price = ''] = changed.split(' (');
  return { kind: 'changed', price };
}
