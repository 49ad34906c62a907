import type { listProductsEndpoint, ProductAnswer } from '../../../contract/products.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { backgroundApi } from '../../api/shop-api.ts';

/** Everything in the shop. Nobody asked for it with a click, so a refused token takes nobody to the login screen. */
export async function fetchProducts(
  api: Pick<ApiClient, 'ask'> = backgroundApi,
): Promise<readonly ProductAnswer[]> {
  const answer = await api.ask<typeof listProductsEndpoint>('GET /api/products');
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined;
  if (!Array.isArray(data) || !data.every(isProduct)) throw new Error('An error occurred');
  return data;
}

const TEXTS = ['id', 'name', 'category'] as const satisfies (keyof ProductAnswer)[];
const LISTS = [
  'dietaryTags',
  'flavorTags',
  'allergens',
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
