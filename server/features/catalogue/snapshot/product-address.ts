import { PRODUCT_LIST_MAX, type ProductQuery } from '../../../../contract/products.ts';

const LIST_PATH = '/api/products';

/** The one address under which a list is kept, however its parameters were ordered and written. */
export function addressList(query: ProductQuery): string {
  const search = new URLSearchParams();
  const add = (name: string, value: string | number | undefined, usual?: string | number) => {
    if (value !== undefined && value !== '' && value !== usual) search.append(name, String(value));
  };
  add('category', query.category.toSorted().join(','));
  add('dietary', query.dietary.toSorted().join(','));
  add('flavor', query.flavor.toSorted().join(','));
  add('excludeAllergens', query.excludeAllergens.toSorted().join(','));
  add('custom', query.custom);
  add('minPrice', query.minPrice);
  add('maxPrice', query.maxPrice);
  add('serves', query.serves);
  add('notice', query.notice);
  add('sort', query.sort, 'featured');
  add('limit', query.limit, PRODUCT_LIST_MAX);
  add('cursor', query.cursor);
  return search.size === 0 ? LIST_PATH : `${LIST_PATH}?${search}`;
}

export function addressProduct(id: string): string {
  return `${LIST_PATH}/${id}`;
}
