import { OCCASION_NAMES } from '../catalogue/occasions.ts';
import type { Product } from '../catalogue/product.ts';
import { writeCompound } from './compound-ends.ts';
import { listLocalWords } from './local-words.ts';
import { PLACES, type Place, packOccurrence } from './ranking.ts';
import { splitWords } from './split-words.ts';
import { isStopWord } from './stop-words.ts';
import { dropPlural } from './word-key.ts';

/** What search looks at. */
export type SearchableProduct = Pick<
  Product,
  | 'id'
  | 'name'
  | 'description'
  | 'category'
  | 'dietaryTags'
  | 'flavorTags'
  | 'discountPercentage'
  | 'isCustom'
  | 'occasions'
  | 'allergens'
  | 'egglessExtraInKobo'
  | 'rating'
>;

/** One way to ask for a part of a text: a word of it, the end of one, two neighbours written as one, or another name for either. */
export type AskableWord = {
  readonly word: string;
  /** Which words of the text it stands for. */
  readonly from: number;
  readonly to: number;
  readonly isLocalWord: boolean;
};

/** Every word under which a name, tag or category can be found: "Meat Pie" also as "meatpie" and "beefpie", "Cupcakes" also as "-kacpuc". */
export function* listAskableWords(words: readonly string[]): Generator<AskableWord, void, undefined> {
  let previous: number | undefined;
  for (const [index, word] of words.entries()) {
    yield* withLocalWords(word, index, index);
    if (isStopWord(word)) continue;
    const compound = writeCompound(word);
    if (compound !== undefined) yield { word: compound, from: index, to: index, isLocalWord: false };
    if (previous !== undefined) yield* withLocalWords(`${words[previous]}${word}`, previous, index);
    previous = index;
  }
}

function* withLocalWords(word: string, from: number, to: number): Generator<AskableWord, void, undefined> {
  yield { word, from, to, isLocalWord: false };
  for (const other of listLocalWords(word)) yield { word: other, from, to, isLocalWord: true };
}

/** What is no food: a cake topper is only for cakes, and a birthday card only for birthdays. */
const GOES_WITH: ReadonlySet<string> = new Set(
  'balloon board candle card knife server sparkler stand topper'.split(' '),
);

/** All words of a product with the best place each of them has. */
export function listProductWords(product: SearchableProduct): ReadonlyMap<string, number> {
  const occurrences = new Map<string, number>();
  const note = (word: string, occurrence: number) => {
    const known = occurrences.get(word);
    if (known === undefined || occurrence < known) occurrences.set(word, occurrence);
  };
  const noteAll = (text: string, place: Place) => {
    for (const { word, from, isLocalWord } of listAskableWords(splitWords(text))) {
      note(word, packOccurrence(place, from, isLocalWord));
    }
  };

  const named = splitWords(product.name);
  const thingAt = named.findIndex((word) => GOES_WITH.has(dropPlural(word)));
  for (const { word, from, isLocalWord } of listAskableWords(named)) {
    note(word, packOccurrence(from < thingAt ? PLACES.tag : PLACES.name, from, isLocalWord));
  }
  noteAll(product.category, PLACES.category);
  for (const tag of listTags(product)) noteAll(tag, PLACES.tag);
  for (const [position, word] of splitWords(product.description).entries()) {
    if (!isStopWord(word)) note(word, packOccurrence(PLACES.description, position, false));
  }
  return occurrences;
}

export function listLabels(product: SearchableProduct): readonly string[] {
  return [product.category, ...listTags(product)];
}

function listTags({ dietaryTags, flavorTags, occasions }: SearchableProduct): readonly string[] {
  return [...dietaryTags, ...flavorTags, ...occasions.map((occasion) => OCCASION_NAMES[occasion])];
}

/** Most changes are of prices and pictures, which search does not look at. */
export function haveSameWords(one: SearchableProduct, other: SearchableProduct): boolean {
  return (
    one.name === other.name &&
    one.description === other.description &&
    listLabels(one).join('\n') === listLabels(other).join('\n')
  );
}
