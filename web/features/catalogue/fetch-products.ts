import type { listProductsEndpoint, ProductAnswer, ProductList } from '../../../contract/products.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { backgroundApi } from '../../api/shop-api.ts';

export type FetchedCatalogue = {
  readonly products: readonly ProductAnswer[];
  /** Every category in the order of the shop. */
  readonly categoryOrder: readonly string[];
};

/** Everything in the shop. Nobody asked for it with a click, so a refused token takes nobody to the login screen. */
export async function fetchProducts(api: Pick<ApiClient, 'ask'> = backgroundApi): Promise<FetchedCatalogue> {
  const answer = await api.ask<typeof listProductsEndpoint>('GET /api/products');
  const { data, facets }: Partial<ProductList> = typeof answer === 'object' && answer !== null ? answer : {};
  if (!Array.isArray(data) || !data.every(isProduct)) throw new Error('An error occurred');
  return { products: data, categoryOrder: facets?.category.map(({ value }) => value) ?? [] };
}

const TEXTS = ['id', 'name', 'category'] as const satisfies (keyof ProductAnswer)[];
const LISTS = [
  'dietaryTags',
  'flavorTags',
  'allergens',
  'occasions',
  'sizes',
  'pictures',
] as const satisfies (keyof ProductAnswer)[];

/** By hand, because every page asks this at its start: the contract's schemas would weigh more than the answer. */
function isProduct(value: unknown): value is ProductAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const product: Partial<Record<keyof ProductAnswer, unknown>> = value;
  return (
    TEXTS.every((name) => typeof product[name] === 'string') &&
    LISTS.every((name) => Array.isArray(product[name])) &&
    typeof product.priceToPay === 'number'
  );
}
