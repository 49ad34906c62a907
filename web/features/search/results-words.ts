import type { SearchResults } from '../../../contract/search.ts';
import { joinWords } from '../../ui/formats/join-words.ts';
import { countProducts } from '../../ui/product/count-products.ts';

export function countResults(total: number, shown: number): string {
  return shown < total ? `The best ${shown} of ${countProducts(total)}` : countProducts(total);
}

/** What was looked for instead of what was typed; blank where that is the same. */
export function sayUnderstood({ meant, leftOut }: Pick<SearchResults, 'meant' | 'leftOut'>): string {
  if (meant === undefined) return '';
  const shown = `Showing results for “${meant}”.`;
  if (!leftOut) return shown;
  const nothing = joinWords(
    leftOut.map((word) => `“${word}”`),
    'or',
  );
  return `Nothing matches ${nothing}. ${shown}`;
}
