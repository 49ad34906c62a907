import TrashIcon from 'lucide-react/icons/trash';
import { NIGERIAN_STATES } from '../../../../../domain/addresses/states.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { ChoiceTile } from '../../../../ui/fields/choice-tile.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Problem } from '../../../../ui/form/problem.tsx';
import { AreaPicker } from './area-picker.tsx';
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
          Except what other zones name.
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
