import { useCallback } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { ProductAnswer } from '../../../contract/products.ts';
import type { SearchResults as Results } from '../../../contract/search.ts';
import { readLeftOutWeekday } from '../../../domain/search/needed-day.ts';
import { useOnline } from '../../ui/browser/use-online.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { LoadedContent } from '../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import { ProductCardSkeleton } from '../../ui/product/product-card-skeleton.tsx';
import { ProductGrid } from '../../ui/product/product-grid.tsx';
import { useCatalogue } from '../catalogue/catalogue-context.tsx';
import { NarrowedList } from '../catalogue/list/narrowed-list-context.tsx';
import { askFor } from './ask-for.ts';
import { countNotice } from './count-notice.ts';
import { NeedChips } from './need-chips.tsx';
import { type Ideas, NothingFound } from './nothing-found.tsx';
import { headResults } from './results-heading.ts';
import { countResults, sayUnderstood } from './results-words.ts';
import { searchSomewhere } from './search-somewhere.ts';

const CARDS = [1, 2, 3, 4, 5, 6];

function ResultsSkeleton() {
  return (
    <div className="phone:grid phone:grid-cols-[--spacing(56)_minmax(0,1fr)] phone:gap-8 tablet:grid-cols-[--spacing(66)_minmax(0,1fr)] tablet:gap-12">
      <Skeleton className="mb-4 h-11 phone:h-120" />
      <div>
        <Skeleton className="mb-5 h-7 w-24 phone:mb-6 phone:h-11" />
        <ProductGrid columns="three" aria-hidden="true">
          {CARDS.map((card) => (
            <li key={card}>
              <ProductCardSkeleton />
            </li>
          ))}
        </ProductGrid>
      </div>
    </div>
  );
}

type FormerCategories = { readonly formerCategories: Readonly<Record<string, string>> };
type SearchResultsProps = FormerCategories & { readonly query: string; readonly ideas: Ideas };

/** To be made anew for every query, so that nobody sees the results of the one before. */
export function SearchResults({ query, ideas, formerCategories }: SearchResultsProps) {
  const [parameters] = useSearchParams();
  const known = useKnownProducts();
  const results = useLoaded(
    useCallback((signal: AbortSignal) => searchSomewhere(query, known, signal), [query, known]),
  );
  if (results.data?.total === 0) {
    return <NothingFound query={query} found={results.data} ideas={ideas} />;
  }
  const needed = readLeftOutWeekday(query, results.data?.leftOut);
  if (needed) {
    const within = new URLSearchParams(parameters);
    within.set('q', needed.rest);
    within.set('notice', String(countNotice(needed.findDay, new Date())));
    return <Navigate replace to={`/search?${within}`} />;
  }
  return (
    <>
      <PageHeading title={headResults(query)} />
      <noscript>
        <p className="mb-6">
          Search needs JavaScript. <a href="/products">Browse all products</a> instead.
        </p>
      </noscript>
      <LoadedContent loaded={results} waitingWords="Searching…" skeleton={<ResultsSkeleton />}>
        {(found) => <FoundProducts query={query} found={found} formerCategories={formerCategories} />}
      </LoadedContent>
    </>
  );
}

const NO_PRODUCTS: readonly ProductAnswer[] = [];

/** With a line the shop is asked, and nothing here makes it be asked twice. */
function useKnownProducts(): readonly ProductAnswer[] {
  const { products } = useCatalogue();
  return useOnline() ? NO_PRODUCTS : products;
}

type FoundProductsProps = FormerCategories & { readonly query: string; readonly found: Results };

function FoundProducts({ query, found, formerCategories }: FoundProductsProps) {
  const typedAllergens = new Map(
    found.needs.flatMap(({ allergens, queryWithout }) =>
      allergens.map((allergen) => [allergen, queryWithout] as const),
    ),
  );
  return (
    <NarrowedList
      query={query}
      products={found.data}
      countWords={countResults(found.total, found.data.length)}
      highlight={found.terms}
      typedAllergens={typedAllergens}
      formerCategories={formerCategories}
    >
      <Understood query={query} found={found} />
      <NeedChips needs={found.needs} />
    </NarrowedList>
  );
}

type UnderstoodProps = { readonly query: string; readonly found: Pick<Results, 'meant' | 'leftOut'> };

/** What was looked for instead of what was typed, and where words were left out, the way to have it made all the same. */
function Understood({ query, found: { meant, leftOut } }: UnderstoodProps) {
  if (meant === undefined) return null;
  const words = sayUnderstood({ meant, leftOut });
  if (!leftOut) return <p className="mb-4">{words}</p>;
  const { to, state, label } = askFor(query);
  return (
    <div className="mb-5 grid justify-items-start gap-3">
      <p>{words}</p>
      <ButtonLink to={to} state={state} kind="line" size="s">
        {label}
      </ButtonLink>
    </div>
  );
}
