import BanIcon from 'lucide-react/icons/ban';
import ShieldIcon from 'lucide-react/icons/shield-check';
import { type ReactNode, useState } from 'react';
import type { ProductFacets } from '../../../../../contract/products.ts';
import { ALLERGEN_NAMES, ALLERGENS, type Allergen } from '../../../../../domain/catalogue/allergens.ts';
import { nameDiet } from '../../../../../domain/catalogue/name-diet.ts';
import { isOccasion, OCCASION_NAMES, OCCASIONS } from '../../../../../domain/catalogue/occasions.ts';
import { OFTEN_ASKED_ALLERGENS } from '../../allergens/often-asked-allergens.ts';
import { changeFilter, type ListFilter, toggleValue } from '../address/list-filter.ts';
import type { TypedAllergens } from '../safe/safe-list.ts';
import { ChoiceChip, ChoiceRow } from './filter-choice.tsx';
import { chooseFrequent, describeVanished, type FacetValue, listFacetValues } from './list-facet-values.ts';
import { GuestsField, NeededByField } from './needs-fields.tsx';
import { PriceRange } from './price-range.tsx';

const SHOWN_MAX = 8;

type TagChoicesProps = {
  readonly name: 'dietary' | 'flavor';
  readonly filter: ListFilter;
  readonly facet: readonly FacetValue[];
  readonly onChange: (filter: ListFilter) => void;
};

/** Tags to tick; of many only the frequent ones, until all are asked for. */
function TagChoices({ name, filter, facet, onChange }: TagChoicesProps) {
  const [isWhole, setWhole] = useState(false);
  const values = listFacetValues(facet, filter[name]);
  const shown = isWhole ? values : chooseFrequent(values, filter[name], SHOWN_MAX);
  return (
    <div className="flex flex-wrap gap-2">
      {shown.map(({ value, count }) => (
        <ChoiceChip
          key={value}
          name={name}
          value={value}
          label={name === 'dietary' ? nameDiet(value) : value}
          count={count}
          checked={filter[name].includes(value)}
          onChange={() => onChange(toggleValue(filter, name, value))}
        />
      ))}
      {shown.length < values.length && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="min-h-11 px-2 text-small font-semibold underline underline-offset-4 hover:no-underline"
        >
          All {values.length}
        </button>
      )}
    </div>
  );
}

type FilterPanelProps = {
  readonly filter: ListFilter;
  readonly facets: ProductFacets;
  /** Of the list without filters. */
  readonly allFacets: ProductFacets;
  /** Left out by the words of the search already. */
  readonly typedAllergens: TypedAllergens;
  readonly onChange: (filter: ListFilter) => void;
  /** An allergen is not only a filter of this list: the choice is kept. */
  readonly onToggleAllergen: (allergen: Allergen) => void;
};

/** The same fields beside the list and in the phone's sheet; inside a form they work without the page's script. */
export function FilterPanel(props: FilterPanelProps) {
  const { filter, facets, allFacets, typedAllergens, onChange, onToggleAllergen } = props;
  const known = new Set<string>([
    ...OFTEN_ASKED_ALLERGENS,
    ...facets.allergens.map(({ value }) => value),
    ...filter.excludeAllergens,
    ...typedAllergens.keys(),
  ]);
  const allergens = ALLERGENS.filter((allergen) => known.has(allergen));
  const categoryOrder = allFacets.category.map(({ value }) => value);
  const kindCounts = new Map(facets.custom.map(({ value, count }) => [value, count]));
  return (
    <div className="grid gap-5">
      <fieldset className="rounded-picture bg-honey-soft px-4 py-4.5">
        <legend className="float-left mb-1 flex w-full items-center gap-2 font-display text-fs-4 font-semibold">
          <ShieldIcon />
          Leave out allergens
        </legend>
        <p className="clear-both mb-3 text-small text-honey-deep">
          Set once. We’ll hide products that contain them.
        </p>
        <div className="flex flex-wrap gap-2">
          {allergens.map((allergen) => (
            <ChoiceChip
              key={allergen}
              name="excludeAllergens"
              value={allergen}
              label={ALLERGEN_NAMES[allergen]}
              icon={<BanIcon className="size-4" />}
              checked={filter.excludeAllergens.includes(allergen) || typedAllergens.has(allergen)}
              onChange={() => onToggleAllergen(allergen)}
            />
          ))}
        </div>
      </fieldset>
      <ChoiceGroup title="Category">
        <div>
          {listFacetValues(facets.category, filter.category, categoryOrder).map(({ value, count }) => (
            <ChoiceRow
              key={value}
              type="checkbox"
              name="category"
              value={value}
              label={value}
              count={count}
              checked={filter.category.includes(value)}
              onChange={() => onChange(toggleValue(filter, 'category', value))}
            />
          ))}
        </div>
        <Vanished all={allFacets.category} left={facets.category} />
      </ChoiceGroup>
      {allFacets.occasion.length + filter.occasion.length > 0 && (
        <ChoiceGroup title="Occasion">
          <div className="flex flex-wrap gap-2">
            {listFacetValues(facets.occasion, filter.occasion, OCCASIONS).map(({ value, count }) => (
              <ChoiceChip
                key={value}
                name="occasion"
                value={value}
                label={nameOccasion(value)}
                count={count}
                checked={filter.occasion.some((chosen) => chosen === value)}
                onChange={() => onChange(toggleValue(filter, 'occasion', value))}
              />
            ))}
          </div>
          <Vanished all={allFacets.occasion.map(nameValue)} left={facets.occasion.map(nameValue)} />
        </ChoiceGroup>
      )}
      <ChoiceGroup title="Guests">
        <GuestsField filter={filter} onChange={onChange} />
      </ChoiceGroup>
      <ChoiceGroup title="Needed by">
        <NeededByField filter={filter} onChange={onChange} />
      </ChoiceGroup>
      {allFacets.dietary.length + filter.dietary.length > 0 && (
        <ChoiceGroup title="Diet">
          <TagChoices name="dietary" filter={filter} facet={facets.dietary} onChange={onChange} />
          <Vanished all={allFacets.dietary.map(nameDietValue)} left={facets.dietary.map(nameDietValue)} />
        </ChoiceGroup>
      )}
      {allFacets.flavor.length + filter.flavor.length > 0 && (
        <ChoiceGroup title="Flavour" hasLine>
          <TagChoices name="flavor" filter={filter} facet={facets.flavor} onChange={onChange} />
          <Vanished all={allFacets.flavor} left={facets.flavor} />
        </ChoiceGroup>
      )}
      <ChoiceGroup title="Price" hasLine>
        <PriceRange
          minPrice={filter.minPrice}
          maxPrice={filter.maxPrice}
          bounds={facets.price}
          onChange={(change) => onChange(changeFilter(filter, change))}
        />
      </ChoiceGroup>
      <ChoiceGroup title="Type" hasLine>
        <div>
          {KINDS.map(({ custom, value, label }) => (
            <ChoiceRow
              key={label}
              type="radio"
              name="custom"
              value={value}
              label={label}
              count={custom === null ? undefined : (kindCounts.get(String(custom)) ?? 0)}
              checked={filter.custom === custom}
              onChange={() => onChange(changeFilter(filter, { custom }))}
            />
          ))}
        </div>
      </ChoiceGroup>
    </div>
  );
}

function nameOccasion(value: string): string {
  return isOccasion(value) ? OCCASION_NAMES[value] : value;
}

function nameValue({ value, count }: FacetValue): FacetValue {
  return { value: nameOccasion(value), count };
}

function nameDietValue({ value, count }: FacetValue): FacetValue {
  return { value: nameDiet(value), count };
}

type VanishedProps = { readonly all: readonly FacetValue[]; readonly left: readonly FacetValue[] };

function Vanished({ all, left }: VanishedProps) {
  const words = describeVanished(all, left);
  return words !== '' && <p className="mt-2 text-small text-cocoa-2">{words}</p>;
}

const KINDS = [
  { custom: null, value: '', label: 'All' },
  { custom: false, value: '0', label: 'Ready-made' },
  { custom: true, value: '1', label: 'Custom' },
] as const;

type ChoiceGroupProps = {
  readonly title: string;
  readonly hasLine?: boolean;
  readonly children: ReactNode;
};

function ChoiceGroup({ title, hasLine = false, children }: ChoiceGroupProps) {
  return (
    <fieldset className={hasLine ? 'border-t border-crust-2 pt-5' : undefined}>
      <legend className="float-left mb-2 w-full font-display text-fs-4 font-semibold">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}
