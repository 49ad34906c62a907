import { type ReactNode, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readListedProduct } from '../../../../contract/product-filter.ts';
import type { ProductAnswer } from '../../../../contract/products.ts';
import { readPresentNames } from '../../../../domain/catalogue/categories.ts';
import { countProducts } from '../../../ui/product/count-products.ts';
import { ProductGrid } from '../../../ui/product/product-grid.tsx';
import { TracesLine } from '../../../ui/product/traces.tsx';
import { useAvoidedAllergens } from '../allergens/allergen-context.ts';
import { CatalogueCard } from '../catalogue-card-context.tsx';
import { useCatalogue } from '../catalogue-context.tsx';
import { listChips } from './address/filter-chips.ts';
import { readListFilter, writeListAddress } from './address/list-address.ts';
import { changeFilter, type ListFilter, NO_LIST_FILTER } from './address/list-filter.ts';
import { ListFrame } from './list-frame.tsx';
import { narrowList, orderCategories, toFacets } from './narrow-list.ts';
import { findNearMiss } from './near-miss.ts';
import { NoResults } from './results/no-results.tsx';
import { HiddenNote } from './safe/hidden-note.tsx';
import {
  isWantedEggless,
  isWithoutAllergens,
  leaveOutAvoided,
  type TypedAllergens,
} from './safe/safe-list.ts';
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
  /** What the query itself leaves out. What can be made eggless is made so for it. */
  readonly typedAllergens: TypedAllergens;
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
  typedAllergens,
  formerCategories,
  children,
}: NarrowedListProps) {
  const isTypedEggless = typedAllergens.has('egg');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const avoided = useAvoidedAllergens();
  const isShownAnyway = useShowAnyway(query);
  const read = readListFilter(parameters, query);
  const category = [...readPresentNames(new Map(Object.entries(formerCategories)), read.category)];
  const asked = { ...read, category };
  useAvoidingList(asked, isTypedEggless || undefined);
  // Already before the address says so: nobody sees for a moment what they must not eat.
  const filter =
    (isShownAnyway ? null : leaveOutAvoided(asked, avoided, isTypedEggless || undefined)) ?? asked;

  const { categories } = useCatalogue();
  const all = useMemo(() => products.map(readListedProduct), [products]);
  // As the suggestions do: whoever leaves out egg is shown what can be made without it, made so.
  const isMadeEggless = (changed: ListFilter) => isTypedEggless || changed.excludeAllergens.includes('egg');
  const narrow = (changed: ListFilter) => narrowList(all, changed, isMadeEggless(changed));
  const shown = narrow(filter);
  const total = shown.products.length;
  const shownIds = new Set(shown.products.map(({ answer }) => answer.id));
  const hidden = narrow(changeFilter(filter, { excludeAllergens: [] })).products.filter(
    ({ answer }) => !shownIds.has(answer.id),
  );
  const hiddenCount = hidden.length;
  const gains = total > 0 ? [] : listChips(filter).map(({ without }) => narrow(without).products.length);
  const countWith = (change: Partial<ListFilter>) => narrow(changeFilter(filter, change)).products.length;
  const nearMiss = total > 0 ? null : findNearMiss(filter, countWith);
  return (
    <ListFrame
      filter={filter}
      facets={toFacets(shown)}
      allFacets={orderCategories(toFacets(narrow(NO_LIST_FILTER)), categories)}
      total={total}
      countWords={total === all.length ? countWords : countProducts(total)}
      isLoading={false}
      gains={gains}
      egglessCount={0}
      typedAllergens={typedAllergens}
      onChange={(next) => void navigate(writeListAddress(next))}
    >
      {(forgetChip) => (
        <>
          {children}
          {total > 0 && isWithoutAllergens(filter, typedAllergens) && <TracesLine />}
          <HiddenNote
            filter={filter}
            hiddenCount={hiddenCount}
            hiddenNames={hidden.map(({ answer }) => answer.name)}
            egglessCount={0}
          />
          {total === 0 && (
            <NoResults
              filter={filter}
              gains={gains}
              hiddenCount={hiddenCount}
              egglessCount={0}
              nearMiss={nearMiss}
              onRemove={forgetChip}
            />
          )}
          <ProductGrid columns="three">
            {shown.products.map(({ answer }, index) => (
              <li key={answer.id}>
                <CatalogueCard
                  product={answer}
                  highlight={highlight}
                  isEggless={isMadeEggless(filter) || isWantedEggless(filter)}
                  guests={filter.serves}
                  priority={index < FIRST_ROW}
                />
              </li>
            ))}
          </ProductGrid>
        </>
      )}
    </ListFrame>
  );
}
