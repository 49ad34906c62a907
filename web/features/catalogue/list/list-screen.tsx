import { useRef } from 'react';
import type { ProductList } from '../../../../contract/products.ts';
import type { Allergen } from '../../../../domain/catalogue/allergens.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { useDelayedFlag } from '../../../ui/loading/use-delayed-flag.ts';
import { saveAvoidedAllergens, useAvoidedAllergens } from '../allergens/allergen-context.ts';
import type { FilterChip } from './address/filter-chips.ts';
import { LIST_PATH, writeListAddress } from './address/list-address.ts';
import { changeFilter, type ListFilter, toggleValue } from './address/list-filter.ts';
import { headList } from './address/list-meta.ts';
import { useShownFilter } from './address/use-shown-filter.ts';
import { FilterPanel } from './filters/filter-panel.tsx';
import { FilterSheet } from './filters/filter-sheet.tsx';
import { SortSelect } from './filters/sort-select.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { ListSkeleton } from './results/list-skeleton.tsx';
import { NoResults } from './results/no-results.tsx';
import { ProductResults } from './results/product-results.tsx';
import { HiddenNote } from './safe/hidden-note.tsx';
import { clearFilters, toggleAvoided } from './safe/safe-list.ts';
import { setShowAnyway } from './safe/show-anyway.ts';
import { useAvoidingList } from './safe/use-avoiding-list.ts';

const SKELETONS_AFTER_MS = 200;
const FORM_ID = 'list-filters';

export type ListScreenData = {
  readonly filter: ListFilter;
  readonly list: ProductList;
  readonly hiddenCount: number;
  /** Where nothing is left: how many there would be without each filter. */
  readonly gains: readonly number[];
  readonly hasPromo: boolean;
};

export function ListScreen({ filter: loaded, list, hiddenCount, gains, hasPromo }: ListScreenData) {
  const { filter, isLoading, showList } = useShownFilter(loaded);
  const avoided = useAvoidedAllergens();
  const isLate = useDelayedFlag(isLoading, SKELETONS_AFTER_MS);
  const countRef = useRef<HTMLParagraphElement>(null);
  useAvoidingList(loaded);

  const cleared = clearFilters(filter, avoided);
  const clearAddress =
    writeListAddress(cleared) === writeListAddress(changeFilter(filter, {}))
      ? null
      : writeListAddress(cleared);
  const { title, lead } = headList(filter);

  const toggleAllergen = (allergen: Allergen) => {
    const isLeftOut = filter.excludeAllergens.includes(allergen);
    if (isLeftOut === avoided.has(allergen)) saveAvoidedAllergens(toggleAvoided(avoided, allergen));
    setShowAnyway(false);
    showList(toggleValue(filter, 'excludeAllergens', allergen));
  };
  const forgetChip = ({ allergen }: FilterChip) => {
    if (allergen && avoided.has(allergen)) saveAvoidedAllergens(toggleAvoided(avoided, allergen));
    // The chip goes, and with it the keyboard's place.
    countRef.current?.focus({ preventScroll: true });
  };

  const panel = { filter, facets: list.facets, onChange: showList, onToggleAllergen: toggleAllergen };
  return (
    <div className="wrap">
      <PageHeading title={title}>{lead}</PageHeading>
      <div className="sticky top-(--header-height) z-20 -mx-(--page-margin) mb-4 grid grid-cols-2 gap-2.5 border-b border-crust bg-cream px-(--page-margin) py-2 phone:hidden">
        <FilterSheet {...panel} total={list.total} isLoading={isLoading} clearAddress={clearAddress} />
        <SortSelect sort={filter.sort} onChange={(sort) => showList(changeFilter(filter, { sort }))} />
      </div>
      <div className="phone:grid phone:grid-cols-[--spacing(56)_minmax(0,1fr)] phone:gap-8 tablet:grid-cols-[--spacing(66)_minmax(0,1fr)] tablet:gap-12">
        <form
          id={FORM_ID}
          action={LIST_PATH}
          aria-label="Filters"
          onSubmit={(event) => event.preventDefault()}
          className="max-phone:hidden"
        >
          <FilterPanel {...panel} />
          <noscript>
            <Button type="submit" kind="main" className="mt-6 w-full">
              Show
            </Button>
          </noscript>
        </form>
        <section aria-labelledby="results" aria-busy={isLoading}>
          <h2 id="results" className="visually-hidden">
            Results
          </h2>
          <ListToolbar
            filter={filter}
            total={list.total}
            clearAddress={clearAddress}
            form={FORM_ID}
            onChange={showList}
            onRemove={forgetChip}
            countRef={countRef}
          />
          <HiddenNote filter={loaded} hiddenCount={hiddenCount} />
          {isLate && <ListSkeleton count={Math.max(list.data.length, 4)} />}
          {!isLate && list.total === 0 && (
            <NoResults filter={loaded} gains={gains} hiddenCount={hiddenCount} onRemove={forgetChip} />
          )}
          {!isLate && list.total > 0 && (
            <ProductResults key={writeListAddress(loaded)} filter={loaded} list={list} hasPromo={hasPromo} />
          )}
        </section>
      </div>
    </div>
  );
}
