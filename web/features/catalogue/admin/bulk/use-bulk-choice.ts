import { useState } from 'react';
import type { ProductChoice } from '../../../../../contract/product-bulk.ts';
import type { AdminProduct } from '../../../../../contract/product-changes.ts';
import type { ProductStatus } from '../../../../../domain/catalogue/product.ts';
import { useChosen } from '../../../../ui/lists/use-chosen.ts';
import { type ProductsQuery, writeProductsQuery } from '../list/products-query.ts';

type Listed = {
  readonly query: ProductsQuery;
  readonly products: readonly AdminProduct[];
  /** How many the list is about, shown or not. */
  readonly total: number;
};

/** Which products are chosen: some of those that are shown, or all that the list is about. Another list is another choice. */
export function useBulkChoice({ query, products, total }: Listed) {
  const chosen = useChosen();
  const [wholeList, setWholeList] = useState<string | null>(null);
  const listKey = String(writeProductsQuery({ ...query, sort: 'updated' }));
  const isWhole = wholeList === listKey;
  const shownAndChosen = products.filter(({ id }) => chosen.has(id));
  const areAllShownChosen = products.length > 0 && shownAndChosen.length === products.length;

  function clear(): void {
    chosen.chooseOnly([]);
    setWholeList(null);
  }

  return {
    count: isWhole ? total : shownAndChosen.length,
    statuses: isWhole ? listStatuses(query) : new Set(shownAndChosen.map(({ status }) => status)),
    allCount: !isWhole && areAllShownChosen && total > products.length ? total : null,
    areAllShownChosen: isWhole || areAllShownChosen,
    has: (id: string) => isWhole || chosen.has(id),
    choose(id: string, isChosen: boolean) {
      // Whoever takes one out of the whole list goes on with those that are shown.
      if (isWhole) chosen.chooseOnly(products.map((product) => product.id));
      setWholeList(null);
      chosen.choose(id, isChosen);
    },
    chooseShown: (isChosen: boolean) => {
      clear();
      if (isChosen) chosen.chooseOnly(products.map(({ id }) => id));
    },
    chooseAll: () => setWholeList(listKey),
    clear,
    describe(): ProductChoice {
      if (!isWhole) return { ids: shownAndChosen.map(({ id }) => id) };
      const { search, status, category } = query;
      return { search, category, ...(status !== null && { status }) };
    },
  };
}

/** `All` leaves the archive out. */
function listStatuses({ status }: ProductsQuery): ReadonlySet<ProductStatus> {
  return new Set(status === null ? ['draft', 'published'] : [status]);
}
