import type { ReactNode } from 'react';
import { ADDRESS_LINE_MAX_LENGTH } from '../../../domain/addresses/address.ts';
import { findKnownArea } from '../../../domain/addresses/known-areas.ts';
import type { FieldProblems } from '../../../domain/refusal.ts';
import { TextField } from '../fields/text-field.tsx';
import { buildField } from '../form/edited-fields.ts';
import { writeExampleArea } from './example-area.ts';
import { PlaceFields } from './place-fields.tsx';
import { RecipientFields, type RecipientTick } from './recipient-fields.tsx';
import type { TypedAddress } from './typed-address.ts';
import type { Areas } from './use-areas.ts';

type AddressFieldsProps = {
  readonly address: TypedAddress;
  readonly problems: FieldProblems;
  readonly areas: Areas;
  readonly onChange: (address: TypedAddress) => void;
  readonly tick?: RecipientTick;
  /** The states the shop delivers to. */
  readonly delivered?: readonly string[] | undefined;
  /** What the shop says to the place, beside where it is chosen. */
  readonly placeNote?: ReactNode;
};

/** From the large to the small, as one tells a rider; the last one finds the house. */
export function AddressFields(props: AddressFieldsProps) {
  const { address, problems, areas, onChange, tick, delivered, placeNote } = props;
  const field = (name: 'area' | 'street' | 'landmark') =>
    buildField({
      name: `address.${name}`,
      value: address[name],
      problems,
      onType: (typed) => onChange({ ...address, [name]: typed }),
    });
  const knownArea = findKnownArea(address, areas.list(address.state));
  return (
    <div className="grid items-start gap-4 phone:grid-cols-2">
      <PlaceFields
        place={address}
        areas={areas}
        problems={problems}
        prefix="address."
        onChange={(place) => onChange({ ...address, ...place })}
        delivered={delivered}
      />
      <div className="empty:hidden phone:col-span-2">{placeNote}</div>
      <TextField
        {...field('area')}
        label="Area"
        required
        maxLength={ADDRESS_LINE_MAX_LENGTH}
        autoComplete="address-level3"
        placeholder={writeExampleArea(address.state)}
        hint={
          knownArea &&
          `${address.area.trim()} is usually in ${knownArea}. Please check the local government area.`
        }
      />
      <TextField
        {...field('street')}
        label="Street and number"
        required
        maxLength={ADDRESS_LINE_MAX_LENGTH}
        autoComplete="street-address"
      />
      <TextField
        {...field('landmark')}
        label="Nearest landmark"
        maxLength={ADDRESS_LINE_MAX_LENGTH}
        autoComplete="off"
        hint="Helps the rider find the place."
      />
      <div className="phone:col-span-2">
        <RecipientFields
          recipient={address}
          problems={problems}
          prefix="address."
          onChange={(recipient) => onChange({ ...address, ...recipient })}
          tick={tick}
        />
      </div>
    </div>
  );
}
