import TrashIcon from 'lucide-react/icons/trash';
import { type KeyboardEvent, useState } from 'react';
import { listLocalGovernmentAreas } from '../../../../../domain/addresses/local-government-areas.ts';
import { NIGERIAN_STATES, type NigerianState } from '../../../../../domain/addresses/states.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { ChoiceTile } from '../../../../ui/fields/choice-tile.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Problem } from '../../../../ui/form/problem.tsx';
import { filterAreas, findOtherZone } from './list-areas.ts';
import type { PlaceValues, ZoneValues } from './terms-values.ts';

type PlacesEditorProps = {
  readonly zone: ZoneValues;
  readonly zones: readonly ZoneValues[];
  readonly path: string;
  readonly problems: FieldProblems;
  readonly onChange: (places: readonly PlaceValues[]) => void;
};

/** Whole states, or the areas of a state that belong to the zone. */
export function PlacesEditor({ zone, zones, path, problems, onChange }: PlacesEditorProps) {
  const { places } = zone;
  const offered = NIGERIAN_STATES.filter((state) => places.every((place) => place.state !== state));
  const others = zones.filter(({ id }) => id !== zone.id);

  const add = (chosen: string) => {
    const state = offered.find((one) => one === chosen);
    if (state) onChange([...places, { state, isWhole: false, lgas: [] }]);
  };

  return (
    <div className="grid gap-3">
      {places.map((place, index) => (
        <PlaceFields
          key={place.state}
          place={place}
          others={others}
          path={`${path}.${index}`}
          problem={problems[`${path}.${index}.lgas`]}
          onEdit={(part) => onChange(places.map((one) => (one === place ? { ...one, ...part } : one)))}
          onRemove={() => onChange(places.filter((one) => one !== place))}
        />
      ))}
      <SelectField
        label={places.length === 0 ? 'State' : 'Add another state'}
        name={path}
        required={places.length === 0}
        value=""
        problem={problems[path]}
        onChange={({ target }) => add(target.value)}
      >
        <option value="">Choose a state…</option>
        {offered.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </SelectField>
    </div>
  );
}

type PlaceFieldsProps = {
  readonly place: PlaceValues;
  readonly others: readonly ZoneValues[];
  readonly path: string;
  readonly problem: string | undefined;
  readonly onEdit: (part: Partial<PlaceValues>) => void;
  readonly onRemove: () => void;
};

function PlaceFields({ place, others, path, problem, onEdit, onRemove }: PlaceFieldsProps) {
  const { state, isWhole, lgas } = place;
  return (
    <fieldset className="rounded-card border border-crust-2 bg-paper p-4">
      <legend className="visually-hidden">{state}</legend>
      <div className="mb-2 flex items-center justify-between">
        <p aria-hidden="true" className="font-semibold">
          {state}
        </p>
        <IconButton label={`Remove ${state}`} onClick={onRemove} className="-mr-2">
          <TrashIcon />
        </IconButton>
      </div>
      <div className="grid gap-2.5 phone:grid-cols-2">
        <ChoiceTile
          name={`${path}.isWhole`}
          title="Only some areas"
          checked={!isWhole}
          onChange={() => onEdit({ isWhole: false })}
        />
        <ChoiceTile
          name={`${path}.isWhole`}
          title={`All of ${state}`}
          checked={isWhole}
          onChange={() => onEdit({ isWhole: true })}
        >
          Except areas in other zones.
        </ChoiceTile>
      </div>
      {!isWhole && (
        <AreaPicker
          state={state}
          chosen={lgas}
          others={others}
          name={`${path}.lgas`}
          onChange={(chosen) => onEdit({ lgas: chosen })}
        />
      )}
      <Problem>{problem}</Problem>
    </fieldset>
  );
}

type AreaPickerProps = {
  readonly state: NigerianState;
  readonly chosen: readonly string[];
  /** The other zones, which may have an area already. */
  readonly others: readonly ZoneValues[];
  readonly name: string;
  readonly onChange: (chosen: readonly string[]) => void;
};

/** The local government areas of a state, any number of them; those that another zone names say so. */
function AreaPicker({ state, chosen, others, name, onChange }: AreaPickerProps) {
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
      {shown.length === 0 && <p className="text-label text-cocoa-2">No area found in {state}.</p>}
    </div>
  );
}

function nameArea(area: string, otherZone: string | undefined): string {
  return otherZone === undefined ? area : `${area} (in ${otherZone})`;
}
