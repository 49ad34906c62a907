import { ADDRESS_LINE_MAX_LENGTH } from '../../../../domain/addresses/address.ts';
import { NIGERIAN_STATES } from '../../../../domain/addresses/states.ts';
import type { FieldProblems } from '../../../../domain/refusal.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { changeState } from '../draft/change-draft.ts';
import type { TypedAddress } from '../draft/checkout-draft.ts';
import type { Areas } from './use-areas.ts';

type AddressFieldsProps = {
  readonly address: TypedAddress;
  readonly problems: FieldProblems;
  readonly areas: Areas;
  readonly onChange: (address: TypedAddress) => void;
};

type Typed = { readonly target: HTMLInputElement | HTMLSelectElement };

/** From the large to the small, as one tells a rider; the last one finds the house. */
export function AddressFields({ address, problems, areas, onChange }: AddressFieldsProps) {
  const fill = (field: keyof TypedAddress) => ({
    name: `address.${field}`,
    value: address[field],
    problem: problems[`address.${field}`],
    onChange: ({ target }: Typed) => onChange({ ...address, [field]: target.value }),
  });
  const areasOfState = areas.list(address.state);
  return (
    <div className="grid items-start gap-4 phone:grid-cols-2">
      <SelectField
        {...fill('state')}
        label="State"
        required
        autoComplete="address-level1"
        onChange={({ target }) => onChange(changeState(address, target.value))}
      >
        <option value="">Choose a state</option>
        {NIGERIAN_STATES.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </SelectField>
      {areas.isMissing ? (
        <TextField {...fill('lga')} label="Local government area" required autoComplete="address-level2" />
      ) : (
        <SelectField
          {...fill('lga')}
          label="Local government area"
          required
          autoComplete="address-level2"
          disabled={address.state === ''}
        >
          <option value="">{address.state === '' ? 'Choose the state first' : 'Choose an area'}</option>
          {listWith(areasOfState, address.lga).map((area) => (
            <option key={area}>{area}</option>
          ))}
        </SelectField>
      )}
      <TextField
        {...fill('area')}
        label="Area"
        required
        maxLength={ADDRESS_LINE_MAX_LENGTH}
        autoComplete="address-level3"
        placeholder="Aguda, Lekki Phase 1"
      />
      <TextField
        {...fill('street')}
        label="Street and number"
        required
        maxLength={ADDRESS_LINE_MAX_LENGTH}
        autoComplete="street-address"
      />
      <div className="phone:col-span-2">
        <TextField
          {...fill('landmark')}
          label="Nearest landmark"
          maxLength={ADDRESS_LINE_MAX_LENGTH}
          autoComplete="off"
          hint="What you would tell a rider on the phone."
        />
      </div>
    </div>
  );
}

/** What was chosen before the list is here shows all the same. */
function listWith(areas: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || areas.includes(chosen) ? areas : [chosen, ...areas];
}
