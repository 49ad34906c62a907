import { formatNaira } from '../money.ts';

const CHANGED = 'Changed, ';
const MOVED = 'Moved ';
export const SAME_PRICE = 'same price';

/** 'Changed, ₦8,500 more (₦20,500 → ₦29,000)', as an order's history has it. */
export function sayPriceChange(beforeInKobo: number, afterInKobo: number): string {
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
  const [price = ''] = words.slice(CHANGED.length).split(' (');
  return { kind: 'changed', price };
}
