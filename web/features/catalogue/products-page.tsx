import { redirect } from 'react-router';
import { isUnreachable } from '../../api/connectivity.ts';
import { pageDataContext } from '../../page-data.ts';
import { titlePage } from '../../page-meta.ts';
import { butterCroissant } from '../../pictures/butter-croissant.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { ScreenFailure } from '../../ui/loading/screen-failure.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { Route } from './+types/products-page.ts';
import { readAvoidedAllergens } from './allergens/allergen-context.ts';
import { fetchProducts } from './fetch-products.ts';
import { listChips } from './list/address/filter-chips.ts';
import { readListFilter, writeListAddress } from './list/address/list-address.ts';
import { changeFilter, countFilters, NO_LIST_FILTER, toProductQuery } from './list/address/list-filter.ts';
import { describeList, headList } from './list/address/list-meta.ts';
import { ListScreen } from './list/list-screen.tsx';
import { findNearMiss } from './list/near-miss.ts';
import { askForEggless, leaveOutAvoided } from './list/safe/safe-list.ts';
import { readShowAnyway } from './list/safe/show-anyway.ts';

/** Whole rows of two and of three; the promotion among the cards takes the place of two. */
const FIRST_COUNT = 24;
const FIRST_COUNT_WITH_PROMO = 22;

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { listProducts, readPresentCategories } = context.get(pageDataContext);
  const filter = readListFilter(searchParams);
  const category = readPresentCategories(filter.category);
  if (category.some((name) => !filter.category.includes(name))) {
    throw redirect(writeListAddress({ ...filter, category }), 301);
  }
  const hasPromo = filter.custom === null && filter.cursor === null;
  const list = listProducts(toProductQuery(filter, hasPromo ? FIRST_COUNT_WITH_PROMO : FIRST_COUNT));
  const countWith = (change: Partial<typeof filter>) =>
    listProducts(toProductQuery(changeFilter(filter, change), 1)).total;
  const eggless = askForEggless(filter);
  return {
    filter,
    list,
    allFacets:
      countFilters(filter) === 0 ? list.facets : listProducts(toProductQuery(NO_LIST_FILTER, 1)).facets,
    hasPromo,
    hiddenCount: filter.excludeAllergens.length > 0 ? countWith({ excludeAllergens: [] }) - list.total : 0,
    egglessCount: eggless ? countWith(eggless) : 0,
    nearMiss: list.total === 0 ? findNearMiss(filter, countWith) : null,
    gains: list.total === 0 ? listChips(filter).map(({ without }) => countWith(without)) : [],
  };
}

/** On the way within the shop, the list is asked for at once without what this shopper avoids; without a connection it is made here. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const filter = readListFilter(new URL(request.url).searchParams);
  const safe = readShowAnyway(filter.query) ? null : leaveOutAvoided(filter, readAvoidedAllergens());
  if (safe) throw redirect(writeListAddress(safe));
  try {
    return await serverLoader();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const stored = await fetchProducts().catch(() => null);
    if (stored === null || stored.products.length === 0) throw error;
    const { listStored } = await import('./list/list-stored.ts');
    return listStored(stored, filter);
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return titlePage('Failed to load products')({ matches });
  return describeList({ matches }, loaderData.filter, loaderData.list.total);
}

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { filter, list } = loaderData;
  if (list.total > 0 || countFilters(filter) > 0) return <ListScreen {...loaderData} />;
  return (
    <div className="wrap">
      <PageHeading title={headList(filter).title} />
      <EmptyState
        picture={<Picture picture={butterCroissant} alt="" sizes="208px" />}
        title="No products yet"
        actions={
          <ButtonLink to="/contact" kind="main">
            Contact us
          </ButtonLink>
        }
      >
        There’s nothing to buy here at the moment. Tell us what you’re looking for.
      </EmptyState>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenFailure title="Failed to load products" isUnreachable={isUnreachable(error)} />;
}
