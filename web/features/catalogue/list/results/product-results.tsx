import { Fragment, type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { ProductList } from '../../../../../contract/products.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { ProductGrid } from '../../../../ui/product/product-grid.tsx';
import { ShelfCard } from '../../shelf-context.tsx';
import type { ListFilter } from '../address/list-filter.ts';
import { CustomPromo } from './custom-promo.tsx';
import { useMoreProducts } from './use-more-products.ts';

const PROMO_AFTER = 6;

type ProductResultsProps = {
  readonly filter: ListFilter;
  readonly list: ProductList;
  readonly hasPromo: boolean;
};

export function ProductResults({ filter, list, hasPromo }: ProductResultsProps) {
  const { products, nextAddress, isLoading, failure, loadMore } = useMoreProducts(filter, list);
  const gridRef = useFocusOnNew(products.length);

  const showMore = (event: MouseEvent) => {
    // In a new tab the link leads to the next page itself, as it does without the page's script.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    loadMore();
  };

  return (
    <>
      <ProductGrid columns="three" ref={gridRef}>
        {products.map((product, index) => (
          <Fragment key={product.id}>
            {hasPromo && index === PROMO_AFTER && (
              <li className="col-span-2">
                <CustomPromo />
              </li>
            )}
            <li>
              <ShelfCard product={product} priority={index === 0} />
            </li>
          </Fragment>
        ))}
      </ProductGrid>
      <div className="mt-12 grid justify-items-center gap-3 phone:mt-14">
        <p role="status" className="text-cocoa-2">
          Showing {products.length} of {list.total}
        </p>
        <progress
          value={products.length}
          max={list.total}
          aria-hidden="true"
          className="h-1.5 w-55 appearance-none overflow-hidden rounded-pill bg-crust [&::-moz-progress-bar]:bg-cocoa [&::-webkit-progress-bar]:bg-crust [&::-webkit-progress-value]:bg-cocoa"
        />
        {failure !== null && (
          <Note tone="problem" role="alert">
            {failure}
          </Note>
        )}
        {nextAddress !== null && (
          <Link
            to={nextAddress}
            onClick={showMore}
            aria-disabled={isLoading}
            className="mt-1 inline-flex min-h-12 items-center gap-2.5 rounded-pill border-(length:--line-width) border-cocoa px-6 font-bold no-underline transition duration-(--duration-fast) hover:bg-cocoa hover:text-on-dark focus-visible:rounded-pill"
          >
            {isLoading && <Spinner />}
            {isLoading ? 'Loading…' : 'Show more'}
          </Link>
        )}
      </div>
    </>
  );
}

/** When products are added, the keyboard goes on at the first of them; what is seen stays where it is. */
function useFocusOnNew(count: number) {
  const gridRef = useRef<HTMLUListElement>(null);
  const countBefore = useRef(count);
  useEffect(() => {
    const firstNew = countBefore.current;
    countBefore.current = count;
    if (count <= firstNew) return;
    const links = gridRef.current?.querySelectorAll<HTMLAnchorElement>('article h3 a');
    links?.[firstNew]?.focus({ preventScroll: true });
  }, [count]);
  return gridRef;
}
