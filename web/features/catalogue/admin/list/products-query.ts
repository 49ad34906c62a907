import { ADMIN_PRODUCT_SORTS } from '../../../../../contract/product-changes.ts';
import { PRODUCT_STATUSES, type ProductStatus } from '../../../../../domain/catalogue/product.ts';
import { readSearch } from '../../../../ui/lists/typed-search.ts';

export type ProductsSort = (typeof ADMIN_PRODUCT_SORTS)[number];

/** What of the catalogue an administrator wants to see. It stands in the address, so that it can be kept and passed on. */
export type ProductsQuery = {
  readonly search: string;
  /** Null for every status. */
  readonly status: ProductStatus | null;
  /** Empty for every category. */
  readonly category: string;
  readonly sort: ProductsSort;
};

export const WHOLE_LIST: ProductsQuery = { search: '', status: null, category: '', sort: 'updated' };

/** Anybody can write anything into an address: what is not known there counts as not said. */
export function readProductsQuery(parameters: URLSearchParams): ProductsQuery {
  const status = parameters.get('status');
  const sort = parameters.get('sort');
  return {
    search: readSearch(parameters, 'search'),
    status: PRODUCT_STATUSES.find((known) => known === status) ?? null,
    category: (parameters.get('category') ?? '').trim(),
    sort: ADMIN_PRODUCT_SORTS.find((known) => known === sort) ?? WHOLE_LIST.sort,
  };
}

/** Only what differs from the whole list, so that each list has one address. */
export function writeProductsQuery({ search, status, category, sort }: ProductsQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  if (search !== '') parameters.set('search', search);
  if (status !== null) parameters.set('status', status);
  if (category !== '') parameters.set('category', category);
  if (sort !== WHOLE_LIST.sort) parameters.set('sort', sort);
  return parameters;
}

export function isNarrowed({ search, status, category }: ProductsQuery): boolean {
  return search !== '' || status !== null || category !== '';
}
