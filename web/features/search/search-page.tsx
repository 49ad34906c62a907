import { Navigate, type ShouldRevalidateFunctionArgs, useLocation, useSearchParams } from 'react-router';
import { hasLimits, readTypedLimits } from '../../../domain/search/typed-limits.ts';
import { pageDataContext } from '../../page-data.ts';
import { titlePage } from '../../page-meta.ts';
import type { Route } from './+types/search-page.ts';
import { countNotice } from './count-notice.ts';
import { HELP_PAGES, listHelp } from './find-help.ts';
import { NothingAsked } from './nothing-found.tsx';
import { readSearchQuery } from './read-search-query.ts';
import { headResults } from './results-heading.ts';
import { SearchResults } from './search-results.tsx';

export function meta({ location, matches }: Route.MetaArgs) {
  const query = readSearchQuery(location.pathname, new URLSearchParams(location.search));
  return titlePage(query === '' ? 'Search' : headResults(query))({ matches });
}

/** One row on a wide screen. */
const IDEAS_MAX = 4;

/** Ideas for whoever finds nothing, and what categories were called before. The results themselves are asked for by the browser: their queries are too many to keep pages for. */
export function loader({ context }: Route.LoaderArgs) {
  const { readCategories, readFeatured, readFormerCategories, readPage } = context.get(pageDataContext);
  return {
    ideas: {
      categories: readCategories().map(({ name }) => name),
      products: readFeatured().slice(0, IDEAS_MAX),
      help: listHelp(HELP_PAGES.map(readPage)),
    },
    formerCategories: readFormerCategories(),
  };
}

/** Nothing of it depends on the query. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function SearchPage({ loaderData: { ideas, formerCategories } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const query = readSearchQuery(pathname, parameters);
  const address = addressWithin(query, new Date());
  // A price, a number of guests or a day that was typed is the list's own filter, which shows itself and can be taken off.
  if (address !== undefined) return <Navigate replace to={address} />;
  return (
    <div className="wrap pb-4">
      {query === '' ? (
        <NothingAsked ideas={ideas} />
      ) : (
        <SearchResults key={query} query={query} ideas={ideas} formerCategories={formerCategories} />
      )}
    </div>
  );
}

function addressWithin(query: string, now: Date): string | undefined {
  const limits = readTypedLimits(query);
  const { maxNaira, guests, findDay, rest } = limits;
  if (!hasLimits(limits) && findDay === null) return undefined;
  const parameters = new URLSearchParams({
    ...(rest !== '' && { q: rest }),
    ...(maxNaira !== null && { maxPrice: String(maxNaira) }),
    ...(guests !== null && { serves: String(guests) }),
    ...(findDay !== null && { notice: String(countNotice(findDay, now)) }),
  });
  return `${rest === '' ? '/products' : '/search'}?${parameters}`;
}
