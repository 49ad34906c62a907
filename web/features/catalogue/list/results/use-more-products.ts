import { useState } from 'react';
import type { ProductList } from '../../../../../contract/products.ts';
import { useLatestRun } from '../../../../ui/loading/use-latest-run.ts';
import { writeListAddress } from '../address/list-address.ts';
import type { ListFilter } from '../address/list-filter.ts';
import { createListMemory } from './more-products.ts';

const memory = createListMemory();

/** The products below the first page. One list's state must not reach another: give the component the list's address as key. */
export function useMoreProducts(filter: ListFilter, list: ProductList) {
  const address = writeListAddress(filter);
  const [more, setMore] = useState(() => memory.recall(address, list));
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = useLatestRun();

  const loadMore = () => {
    if (more.nextCursor === null || isLoading) return;
    setLoading(true);
    setFailure(null);
    const next = { ...filter, cursor: more.nextCursor };
    run(async (signal) => (await import('./fetch-more-products.ts')).fetchMoreProducts(next, signal), {
      onDone: ({ data, nextCursor }) => {
        const grown = { products: [...more.products, ...data], nextCursor };
        memory.keep(address, list, grown);
        setMore(grown);
        setLoading(false);
      },
      onFailure: (message) => {
        setFailure(message);
        setLoading(false);
      },
    });
  };

  return {
    products: [...list.data, ...more.products],
    nextAddress: more.nextCursor === null ? null : writeListAddress({ ...filter, cursor: more.nextCursor }),
    isLoading,
    failure,
    loadMore,
  };
}
