import type { Answers } from './find-answers.ts';
import { occurrenceOf, productNumberOf } from './postings.ts';
import { computeCost } from './ranking.ts';
import type { WordIndex } from './word-index.ts';

/** `all`: products that answer every typed word, as soon as there are none it stops. `most`: those that answer the most of them. */
export type Demand = 'all' | 'most';

export type Scale = ReturnType<typeof createScale>;

/**
 * Adds up, product by product, what a query's words cost. Its lists are by product number and used again by every query;
 * only what a query touched is cleared after it, so that a rare word costs next to nothing in the largest catalogue.
 */
export function createScale(index: WordIndex) {
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
    /** True if the demand can be met. The products are then read one by one. */
    weigh(typedWords: readonly Answers[], productCount: number, demand: Demand): boolean {
      clear(productCount);
      for (const [position, answers] of typedWords.entries()) {
        weighWord(answers, demand === 'all' ? position : 0);
        if (demand === 'all' && mostHits <= position) return false;
      }
      return mostHits > 0;
    },

    /** Calls back with each of the best products and its cost. */
    forEachBest(read: (productNumber: number, cost: number) => void): void {
      for (const number of weighed) {
        if (hits[number] === mostHits) read(number, totals[number] ?? 0);
      }
    },
  };
}
