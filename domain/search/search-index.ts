import { isFeatured } from '../catalogue/featured.ts';
import { toPlainText } from '../plain-text.ts';
import { type Answers, findAnswers, findWiderAnswers } from './find-answers.ts';
import { haveSameWords, listProductWords, type SearchableProduct } from './product-words.ts';
import { computeRank, computeStanding } from './ranking.ts';
import { readQuery } from './read-query.ts';
import { createScale, type Demand } from './scale.ts';
import { splitWords } from './split-words.ts';
import { createWordIndex } from './word-index.ts';

export type Found<Kind> = {
  /** Best first, up to the limit asked for. */
  readonly best: readonly Kind[];
  /** Of all that match. */
  readonly total: number;
  /** The words by which they were found, as the index knows them. */
  readonly words: ReadonlySet<string>;
};

type Entry<Kind> = {
  readonly product: Kind;
  readonly standing: number;
  /** Decides where nothing else does, so that the order is always the same. */
  readonly sortText: string;
};
type RankedEntry<Kind> = { readonly entry: Entry<Kind>; readonly rank: number };

export type SearchIndex<Kind extends SearchableProduct> = ReturnType<typeof createSearchIndex<Kind>>;

/** Finds products by what people type. It knows no drafts: whoever must not be found must not be put in. */
export function createSearchIndex<Kind extends SearchableProduct>() {
  const index = createWordIndex();
  const scale = createScale(index);
  const entries: (Entry<Kind> | undefined)[] = [];
  const numbers = new Map<string, number>();
  const freeNumbers: number[] = [];

  function put(product: Kind): void {
    const known = numbers.get(product.id);
    const entry = known === undefined ? undefined : entries[known];
    if (known !== undefined && entry && haveSameWords(entry.product, product)) {
      entries[known] = createEntry(product);
      return;
    }
    remove(product.id);
    const number = freeNumbers.pop() ?? entries.length;
    numbers.set(product.id, number);
    entries[number] = createEntry(product);
    index.add(listProductWords(product), number);
  }

  function remove(id: string): void {
    const number = numbers.get(id);
    const entry = number === undefined ? undefined : entries[number];
    if (number === undefined || !entry) return;
    index.remove(listProductWords(entry.product), number);
    numbers.delete(id);
    entries[number] = undefined;
    freeNumbers.push(number);
  }

  function collect(limit: number): Omit<Found<Kind>, 'words'> {
    const best: RankedEntry<Kind>[] = [];
    let total = 0;
    scale.forEachBest((number, cost) => {
      const entry = entries[number];
      if (!entry) return;
      total += 1;
      const rank = computeRank(cost, entry.standing);
      let place = best.length;
      while (place > 0 && isBefore(rank, entry, best[place - 1])) place -= 1;
      if (place === limit) return;
      best.splice(place, 0, { entry, rank });
      if (best.length > limit) best.pop();
    });
    return { best: best.map(({ entry }) => entry.product), total };
  }

  /** What answers all that was typed; if nothing does, all of it more loosely; if nothing does either, most of it. */
  function find(query: string, limit: number): Found<Kind> {
    const typed = readQuery(query);
    const weigh = (answers: readonly Answers[], demand: Demand): Found<Kind> | undefined => {
      if (!scale.weigh(answers, entries.length, demand)) return undefined;
      return { ...collect(limit), words: new Set(answers.flatMap((answer) => [...answer.keys()])) };
    };
    const answers = findAnswers(index, typed);
    return (
      weigh(answers, 'all') ??
      weigh(answers.length > 1 ? findWiderAnswers(index, typed) : [], 'all') ??
      weigh(answers, 'most') ?? { best: [], total: 0, words: new Set() }
    );
  }

  return {
    find,
    /** Puts products in, or in the place of what they were, and takes others out. */
    change(products: Iterable<Kind>, removedIds: Iterable<string>): void {
      for (const product of products) put(product);
      for (const id of removedIds) remove(id);
      index.settle();
    },
  };
}

function createEntry<Kind extends SearchableProduct>(product: Kind): Entry<Kind> {
  const standing = computeStanding(splitWords(product.name).length, isFeatured(product));
  return { product, standing, sortText: `${toPlainText(product.name)}\n${product.id}` };
}

function isBefore<Kind>(rank: number, entry: Entry<Kind>, other: RankedEntry<Kind> | undefined): boolean {
  if (!other || rank !== other.rank) return other !== undefined && rank < other.rank;
  return entry.sortText < other.entry.sortText;
}
