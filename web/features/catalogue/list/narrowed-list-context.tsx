import { type ReactNode, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readListedProduct, readProductFilter } from '../../../../contract/product-filter.ts';
import type { ProductAnswer, ProductFacets } from '../../../../contract/products.ts';
import { readPresentNames } from '../../../../domain/catalogue/categories.ts';
import { compareCategories } from '../../../../domain/catalogue/category-order.ts';
import { type Narrowed, narrowProducts } from '../../../../domain/catalogue/narrow-products.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { countBakes } from '../../../ui/product/count-bakes.ts';
import { ProductGrid } from '../../../ui/product/product-grid.tsx';
import { useAvoidedAllergens } from '../allergens/allergen-context.ts';
import { CatalogueCard } from '../catalogue-card-context.tsx';
import { useCatalogue } from '../catalogue-context.tsx';
import { listChips } from './address/filter-chips.ts';
import { readListFilter, writeListAddress } from './address/list-address.ts';
import { changeFilter, type ListFilter, NO_LIST_FILTER, toProductQuery } from './address/list-filter.ts';
import { ListFrame } from './list-frame.tsx';
import { NoResults } from './results/no-results.tsx';
import { HiddenNote } from './safe/hidden-note.tsx';
import { leaveOutAvoided } from './safe/safe-list.ts';
import { useShowAnyway } from './safe/show-anyway.ts';
import { useAvoidingList } from './safe/use-avoiding-list.ts';

/** On every screen at most the first row is above the fold. */
const FIRST_ROW = 3;

type NarrowedListProps = {
  readonly query: string;
  /** All that was found, best first. */
  readonly products: readonly ProductAnswer[];
  /** How many there are, where more were found than are here. */
  readonly countWords: string;
  readonly highlight: readonly string[];
  /** Each old name of a category with its present one: links that others have kept go on working. */
  readonly formerCategories: Readonly<Record<string, string>>;
  /** Above the cards. */
  readonly children: ReactNode;
};

/** What a search has found, narrowed and sorted by the filters of the list, which stand in the address beside the query. */
export function NarrowedList({
  query,
  products,
  countWords,
  highlight,
  formerCategories,
  children,
}: NarrowedListProps) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const avoided = useAvoidedAllergens();
  const isShownAnyway = useShowAnyway();
  const read = readListFilter(parameters, query);
  const category = [...readPresentNames(new Map(Object.entries(formerCategories)), read.category)];
  const asked = { ...read, category };
  useAvoidingList(asked);
  // Already before the address says so: nobody sees for a moment what they must not eat.
  const filter = (isShownAnyway ? null : leaveOutAvoided(asked, avoided)) ?? asked;

  const { categories } = useCatalogue();
  const all = useMemo(() => products.map(readListedProduct), [products]);
  const narrow = (changed: ListFilter) => {
    const sort = changed.sort === NO_LIST_FILTER.sort ? null : changed.sort;
    return narrowProducts(all, readProductFilter(toProductQuery(changed, all.length)), sort);
  };
  const shown = narrow(filter);
  const total = shown.products.length;
  const hiddenCount = narrow(changeFilter(filter, { excludeAllergens: [] })).products.length - total;
  return (
    <ListFrame
      filter={filter}
      facets={toFacets(shown)}
      allFacets={orderCategories(toFacets(narrow(NO_LIST_FILTER)), categories)}
      total={total}
      countWords={total === all.length ? countWords : countBakes(total)}
      isLoading={false}
      onChange={(next) => void navigate(writeListAddress(next))}
    >
      {(forgetChip) => (
        <>
          {children}
          <HiddenNote filter={filter} hiddenCount={hiddenCount} />
          {total === 0 && (
            <NoResults
              filter={filter}
              gains={listChips(filter).map(({ without }) => narrow(without).products.length)}
              hiddenCount={hiddenCount}
              onRemove={forgetChip}
            />
          )}
          <ProductGrid columns="three">
            {shown.products.map(({ answer }, index) => (
              <li key={answer.id}>
                <CatalogueCard product={answer} highlight={highlight} priority={index < FIRST_ROW} />
              </li>
            ))}
          </ProductGrid>
        </>
      )}
    </ListFrame>
  );
}

/** As in the list, once the catalogue has come. */
function orderCategories(facets: ProductFacets, order: readonly string[]): ProductFacets {
  const compare = compareCategories(order);
  return { ...facets, category: facets.category.toSorted((one, other) => compare(one.value, other.value)) };
}

function toFacets({ facets, priceRangeInKobo: range }: Narrowed<unknown>): ProductFacets {
  const { category, occasion, dietary, flavor, allergens, custom } = facets;
  return {
    category: [...category],
    occasion: [...occasion],
    dietary: [...dietary],
    flavor: [...flavor],
    allergens: [...allergens],
    custom: [...custom],
    price: range && { min: convertKoboToNaira(range.min), max: convertKoboToNaira(range.max) },
  };
}
