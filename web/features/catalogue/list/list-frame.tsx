import { type ReactNode, type RefObject, useRef } from 'react';
import { Link } from 'react-router';
import type { ProductFacets } from '../../../../contract/products.ts';
import type { Allergen } from '../../../../domain/catalogue/allergens.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { countProducts } from '../../../ui/product/count-products.ts';
import { saveAvoidedAllergens, useAvoidedAllergens } from '../allergens/allergen-context.ts';
import { RememberAllergens } from '../allergens/remember-allergens-context.tsx';
import type { FilterChip } from './address/filter-chips.ts';
import { LIST_PATH, RESULTS_PATH, writeListAddress } from './address/list-address.ts';
import { changeFilter, type ListFilter, toggleValue } from './address/list-filter.ts';
import { useListChips } from './address/use-list-chips.ts';
import { FilterPanel } from './filters/filter-panel.tsx';
import { FilterSheet } from './filters/filter-sheet.tsx';
import { SortSelect } from './filters/sort-select.tsx';
import { ChipLinks } from './results/chip-links.tsx';
import { DayNote } from './results/day-note.tsx';
import { useWaysOut } from './results/use-ways-out.ts';
import {
  bringBackTyped,
  clearFilters,
  NOTHING_TYPED,
  type TypedAllergens,
  toggleAvoided,
} from './safe/safe-list.ts';
import { setShowAnyway } from './safe/show-anyway.ts';

const FORM_ID = 'list-filters';

type ListFrameProps = {
  readonly filter: ListFilter;
  readonly facets: ProductFacets;
  /** Of the list without filters. */
  readonly allFacets: ProductFacets;
  readonly total: number;
  /** How many there are, where a plain number does not say it. */
  readonly countWords?: string;
  readonly isLoading: boolean;
  /** Where nothing is left: how many there would be without each filter, and how many made without egg. */
  readonly gains: readonly number[];
  readonly egglessCount: number;
  readonly typedAllergens?: TypedAllergens;
  readonly onChange: (filter: ListFilter) => void;
  /** The results. A filter that they offer to take away is given to `forgetChip`. */
  readonly children: (forgetChip: (chip: FilterChip) => void) => ReactNode;
};

/** Filters, order and number of a list, with its results beside or below. */
export function ListFrame(props: ListFrameProps) {
  const {
    filter,
    facets,
    allFacets,
    total,
    countWords = countProducts(total),
    isLoading,
    gains,
    egglessCount,
    typedAllergens = NOTHING_TYPED,
    onChange,
    children,
  } = props;
  const avoided = useAvoidedAllergens();
  const countRef = useRef<HTMLParagraphElement>(null);

  const cleared = clearFilters(filter, avoided);
  const clearAddress =
    writeListAddress(cleared) === writeListAddress(changeFilter(filter, {}))
      ? null
      : writeListAddress(cleared);

  const toggleAllergen = (allergen: Allergen) => {
    const isTyped = typedAllergens.has(allergen);
    const isLeftOut = isTyped || filter.excludeAllergens.includes(allergen);
    if (isLeftOut === avoided.has(allergen)) saveAvoidedAllergens(toggleAvoided(avoided, allergen));
    setShowAnyway(null);
    onChange(
      isTyped
        ? bringBackTyped(filter, typedAllergens, allergen)
        : toggleValue(filter, 'excludeAllergens', allergen),
    );
  };
  const forgetChip = ({ allergen }: FilterChip) => {
    if (allergen && avoided.has(allergen)) saveAvoidedAllergens(toggleAvoided(avoided, allergen));
    // The chip goes, and with it the keyboard's place.
    countRef.current?.focus({ preventScroll: true });
  };

  const panel = { filter, facets, allFacets, typedAllergens, onChange, onToggleAllergen: toggleAllergen };
  const sorting = {
    sort: filter.sort,
    isSearch: filter.query !== '',
    onChange: (sort: ListFilter['sort']) => onChange(changeFilter(filter, { sort })),
  };
  return (
    <>
      <div className="sticky top-(--header-height) z-20 -mx-(--page-margin) mb-4 grid grid-cols-2 gap-2.5 border-b border-crust bg-cream px-(--page-margin) py-2 phone:hidden">
        <FilterSheet {...panel} {...{ total, isLoading, gains, egglessCount, clearAddress }} />
        <SortSelect {...sorting} />
      </div>
      <div
        data-toasts-below="edge"
        className="phone:grid phone:grid-cols-[--spacing(56)_minmax(0,1fr)] phone:gap-8 tablet:grid-cols-[--spacing(66)_minmax(0,1fr)] tablet:gap-12"
      >
        <form
          id={FORM_ID}
          action={filter.query === '' ? LIST_PATH : RESULTS_PATH}
          aria-label="Filters"
          onSubmit={(event) => event.preventDefault()}
          className="max-phone:hidden"
        >
          {/* The keyboard would pass every one of them on its way to the first product. */}
          <button
            type="button"
            onClick={() => countRef.current?.focus()}
            className="block h-0 overflow-hidden font-semibold focus:mb-3 focus:h-auto focus:p-1"
          >
            Skip filters
          </button>
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
            typedAllergens={typedAllergens}
            total={total}
            gains={gains}
            countWords={countWords}
            clearAddress={clearAddress}
            sorting={<SortSelect {...sorting} form={FORM_ID} className="max-phone:hidden" />}
            onRemove={forgetChip}
            countRef={countRef}
          />
          {filter.notice !== null && <DayNote filter={filter} notice={filter.notice} />}
          {children(forgetChip)}
        </section>
      </div>
    </>
  );
}

type ListToolbarProps = {
  readonly filter: ListFilter;
  /** Have chips of their own. */
  readonly typedAllergens: TypedAllergens;
  readonly total: number;
  readonly gains: readonly number[];
  readonly countWords: string;
  /** The list without filters; null when there is nothing to clear. */
  readonly clearAddress: string | null;
  readonly sorting: ReactNode;
  readonly onRemove: (chip: FilterChip) => void;
  readonly countRef: RefObject<HTMLParagraphElement | null>;
};

/** How many there are, in which order, and what was chosen. */
function ListToolbar(props: ListToolbarProps) {
  const { filter, typedAllergens, total, gains, countWords, clearAddress, sorting, onRemove, countRef } =
    props;
  const { named } = useWaysOut(filter, gains);
  // With nothing to show, the ways out stand in the middle of the page instead.
  const elsewhere = new Set(total > 0 ? [] : named.map(({ chip }) => writeListAddress(chip.without)));
  const chips = useListChips(filter).filter(
    ({ allergen, without }) =>
      !(allergen && typedAllergens.has(allergen)) && !elsewhere.has(writeListAddress(without)),
  );
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 phone:mb-6">
      <p ref={countRef} tabIndex={-1} role="status" className="flex-1 text-fs-4 font-bold">
        {countWords}
      </p>
      {sorting}
      {chips.length > 0 && (
        <ChipLinks chips={chips} onRemove={onRemove} className="order-last w-full">
          {total > 0 && (
            <>
              {clearAddress !== null && (
                <Link
                  to={clearAddress}
                  onClick={() => countRef.current?.focus({ preventScroll: true })}
                  className="inline-flex min-h-11 items-center px-3 text-small font-semibold underline underline-offset-4"
                >
                  Clear all
                </Link>
              )}
              <RememberAllergens
                allergens={chips.flatMap(({ allergen }) => (allergen ? [allergen] : []))}
                isAddressed
              />
            </>
          )}
        </ChipLinks>
      )}
    </div>
  );
}
