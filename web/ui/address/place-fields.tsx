import { NIGERIAN_STATES } from '../../../domain/addresses/states.ts';
import type { FieldProblems } from '../../../domain/refusal.ts';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { nameState } from './name-state.ts';
import type { Areas } from './use-areas.ts';

export type TypedPlace = { readonly state: string; readonly lga: string };

type PlaceFieldsProps = {
  readonly place: TypedPlace;
  readonly areas: Areas;
  readonly problems: FieldProblems;
  /** What stands before the names of the fields, here and in the problems. */
  readonly prefix?: string;
  readonly onChange: (place: TypedPlace) => void;
  /** Where the shop delivers, which comes first then; left out: not known, or of no account. */
  readonly delivered?: readonly string[] | undefined;
};

type Typed = { readonly target: HTMLInputElement | HTMLSelectElement };

/** The state, and one of the areas it has: another state forgets the area of the former. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { place, areas, problems, prefix = '', onChange, delivered = [] } = props;
  const { state, lga } = place;
  const others = NIGERIAN_STATES.filter((each) => !delivered.includes(each));
  const hasBoth = delivered.length > 0 && others.length > 0;
  const area = {
    label: 'Local government area',
    required: true,
    autoComplete: 'address-level2',
    name: `${prefix}lga`,
    value: lga,
    // Until there is a state, nothing can be chosen here.
    problem: state === '' ? undefined : problems[`${prefix}lga`],
    onChange: ({ target }: Typed) => onChange({ state, lga: target.value }),
  };
  return (
    <>
      <SelectField
        label="State"
        required
        autoComplete="address-level1"
        name={`${prefix}state`}
        value={state}
        problem={problems[`${prefix}state`]}
        onChange={({ target }) => onChange({ state: target.value, lga: '' })}
      >
        <option value="">Choose a state</option>
        {hasBoth ? (
          <>
            <optgroup label="We deliver to">
              <StateOptions states={NIGERIAN_STATES.filter((each) => delivered.includes(each))} />
            </optgroup>
            <optgroup label="No delivery yet">
              <StateOptions states={others} />
            </optgroup>
          </>
        ) : (
          <StateOptions states={NIGERIAN_STATES} />
        )}
      </SelectField>
      {areas.isMissing ? (
        <TextField {...area} />
      ) : (
        <SelectField {...area} disabled={state === ''}>
          <option value="">{state === '' ? 'Choose the state first' : 'Choose one'}</option>
          {listWith(areas.list(state), lga).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
      )}
    </>
  );
}

function StateOptions({ states }: { readonly states: readonly string[] }) {
  return states.map((each) => (
    <option key={each} value={each}>
      {nameState(each)}
    </option>
  ));
}

/** What was chosen before the list is here, or typed before there was one, shows all the same. */
function listWith(areas: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || areas.includes(chosen) ? areas : [chosen, ...areas];
}
