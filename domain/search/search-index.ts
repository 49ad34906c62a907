import { isFeatured } from '../catalogue/featured.ts';
import { toPlainText } from '../plain-text.ts';
import { isWellRated } from '../reviews/rating.ts';
import { type Answers, findAnswers, findWiderAnswers } from './find-answers.ts';
import { fitNeeds, readNeeds, type TypedNeed } from './food-needs.ts';
import { writeLeftOut } from './left-out-words.ts';
import { writeMeant } from './mended-query.ts';
import { occurrenceOf, productNumberOf } from './postings.ts';
import { haveSameWords, listProductWords, type SearchableProduct } from './product-words.ts';
import { computeCost, computeRank, computeStanding, isOnlyDescribed, OPTION_PENALTY } from './ranking.ts';
import { readQuery } from './read-query.ts';
import { splitWords } from './split-words.ts';
import { isPersonWord, isStopWord } from './stop-words.ts';
import { createWordIndex, type WordIndex } from './word-index.ts';

export type Found<Kind> = {
  /** Best first, up to the limit asked for. */
  readonly best: readonly Kind[];
  /** Of all that match. */
  readonly total: number;
  /** The words by which they were found, as the index knows them. */
  readonly words: ReadonlySet<string>;
  /** What was looked for instead, where words were mistyped or left out; undefined where they were not. */
  readonly meant?: string | undefined;
  /** Typed words that nothing of what is shown answers, as they were written; undefined where there are none. */
  readonly leftOut?: readonly string[] | undefined;
  /** What all of them are free of, are, or can be made as, because it was typed. */
  readonly needs: readonly TypedNeed[];
  /** Where nothing answers the words: what fits the needs all the same, best first. */
  readonly alternatives: readonly Kind[];
};

/** One row on a wide screen. */
const ALTERNATIVES_MAX = 4;

type Matches<Kind> = Pick<Found<Kind>, 'best' | 'total'>;

type Entry<Kind> = {
  readonly product: Kind;
  /** Decides where nothing else does, so that the order is always the same. */
  readonly sortText: string;
};
/** Calls back with each product that matches and what it costs. */
type ReadMatches = (read: (productNumber: number, cost: number) => void) => void;
type RankedEntry<Kind> = { readonly entry: Entry<Kind>; readonly rank: number };

export type SearchIndex<Kind extends SearchableProduct> = ReturnType<typeof createSearchIndex<Kind>>;

/** Finds products by what people type. It knows no drafts: whoever must not be found must not be put in. */
export function createSearchIndex<Kind extends SearchableProduct>() {
  const index = createWordIndex();
  const scale = createScale(index);
  const entries: (Entry<Kind> | undefined)[] = [];
  /** Of the entries, by themselves: small numbers side by side are read many times faster than the entries they belong to. */
  const standings: number[] = [];
  const numbers = new Map<string, number>();
  const freeNumbers: number[] = [];

  function put(product: Kind): void {
    const known = numbers.get(product.id);
    const entry = known === undefined ? undefined : entries[known];
    if (known !== undefined && entry && haveSameWords(entry.product, product)) {
      store(product, known);
      return;
    }
    remove(product.id);
    const number = freeNumbers.pop() ?? entries.length;
    numbers.set(product.id, number);
    store(product, number);
    index.add(listProductWords(product), number);
  }

  function store(product: Kind, number: number): void {
    entries[number] = { product, sortText: `${toPlainText(product.name)}\n${product.id}` };
    standings[number] = computeStanding(splitWords(product.name).length, {
      isWellRated: isWellRated(product.rating),
      isFeatured: isFeatured(product),
    });
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

  function collect(limit: number, needs: readonly TypedNeed[], read: ReadMatches): Matches<Kind> {
    const best: RankedEntry<Kind>[] = [];
    let total = 0;
    let rankOfLast = Number.POSITIVE_INFINITY;
    read((number, cost) => {
      const ownRank = computeRank(cost, standings[number] ?? 0);
      // In a large catalogue nearly all that answers is only counted, without a look at the product itself.
      if (ownRank > rankOfLast && needs.length === 0) {
        total += 1;
        return;
      }
      const entry = entries[number];
      const fit = entry && fitNeeds(entry.product, needs);
      if (!fit) return;
      total += 1;
      const rank = ownRank + (fit === 'by-itself' ? 0 : OPTION_PENALTY);
      let place = best.length;
      while (place > 0 && isBefore(rank, entry, best[place - 1])) place -= 1;
      if (place === limit) return;
      best.splice(place, 0, { entry, rank });
      if (best.length > limit) best.pop();
      if (best.length === limit) rankOfLast = best.at(-1)?.rank ?? rankOfLast;
    });
    return { best: best.map(({ entry }) => entry.product), total };
  }

  /**
   * What answers all that was typed; if nothing does, all of it more loosely; if nothing does either, most of it. Nothing that somebody
   * said they may not eat is ever among it; what is made without it only if asked comes last.
   */
  function find(query: string, limit: number): Found<Kind> {
    const { needs, rest } = readNeeds(query);
    const words = readQuery(rest);
    const typed = needs.length > 0 ? words.filter((word) => !isPersonWord(word)) : words;
    const weigh = (answers: readonly Answers[], demand: Demand): Found<Kind> | undefined => {
      const mostHits = scale.weigh(answers, entries.length, demand);
      // What answers fewer words is looked at only where a need has left nothing of what answers more.
      for (let hits = mostHits; hits > 0 && (demand === 'most' || hits === mostHits); hits -= 1) {
        // A description that has some of the words and not all is about something else: nobody who types "jollof rice" means chops.
        const matches = collect(limit, needs, (read) =>
          scale.forEachWith(
            hits,
            demand === 'all'
              ? read
              : (number, cost) => {
                  if (!isOnlyDescribed(cost, hits)) read(number, cost);
                },
          ),
        );
        if (matches.total === 0) continue;
        return {
          ...matches,
          words: new Set(answers.flatMap((answer) => [...answer.keys()])),
          needs,
          alternatives: [],
        };
      }
      return undefined;
    };
    const collectFitting = (most: number) =>
      collect(most, needs, (read) => entries.forEach((_, number) => void read(number, 0)));
    if (needs.length > 0 && typed.every(isStopWord)) {
      return { ...collectFitting(limit), words: new Set(), needs, alternatives: [] };
    }
    const { answers, answered, mended } = findAnswers(index, typed);
    const found = weigh(answers, 'all');
    if (found) return { ...found, meant: writeMeant(rest, { mended, best: found.best }) };
    const wider = weigh(answers.length > 1 ? findWiderAnswers(index, typed) : [], 'all');
    if (wider) return wider;
    const most = weigh(answers, 'most');
    if (most) {
      const shown = listShownWords(most.best, answers, answered);
      return { ...most, ...writeLeftOut(rest, { typed, shown, mended, best: most.best }) };
    }
    return {
      best: [],
      total: 0,
      words: new Set(),
      needs,
      alternatives: needs.length > 0 ? collectFitting(ALTERNATIVES_MAX).best : [],
    };
  }

  /** The typed words that something of what is shown answers. */
  function listShownWords(
    shown: readonly Kind[],
    answers: readonly Answers[],
    answered: readonly string[],
  ): ReadonlySet<string> {
    const shownNumbers = new Set(shown.map(({ id }) => numbers.get(id)));
    const isShown = (word: string) =>
      index.postingsOf(word).some((posting) => shownNumbers.has(productNumberOf(posting)));
    return new Set(answered.filter((_, at) => [...(answers[at]?.keys() ?? [])].some(isShown)));
  }

  return {
    find,
    /** Of all there is, whatever it is called: for whoever says only what it has to be like. */
    list: (limit: number, isWanted: (product: Kind) => boolean): readonly Kind[] =>
      collect(limit, [], (read) =>
        entries.forEach((entry, number) => {
          if (entry && isWanted(entry.product)) read(number, 0);
        }),
      ).best,
    /** Puts products in, or in the place of what they were, and takes others out. */
    change(products: Iterable<Kind>, removedIds: Iterable<string>): void {
      for (const product of products) put(product);
      for (const id of removedIds) remove(id);
      index.settle();
    },
  };
}

function isBefore<Kind>(rank: number, entry: Entry<Kind>, other: RankedEntry<Kind> | undefined): boolean {
  if (!other || rank !== other.rank) return other !== undefined && rank < other.rank;
  return entry.sortText < other.entry.sortText;
}

/** `all`: products that answer every typed word, as soon as there are none it stops. `most`: those that answer the most of them. */
type Demand = 'all' | 'most';

/**
 * Adds up, product by product, what a query's words cost. Its lists are by product number and used again by every query;
 * only what a query touched is cleared after it, so that a rare word costs next to nothing in the largest catalogue.
 */
function createScale(index: WordIndex) {
  let costs = new Uint32Array(0);
  let totals = new Uint32Array(0);
  let hits = new Uint8Array(0);
  let mostHits = 0;
  const weighed: number[] = [];

  function clear(productCount: number): void {
    if (costs.length < productCount) {
      costs = new Uint32Array(productCount * 2);
      totals = new Uint32Array(productCount * 2);
      hits = new Uint8Array(productCount * 2);
    } else {
      for (const number of weighed) {
        totals[number] = 0;
        hits[number] = 0;
      }
    }
    weighed.length = 0;
    mostHits = 0;
  }

  /** What one typed word costs each product: the cheapest of its answers. Products with fewer hits so far are out already. */
  function weighWord(answers: Answers, hitsNeeded: number): void {
    const touched: number[] = [];
    for (const [word, closeness] of answers) {
      for (const posting of index.postingsOf(word)) {
        const number = productNumberOf(posting);
        if ((hits[number] ?? 0) < hitsNeeded) continue;
        const cost = computeCost(occurrenceOf(posting), closeness);
        const known = costs[number] ?? 0;
        if (known === 0) touched.push(number);
        if (known === 0 || cost < known) costs[number] = cost;
      }
    }
    for (const number of touched) {
      const hitsBefore = hits[number] ?? 0;
      if (hitsBefore === 0) weighed.push(number);
      if (hitsBefore === mostHits) mostHits += 1;
      hits[number] = hitsBefore + 1;
      totals[number] = (totals[number] ?? 0) + (costs[number] ?? 0);
      costs[number] = 0;
    }
  }

  return {
    /** How many words the best products answer; none if the demand cannot be met. The products are then read one by one. */
    weigh(typedWords: readonly Answers[], productCount: number, demand: Demand): number {
      clear(productCount);
      for (const [position, answers] of typedWords.entries()) {
        weighWord(answers, demand === 'all' ? position : 0);
        if (demand === 'all' && mostHits <= position) return 0;
      }
      return mostHits;
    },

    /** Calls back with each product that answers so many words, and its cost. */
    forEachWith(wantedHits: number, read: (productNumber: number, cost: number) => void): void {
      for (const number of weighed) {
        if (hits[number] === wantedHits) read(number, totals[number] ?? 0);
      }
    },
  };
}
