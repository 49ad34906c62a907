import { readProductFilter } from '../../../../contract/product-filter.ts';
import type { ProductList, ProductQuery } from '../../../../contract/products.ts';
import { readPresentNames } from '../../../../domain/catalogue/categories.ts';
import { wantsEggless } from '../../../../domain/catalogue/filter.ts';
import { findPosition } from '../../../../domain/catalogue/list-order.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { describeProduct } from '../describe-product.ts';
import { readListCursor, writeListCursor } from './list-cursor.ts';
import type { ProductIndex } from './product-index.ts';
import { type ProductSelection, selectProducts } from './select-products.ts';

/** A cursor that is not one of this list begins at the beginning. */
export function listProducts(index: ProductIndex, query: ProductQuery): ProductList {
  const { sort, limit, cursor } = query;
  const after = cursor === undefined ? undefined : readListCursor(sort, cursor);
  const category = [...readPresentNames(index.arrangement().formerNames, query.category)];
  const filter = readProductFilter({ ...query, category });
  const selection = selectProducts(index, { filter, sort, after, limit });
  const last = selection.products.at(-1);
  return {
    data: selection.products.map(describeProduct),
    total: selection.total,
    facets: { ...selection.facets, price: toPriceRange(selection.priceRangeInKobo) },
    nextCursor:
      selection.hasMore && last
        ? writeListCursor(sort, findPosition(last, sort, wantsEggless(filter)))
        : null,
  };
}

function toPriceRange(range: ProductSelection['priceRangeInKobo']): ProductList['facets']['price'] {
  return range && { min: convertKoboToNaira(range.min), max: convertKoboToNaira(range.max) };
}
