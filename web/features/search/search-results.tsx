import { useCallback, useState } from 'react';
import type { SearchResults as Results } from '../../../contract/search.ts';
import { findAvoided } from '../../../domain/catalogue/allergens.ts';
import { LoadedContent } from '../../ui/loading/loaded-content.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { HiddenLine } from '../../ui/product/hidden-line.tsx';
import { describeHidden, describeShownAnyway } from '../../ui/product/hidden-words.ts';
import { ProductGrid } from '../../ui/product/product-grid.tsx';
import { useAvoidedAllergens } from '../catalogue/allergens/allergen-context.ts';
import { ShelfCard } from '../catalogue/shelf-context.tsx';
import { type Ideas, NothingFound } from './nothing-found.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { countResults } from './results-words.ts';
import { searchProducts } from './search-products.ts';

/** On every screen at most the first row is above the fold. */
const FIRST_ROW = 4;

type SearchResultsProps = { readonly query: string; readonly ideas: Ideas };

/** To be made anew for every query, so that nobody sees the results of the one before. */
export function SearchResults({ query, ideas }: SearchResultsProps) {
  const results = useLoaded(useCallback((signal: AbortSignal) => searchProducts(query, signal), [query]));
  if (results.data?.total === 0) return <NothingFound query={query} ideas={ideas} />;
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
            <ShelfCard product={product} highlight={found.terms} priority={index < FIRST_ROW} />
          </li>
        ))}
      </ProductGrid>
    </section>
  );
}
