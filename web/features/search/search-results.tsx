import { useCallback, useState } from 'react';
import type { ProductAnswer } from '../../../contract/products.ts';
import type { SearchResults as Results } from '../../../contract/search.ts';
import { findAvoided } from '../../../domain/catalogue/allergens.ts';
import { useOnline } from '../../ui/browser/use-online.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { LoadedContent } from '../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import { HiddenLine } from '../../ui/product/hidden-line.tsx';
import { describeHidden, describeShownAnyway } from '../../ui/product/hidden-words.ts';
import { ProductCardSkeleton } from '../../ui/product/product-card-skeleton.tsx';
import { ProductGrid } from '../../ui/product/product-grid.tsx';
import { useAvoidedAllergens } from '../catalogue/allergens/allergen-context.ts';
import { CatalogueCard } from '../catalogue/catalogue-card-context.tsx';
import { useCatalogue } from '../catalogue/catalogue-context.tsx';
import { NeedChips } from './need-chips.tsx';
import { type Ideas, NothingFound } from './nothing-found.tsx';
import { countResults } from './results-words.ts';
import { searchSomewhere } from './search-somewhere.ts';

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8];

function ResultsSkeleton() {
  return (
    <>
      <Skeleton className="mb-5 h-7 w-24 phone:mb-6" />
      <ProductGrid columns="four" aria-hidden="true">
        {CARDS.map((card) => (
          <li key={card}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ProductGrid>
    </>
  );
}

/** On every screen at most the first row is above the fold. */
const FIRST_ROW = 4;

type SearchResultsProps = { readonly query: string; readonly ideas: Ideas };

/** To be made anew for every query, so that nobody sees the results of the one before. */
export function SearchResults({ query, ideas }: SearchResultsProps) {
  const known = useKnownProducts();
  const results = useLoaded(
    useCallback((signal: AbortSignal) => searchSomewhere(query, known, signal), [query, known]),
  );
  if (results.data?.total === 0) {
    return <NothingFound query={query} needs={results.data.needs} ideas={ideas} />;
  }
  return (
    <>
      <PageHeading title={`Results for “${query}”`} />
      <noscript>
        <p className="mb-6">
          The search needs JavaScript. <a href="/products">Look through everything we bake</a> instead.
        </p>
      </noscript>
      <LoadedContent loaded={results} waitingWords="Searching…" skeleton={<ResultsSkeleton />}>
        {(found) => <FoundProducts found={found} />}
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

function FoundProducts({ found }: { readonly found: Results }) {
  const avoided = useAvoidedAllergens();
  const [isShownAnyway, setShownAnyway] = useState(false);
  const fitting = found.data.filter(({ allergens }) => findAvoided(allergens, avoided).length === 0);
  const hiddenCount = found.data.length - fitting.length;
  const shown = isShownAnyway ? found.data : fitting;
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="visually-hidden">
        Found
      </h2>
      <p role="status" className="mb-5 text-fs-4 font-bold phone:mb-6">
        {countResults(found.total, found.data.length)}
      </p>
      <NeedChips needs={found.needs} />
      {hiddenCount > 0 && (
        <HiddenLine
          text={isShownAnyway ? describeShownAnyway(avoided) : describeHidden(hiddenCount, avoided)}
          button={isShownAnyway ? 'Leave them out' : 'Show them'}
          onClick={() => setShownAnyway(!isShownAnyway)}
        />
      )}
      <ProductGrid columns="four">
        {shown.map((product, index) => (
          <li key={product.id}>
            <CatalogueCard product={product} highlight={found.terms} priority={index < FIRST_ROW} />
          </li>
        ))}
      </ProductGrid>
    </section>
  );
}
