import { listAskableWords, listLabels, type SearchableProduct } from './product-words.ts';
import { splitWords } from './split-words.ts';

/** Words as they are written, marks and apostrophes included. */
const WRITTEN_WORDS = /[\p{Letter}\p{Mark}\p{Number}'’ʼ`]+/gu;

/**
 * What to mark in the names and labels of what was found, in small letters and the catalogue's own spelling: "meat" and
 * "pie" for "meatpie", "velvet" for "velvte", "ọ̀yìn" for "oyin".
 */
export function listMatchedTerms(
  products: readonly SearchableProduct[],
  foundBy: ReadonlySet<string>,
): readonly string[] {
  const terms = new Set<string>();
  for (const product of products) {
    for (const text of [product.name, ...listLabels(product)]) noteMatches(text, foundBy, terms);
  }
  // The longer ones first: whoever marks "cake" in "cakes" leaves an s.
  return [...terms].sort((one, other) => other.length - one.length);
}

/** Of those in a product's name, the ones that nobody sees in what was typed: "chocolate" for "choclate", nothing for "choc". */
export function listMendedTerms(
  product: SearchableProduct,
  foundBy: ReadonlySet<string>,
  query: string,
): readonly string[] {
  const typed = splitWords(query);
  const terms = new Set<string>();
  noteMatches(product.name, foundBy, terms);
  const isTyped = (term: string) =>
    splitWords(term).some((plain) => typed.some((word) => plain.startsWith(word)));
  return [...terms].filter((term) => !isTyped(term));
}

function noteMatches(text: string, foundBy: ReadonlySet<string>, terms: Set<string>): void {
  const written = (text.match(WRITTEN_WORDS) ?? []).flatMap((term) =>
    splitWords(term).map((plain) => ({ plain, term: term.toLowerCase() })),
  );
  const askable = listAskableWords(written.map(({ plain }) => plain));
  for (const { word, from, to } of askable) {
    // Where the first of two neighbours was found by itself, the second one was not necessarily asked for.
    const isFoundAlone = from !== to && foundBy.has(written[from]?.plain ?? '');
    if (isFoundAlone || !foundBy.has(word)) continue;
    for (const end of [from, to]) {
      const term = written[end]?.term;
      if (term !== undefined) terms.add(term);
    }
  }
}
