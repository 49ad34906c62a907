import type { ProductAnswer } from '../../../contract/products.ts';
import { SEARCH_RESULTS_MAX, type SearchResults, type Suggestion } from '../../../contract/search.ts';
import type { Product } from '../../../domain/catalogue/product.ts';
import { describeNeeds } from '../../../domain/search/food-needs.ts';
import { SUGGESTIONS_MAX } from '../../../domain/search/limits.ts';
import { listMatchedTerms, listMendedTerms } from '../../../domain/search/matched-terms.ts';
import { createSearchIndex } from '../../../domain/search/search-index.ts';
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

  const suggest = (query: string): readonly Suggestion[] => {
    if (query === '') return [];
    const { best, words, needs, alternatives } = index.find(query, SUGGESTIONS_MAX);
    const isEggless = needs.some(({ need }) => need === 'egg');
    const suggestOne = (product: Product) => toSuggestion(describeProduct(product), isEggless);
    if (best.length === 0) {
      const fits = describeNeeds(needs)
        .map(({ name }) => name)
        .join(', ');
      return alternatives.map((product) => ({ ...suggestOne(product), fits }));
    }
    return best.map((product) => {
      const terms = listMendedTerms(product, words, query);
      return { ...suggestOne(product), ...(terms.length > 0 && { terms: [...terms] }) };
    });
  };

  const cached = createCachedSuggestions({ suggest });
  metrics.watchCache('suggestions', cached.size);
  const cachedSource: CachedSource = { kind: 'suggestions', cachedFor: cached.cachedFor };

  return {
    answerSuggestions: cached.answer,
    cachedSource,

    search(query: string): SearchResults {
      const { best, total, words, needs, alternatives, meant } = index.find(query, SEARCH_RESULTS_MAX);
      return {
        data: best.map(describeProduct),
        total,
        terms: [...listMatchedTerms(best, words)],
        needs: describeNeeds(needs),
        ...(meant !== undefined && { meant }),
        alternatives: alternatives.map(describeProduct),
      };
    },

    follow({ put, removed }: WindowChange): void {
      index.change(put, removed);
      cached.drop();
    },
  };
}

function toSuggestion(product: ProductAnswer, isEggless: boolean): Suggestion {
  const { id, name, category, priceToPay, pictures, allergens, egglessExtra, isCustom, sizes } = product;
  return {
    id,
    name,
    category,
    priceToPay,
    picture: pictures[0] ?? null,
    allergens,
    ...((isCustom || sizes.length > 0) && { isFrom: true as const }),
    ...(egglessExtra !== null && { egglessExtra, ...(isEggless && { isMadeEggless: true as const }) }),
  };
}
