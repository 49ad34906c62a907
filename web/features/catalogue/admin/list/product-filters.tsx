import { useRef } from 'react';
import { ADMIN_PRODUCT_SORTS } from '../../../../../contract/product-changes.ts';
import { PillSelect } from '../../../../ui/fields/pill-select.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { useSlashKey } from '../../../../ui/fields/use-slash-key.ts';
import { SEARCH_MAX_LENGTH } from '../../../../ui/lists/typed-search.ts';
import { type ProductsQuery, type ProductsSort, WHOLE_LIST } from './products-query.ts';

type ProductFiltersProps = {
  readonly query: ProductsQuery;
  readonly categories: readonly string[];
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onChange: (part: Partial<ProductsQuery>) => void;
};

const SORT_WORDS: Readonly<Record<ProductsSort, string>> = {
  updated: 'Last changed',
  name: 'By name',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
};

const SELECT_CLASS = 'flex-1 phone:w-52 phone:flex-none';

export function ProductFilters({ query, categories, typed, onType, onChange }: ProductFiltersProps) {
  const searchRef = useRef<HTMLDivElement>(null);
  useSlashKey(searchRef);
  const sortProducts = (chosen: string) =>
    onChange({ sort: ADMIN_PRODUCT_SORTS.find((sort) => sort === chosen) ?? WHOLE_LIST.sort });
  // A category in the address may be gone from the catalogue; it is still what the list is narrowed to.
  const offered = new Set([...categories, ...(query.category === '' ? [] : [query.category])]);

  return (
    <div className="mb-3 flex flex-wrap gap-2.5">
      <div ref={searchRef} className="relative w-full phone:w-auto phone:min-w-64 phone:flex-1">
        <SearchField
          label="Search products"
          placeholder="Search name, category or tag"
          value={typed}
          maxLength={SEARCH_MAX_LENGTH}
          onSearch={onType}
        />
        {typed === '' && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-2.5 right-3 rounded-tick bg-crust px-2 font-code text-small max-phone:hidden"
          >
            /
          </span>
        )}
      </div>
      <PillSelect
        label="Category"
        value={query.category}
        onChoose={(category) => onChange({ category })}
        className={SELECT_CLASS}
      >
        <option value="">All categories</option>
        {[...offered].map((category) => (
          <option key={category} value={category}>
            {category}
          </option>
        ))}
      </PillSelect>
      <PillSelect label="Sort" value={query.sort} onChoose={sortProducts} className={SELECT_CLASS}>
        {ADMIN_PRODUCT_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_WORDS[sort]}
          </option>
        ))}
      </PillSelect>
    </div>
  );
}
