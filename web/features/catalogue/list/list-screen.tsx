import { type RefObject, useRef } from 'react';
import { Link } from 'react-router';
import type { ProductList } from '../../../../contract/products.ts';
import type { Allergen } from '../../../../domain/catalogue/allergens.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { useDelayedFlag } from '../../../ui/loading/use-delayed-flag.ts';
import { countBakes } from '../../../ui/product/count-bakes.ts';
import { saveAvoidedAllergens, useAvoidedAllergens } from '../allergens/allergen-context.ts';
import { type FilterChip, listChips } from './address/filter-chips.ts';
import { LIST_PATH, writeListAddress } from './address/list-address.ts';
import { changeFilter, type ListFilter, toggleValue } from './address/list-filter.ts';
import { headList } from './address/list-meta.ts';
import { useShownFilter } from './address/use-shown-filter.ts';
import { FilterPanel } from './filters/filter-panel.tsx';
import { FilterSheet } from './filters/filter-sheet.tsx';
import { SortSelect } from './filters/sort-select.tsx';
import { ChipLinks } from './results/chip-links.tsx';
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

type ListToolbarProps = {
  readonly filter: ListFilter;
  readonly total: number;
  /** The list without filters; null when there is nothing to clear. */
  readonly clearAddress: string | null;
  /** The form that sorting is sent with where the page's script does not run. */
  readonly form: string;
  readonly onChange: (filter: ListFilter) => void;
  readonly onRemove: (chip: FilterChip) => void;
  readonly countRef: RefObject<HTMLParagraphElement | null>;
};

/** How many there are, in which order, and what was chosen. */
function ListToolbar(props: ListToolbarProps) {
  const { filter, total, clearAddress, form, onChange, onRemove, countRef } = props;
  // With nothing to show, the ways out stand in the middle of the page instead.
  const chips = total > 0 ? listChips(filter) : [];
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 phone:mb-6">
      <p ref={countRef} tabIndex={-1} role="status" className="flex-1 text-fs-4 font-bold">
        {countBakes(total)}
      </p>
      <SortSelect
        sort={filter.sort}
        form={form}
        onChange={(sort) => onChange(changeFilter(filter, { sort }))}
        className="max-phone:hidden"
      />
      {chips.length > 0 && (
        <div className="order-last flex w-full flex-wrap items-center gap-2 max-phone:-mx-(--page-margin) max-phone:w-screen max-phone:flex-nowrap max-phone:overflow-x-auto max-phone:px-(--page-margin) max-phone:py-1">
          <ChipLinks
            chips={chips}
            onRemove={onRemove}
            className="flex-none phone:flex-initial phone:flex-wrap"
          />
          {clearAddress !== null && (
            <Link
              to={clearAddress}
              onClick={() => countRef.current?.focus({ preventScroll: true })}
              className="inline-flex min-h-11 flex-none items-center px-3 text-small font-semibold underline underline-offset-4"
            >
              Clear all
            </Link>
          )}
        </div>
      )}
    </div>
  );
}
