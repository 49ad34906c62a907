import type { ProductFilter } from '../domain/catalogue/filter.ts';
import { convertNairaToKobo } from '../domain/money.ts';
import type { ProductAnswer, ProductQuery } from './products.ts';

/** What a call asks for, in the words of the rules. */
export function readProductFilter(query: ProductQuery): ProductFilter {
  return {
    categories: query.category,
    occasions: query.occasion,
    dietaryTags: query.dietary,
    flavorTags: query.flavor,
    excludedAllergens: query.excludeAllergens,
    isCustom: query.custom === undefined ? null : query.custom === 'true',
    isEggless: false,
    minPriceInKobo: query.minPrice === undefined ? null : convertNairaToKobo(query.minPrice),
    maxPriceInKobo: query.maxPrice === undefined ? null : convertNairaToKobo(query.maxPrice),
    guests: query.serves ?? null,
    maxLeadTimeHours: query.notice ?? null,
  };
}

/** An answer as the rules for lists read a product. */
export function readListedProduct(product: ProductAnswer) {
  return {
    ...product,
    priceInKobo: convertNairaToKobo(product.price),
    sizes: product.sizes.map((size) => ({ ...size, priceInKobo: convertNairaToKobo(size.price) })),
    egglessExtraInKobo: product.egglessExtra === null ? null : convertNairaToKobo(product.egglessExtra),
    createdAt: new Date(product.createdAt),
    answer: product,
  };
}
