import { PRODUCT_SORTS, type ProductSort } from '../../../../../domain/catalogue/filter.ts';
import { ChevronDownIcon } from '../../../../ui/icons/direction.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';

const SORT_LABELS: Readonly<Record<ProductSort, string>> = {
  featured: 'Featured',
  newest: 'Newest',
  'price-up': 'Price: low to high',
  'price-down': 'Price: high to low',
};

type SortSelectProps = {
  readonly sort: ProductSort;
  readonly onChange: (sort: ProductSort) => void;
  /** The form it is sent with where the page's script does not run. */
  readonly form?: string;
  readonly className?: string;
};

export function SortSelect({ sort, onChange, form, className }: SortSelectProps) {
  return (
    <span className={joinClasses('relative grid', className)}>
      <select
        {...(form !== undefined && { name: 'sort', form })}
        aria-label="Sort by"
        value={sort}
        onChange={({ target }) => {
          const chosen = PRODUCT_SORTS.find((each) => each === target.value);
          if (chosen) onChange(chosen);
        }}
        className="min-h-11.5 w-full appearance-none rounded-pill border border-crust-2 bg-paper pr-10 pl-4.5 text-label font-medium hover:border-cocoa focus-visible:rounded-pill"
      >
        {PRODUCT_SORTS.map((each) => (
          <option key={each} value={each}>
            {SORT_LABELS[each]}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-3.25 right-3.5 size-5" />
    </span>
  );
}
