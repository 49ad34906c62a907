import type { ProductAnswer } from '../../../contract/products.ts';
import { SEARCH_RESULTS_MAX, type SearchResults, type Suggestion } from '../../../contract/search.ts';
import { isDeclared } from '../../../domain/catalogue/allergens.ts';
import { matchesFilter } from '../../../domain/catalogue/match-filter.ts';
import { findSizeFor } from '../../../domain/catalogue/needs.ts';
import { needsQuote } from '../../../domain/catalogue/needs-quote.ts';
import type { Product } from '../../../domain/catalogue/product.ts';
import { describeNeeds } from '../../../domain/search/food-needs.ts';
import { SUGGESTIONS_MAX } from '../../../domain/search/limits.ts';
import { listMatchedTerms, listMendedTerms } from '../../../domain/search/matched-terms.ts';
import { createSearchIndex, type Found } from '../../../domain/search/search-index.ts';
import {
  hasLimits,
  readTypedLimits,
  type TypedLimits,
  toLimitFilter,
} from '../../../domain/search/typed-limits.ts';
import type { CachedSource } from '../../http/cached-sources.ts';
import type { Metrics } from '../../http/metrics.ts';
import { createCachedSuggestions } from './cached-suggestions.ts';

type SearchOptions = {
  readonly describeProduct: (product: Product) => ProductAnswer;
  readonly metrics: Pick<Metrics, 'watchCache'>;
};

/** What became different in the shop window; it holds published products only. */
type WindowChange = { readonly put: readonly Product[]; readonly removed: readonly string[] };

export type Search = ReturnType<typeof openSearch>;

/** The search of this node, empty until it is told of the first products. */
export function openSearch({ describeProduct, metrics }: SearchOptions) {
  const index = createSearchIndex<Product>();

  /** As the page of results: found by the words alone, then narrowed by what was said of money and guests. */
  const findWithin = (limits: TypedLimits): Found<Product> => {
    if (!hasLimits(limits)) return index.find(limits.rest, SUGGESTIONS_MAX);
    const found = index.find(limits.rest, SEARCH_RESULTS_MAX);
    const filter = toLimitFilter(limits, isWantedEggless(found.needs));
    const isWithin = (product: Product) => matchesFilter(product, filter);
    const best = limits.rest === '' ? index.list(SUGGESTIONS_MAX, isWithin) : found.best.filter(isWithin);
    return { ...found, best: best.slice(0, SUGGESTIONS_MAX) };
  };

  const suggest = (query: string): readonly Suggestion[] => {
    if (query === '') return [];
    const limits = readTypedLimits(query);
    const { best, words, needs, alternatives, meant, leftOut } = findWithin(limits);
    const isEggless = isWantedEggless(needs);
    const suggestOne = (product: Product) => toSuggestion(describeProduct(product), isEggless, limits);
    if (best.length === 0) {
      const fits = describeNeeds(needs)
        .map(({ name }) => name)
        .join(', ');
      return alternatives.map((product) => ({ ...suggestOne(product), fits }));
    }
    const instead = describeInstead({ meant, leftOut });
    return best.map((product, index) => {
      const terms = listMendedTerms(product, words, query);
      return {
        ...suggestOne(product),
        ...(terms.length > 0 && { terms: [...terms] }),
        ...(index === 0 && instead),
      };
    });
  };

  const cached = createCachedSuggestions({ suggest });
  metrics.watchCache('suggestions', cached.size);
  const cachedSource: CachedSource = { kind: 'suggestions', cachedFor: cached.cachedFor };

  return {
    answerSuggestions: cached.answer,
    cachedSource,

    search(query: string): SearchResults {
      const { best, total, words, needs, alternatives, meant, leftOut } = index.find(
        query,
        SEARCH_RESULTS_MAX,
      );
      return {
        data: best.map(describeProduct),
        total,
        terms: [...listMatchedTerms(best, words)],
        needs: describeNeeds(needs),
        ...describeInstead({ meant, leftOut }),
        alternatives: alternatives.map(describeProduct),
      };
    },

    follow({ put, removed }: WindowChange): void {
      index.change(put, removed);
      cached.drop();
    },
  };
}

/** What was looked for where that is not what was typed. */
function describeInstead({ meant, leftOut }: Pick<Found<Product>, 'meant' | 'leftOut'>) {
  return { ...(meant !== undefined && { meant }), ...(leftOut && { leftOut: [...leftOut] }) };
}

function isWantedEggless(needs: Found<Product>['needs']): boolean {
  return needs.some(({ need }) => need === 'egg');
}

function toSuggestion(product: ProductAnswer, isEggless: boolean, { guests }: TypedLimits): Suggestion {
  const { id, name, category, pictures, allergens, egglessExtra, isCustom, sizes } = product;
  const size = findSizeFor(product, guests);
  return {
    id,
    name,
    category,
    priceToPay: (size ?? product).priceToPay,
    ...(size && { sizeId: size.id }),
    picture: pictures[0] ?? null,
    ...(isDeclared(product) && { allergens }),
    ...((isCustom || sizes.length > 0) && { isFrom: true as const }),
    ...(needsQuote(product) && { needsQuote: true as const }),
    ...(egglessExtra !== null && { egglessExtra, ...(isEggless && { isMadeEggless: true as const }) }),
  };
}
