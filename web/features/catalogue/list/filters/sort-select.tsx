import { PRODUCT_SORTS, type ProductSort } from '../../../../../domain/catalogue/filter.ts';
import { PillSelect } from '../../../../ui/fields/pill-select.tsx';

const SORT_LABELS: Readonly<Record<ProductSort, string>> = {
  featured: 'Featured',
  newest: 'Newest',
  'price-up': 'Price: low to high',
  'price-down': 'Price: high to low',
};

type SortSelectProps = {
  readonly sort: ProductSort;
  /** What was found comes best first, unasked. */
  readonly isSearch: boolean;
  readonly onChange: (sort: ProductSort) => void;
  /** The form it is sent with where the page's script does not run. */
  readonly form?: string;
  readonly className?: string;
};

export function SortSelect({ sort, isSearch, onChange, form, className }: SortSelectProps) {
  return (
    <PillSelect
      {...(form !== undefined && { name: 'sort', form })}
      label="Sort by"
      value={sort}
      onChoose={(value) => {
        const chosen = PRODUCT_SORTS.find((each) => each === value);
        if (chosen) onChange(chosen);
      }}
      className={className}
    >
      {PRODUCT_SORTS.map((each) => (
        <option key={each} value={each}>
          {isSearch && each === 'featured' ? 'Best match' : SORT_LABELS[each]}
        </option>
      ))}
    </PillSelect>
  );
}
