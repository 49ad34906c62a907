import { Fragment, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ProductList } from '../../../../../contract/products.ts';
import { designerCake } from '../../../../pictures/designer-cake.ts';
import { usePrefetch } from '../../../../ui/browser/data-saver.ts';
import { TOP_OF_PAGE } from '../../../../ui/browser/top-of-page.ts';
import { isLineUp } from '../../../../ui/browser/use-online.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { useLatestRun } from '../../../../ui/loading/use-latest-run.ts';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { ProductGrid } from '../../../../ui/product/product-grid.tsx';
import { CatalogueCard } from '../../catalogue-card-context.tsx';
import { writeListAddress } from '../address/list-address.ts';
import { type ListFilter, NO_LIST_FILTER } from '../address/list-filter.ts';
import { isWantedEggless } from '../safe/safe-list.ts';
import { createListMemory } from './more-products.ts';

const OFFLINE_WORDS = 'More products need a connection. Try again when you’re back online.';

const memory = createListMemory(() => window.sessionStorage);

/** The products below the first page. One list's state must not reach another: give the component the list's address as key. */
function useMoreProducts(filter: ListFilter, list: ProductList) {
  const address = writeListAddress(filter);
  const [more, setMore] = useState(() => memory.recall(address, list));
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = useLatestRun();
  const [isAsked, setAsked] = useState(false);

  // Once the server's page has been taken over: it has the first products only.
  useEffect(() => {
    const before = memory.recallAfterReload(address, list);
    if (before) setMore((now) => (now.products.length === 0 ? before : now));
  }, [address, list]);

  const loadMore = () => {
    if (more.nextCursor === null || isLoading) return;
    // Nobody waits for what cannot come.
    if (!isLineUp()) return setFailure(OFFLINE_WORDS);
    setLoading(true);
    setAsked(true);
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
    isAsked,
    failure,
    loadMore,
  };
}

const PROMO_AFTER = 6;

type ProductResultsProps = {
  readonly filter: ListFilter;
  readonly list: ProductList;
  readonly hasPromo: boolean;
};

export function ProductResults({ filter, list, hasPromo }: ProductResultsProps) {
  const { products, nextAddress, isLoading, isAsked, failure, loadMore } = useMoreProducts(filter, list);
  const gridRef = useFocusOnNew(products.length, isAsked);

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
              <CatalogueCard
                product={product}
                isEggless={isWantedEggless(filter)}
                guests={filter.serves}
                priority={index === 0}
              />
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
          className="h-1.5 w-55 appearance-none overflow-hidden rounded-pill bg-crust [&::-moz-progress-bar]:bg-(--color-cocoa) [&::-webkit-progress-bar]:bg-crust [&::-webkit-progress-value]:bg-(--color-cocoa)"
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

/** When products were asked for and are added, the keyboard goes on at the first of them; what is seen stays where it is. */
function useFocusOnNew(count: number, isAsked: boolean) {
  const gridRef = useRef<HTMLUListElement>(null);
  const countBefore = useRef(count);
  useEffect(() => {
    const firstNew = countBefore.current;
    countBefore.current = count;
    if (count <= firstNew || !isAsked) return;
    const links = gridRef.current?.querySelectorAll<HTMLAnchorElement>('article h3 a');
    links?.[firstNew]?.focus({ preventScroll: true });
  }, [count, isAsked]);
  return gridRef;
}

/** Stands among the cards, two of them wide: for whoever has not found the one yet. */
function CustomPromo() {
  const prefetch = usePrefetch();
  return (
    <Link
      to={writeListAddress({ ...NO_LIST_FILTER, custom: true })}
      state={TOP_OF_PAGE}
      prefetch={prefetch}
      className="group relative grid h-full min-h-59 grid-cols-[46%_1fr] items-center overflow-hidden rounded-picture bg-honey no-underline phone:grid-cols-2 phone:max-tablet:min-h-75"
    >
      <Picture
        picture={designerCake}
        alt=""
        sizes="(width > 760px) 288px, 210px"
        className="-mt-6 w-52 max-w-none justify-self-center self-start transition-transform duration-(--duration-slow) group-hover:scale-103 phone:-mt-8 phone:w-72"
      />
      <span className="grid justify-items-start gap-2 py-6 pr-4 phone:pr-8">
        <span className="font-display text-fs-3 leading-heading font-semibold tracking-display phone:text-menu">
          Can’t find it? <br />
          We’ll make it.
        </span>
        <span className="text-label phone:text-body">Your colours, your message, your size</span>
        <span className="mt-1 inline-flex min-h-11 items-center rounded-pill bg-paper px-3.5 text-small font-bold whitespace-nowrap phone:px-4">
          See custom cakes
        </span>
      </span>
    </Link>
  );
}
