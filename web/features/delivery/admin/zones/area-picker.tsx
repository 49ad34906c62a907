import { type KeyboardEvent, useState } from 'react';
import { listLocalGovernmentAreas } from '../../../../../domain/addresses/local-government-areas.ts';
import type { NigerianState } from '../../../../../domain/addresses/states.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { filterAreas, findOtherZone } from './list-areas.ts';
import type { ZoneValues } from './terms-values.ts';

type AreaPickerProps = {
  readonly state: NigerianState;
  readonly chosen: readonly string[];
  /** The other zones, which may have an area already. */
  readonly others: readonly ZoneValues[];
  readonly name: string;
  readonly onChange: (chosen: readonly string[]) => void;
};

/** The local government areas of a state, any number of them; those that another zone names say so. */
export function AreaPicker({ state, chosen, others, name, onChange }: AreaPickerProps) {
  const [search, setSearch] = useState('');
  const areas = listLocalGovernmentAreas(state);
  const shown = filterAreas(areas, search);

  // In the order of the list, so that the same choice is always the same text.
  const toggle = (area: string) =>
    onChange(areas.filter((one) => (one === area ? !chosen.includes(one) : chosen.includes(one))));
  const keepInForm = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
  };

  return (
    <div className="mt-3 grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchField
          label={`Search areas of ${state}`}
          value={search}
          onSearch={setSearch}
          onKeyDown={keepInForm}
          placeholder="Search areas"
          className="w-full phone:max-w-72"
        />
        <p role="status" className="figures text-small text-cocoa-2">
          {chosen.length} of {areas.length} chosen
        </p>
      </div>
      <div className="grid max-h-80 gap-x-4 overflow-y-auto px-1 leading-label phone:grid-cols-2">
        {shown.map((area) => (
          <Checkbox
            key={area}
            name={name}
            label={nameArea(area, findOtherZone(others, state, area))}
            checked={chosen.includes(area)}
            onChange={() => toggle(area)}
          />
        ))}
      </div>
      {shown.length === 0 && <p className="text-label text-cocoa-2">No area of {state} is called that.</p>}
    </div>
  );
}

function nameArea(area: string, otherZone: string | undefined): string {
  return otherZone === undefined ? area : `${area} (in ${otherZone})`;
}
