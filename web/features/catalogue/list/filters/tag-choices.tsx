import { useState } from 'react';
import { type ListFilter, toggleValue } from '../address/list-filter.ts';
import { ChoiceChip } from './filter-choice.tsx';
import { chooseFrequent, type FacetValue, listFacetValues } from './list-facet-values.ts';

const SHOWN_MAX = 8;

type TagChoicesProps = {
  readonly name: 'dietary' | 'flavor';
  readonly filter: ListFilter;
  readonly facet: readonly FacetValue[];
  readonly onChange: (filter: ListFilter) => void;
};

/** Tags to tick; of many only the frequent ones, until all are asked for. */
export function TagChoices({ name, filter, facet, onChange }: TagChoicesProps) {
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
          label={value}
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
