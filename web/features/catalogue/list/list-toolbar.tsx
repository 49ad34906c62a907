import type { RefObject } from 'react';
import { Link } from 'react-router';
import { countBakes } from '../../../ui/product/count-bakes.ts';
import { type FilterChip, listChips } from './address/filter-chips.ts';
import { changeFilter, type ListFilter } from './address/list-filter.ts';
import { SortSelect } from './filters/sort-select.tsx';
import { ChipLinks } from './results/chip-links.tsx';

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
export function ListToolbar(props: ListToolbarProps) {
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
