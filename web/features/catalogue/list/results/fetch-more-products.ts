import { listProductsEndpoint, type ProductList } from '../../../../../contract/products.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { type ListFilter, toProductQuery } from '../address/list-filter.ts';

export const MORE_COUNT = 24;

export function fetchMoreProducts(filter: ListFilter, signal: AbortSignal): Promise<ProductList> {
  const { category, dietary, flavor, excludeAllergens, ...rest } = toProductQuery(filter, MORE_COUNT);
  const lists = { category, dietary, flavor, excludeAllergens };
  const joined = Object.entries(lists)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => [name, values.join(',')]);
  const query = { ...rest, ...Object.fromEntries(joined) };
  return shopApi.call(listProductsEndpoint, { query, signal });
}
