import { useEffect, useRef, useState } from 'react';
import { addressInputSchema, type SavedAddress } from '../../../../contract/account.ts';
import type { InputOf } from '../../../../contract/endpoint.ts';
import { ADDRESS_LINE_MAX_LENGTH } from '../../../../domain/addresses/address.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { writeExampleArea } from '../../../ui/address/example-area.ts';
import { PlaceFields, type TypedPlace } from '../../../ui/address/place-fields.tsx';
import { RecipientFields } from '../../../ui/address/recipient-fields.tsx';
import { useAreas } from '../../../ui/address/use-areas.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useDraftedForm } from '../../../ui/form/drafts/use-drafted-form.ts';
import { findMisfits } from '../../../ui/form/find-misfits.ts';
import { readText } from '../../../ui/form/use-form.ts';
import { SectionForm } from './section-form.tsx';

/** As typed; the server reads it by the contract. */
export type TypedAddress = InputOf<typeof addressInputSchema>;

type AddressFormProps = {
  /** Left out for a new one. */
  readonly address?: SavedAddress | undefined;
  readonly onSave: (address: TypedAddress) => Promise<void>;
  readonly onCancel: () => void;
};

export function AddressForm({ address, onSave, onCancel }: AddressFormProps) {
  const form = useDraftedForm({
    draftName: `address-1:${address?.id ?? 'new'}`,
    words: {},
    check: (values) => findMisfits(addressInputSchema, readAddress(values)),
    send: (values) => onSave(readAddress(values)),
  });
  const { problems } = form;
  const [place, setPlace] = useState<TypedPlace>(address ?? { state: '', lga: '' });
  const [recipient, setRecipient] = useState({
    recipient: address?.recipient ?? '',
    phone: address?.phone ? formatPhoneForNigeria(address.phone) : '',
  });
  const areas = useAreas();
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => holder.current?.querySelector('input')?.focus(), []);

  const fill = (name: 'label' | 'area' | 'street' | 'landmark') => ({
    name,
    maxLength: ADDRESS_LINE_MAX_LENGTH,
    defaultValue: address?.[name],
    problem: problems[name],
  });

  return (
    <div ref={holder} className="rounded-card bg-cream p-4 phone:p-5">
      <SectionForm
        form={form}
        label={address ? 'Edit address' : 'New address'}
        button="Save address"
        buttonWhileSending="Saving…"
        others={
          <Button
            onClick={() => {
              form.forgetDraft();
              onCancel();
            }}
          >
            Cancel
          </Button>
        }
      >
        <div className="grid items-start gap-4 tablet:grid-cols-2">
          <div className="tablet:col-span-2">
            <TextField
              {...fill('label')}
              label="Name of this address"
              placeholder="Home, office, Mum’s place"
            />
          </div>
          <PlaceFields place={place} areas={areas} problems={problems} onChange={setPlace} />
          <TextField {...fill('area')} label="Area" required placeholder={writeExampleArea(place.state)} />
          <TextField {...fill('street')} label="Street and number" required autoComplete="street-address" />
          <TextField
            {...fill('landmark')}
            label="Landmark"
            hint="Helps the rider find the place, such as a bank or filling station."
          />
          <div className="tablet:col-span-2">
            <RecipientFields recipient={recipient} problems={problems} onChange={setRecipient} />
          </div>
        </div>
        {address?.isDefault ? (
          <p className="text-label text-cocoa-2">
            This is your default address. To change that, make another address the default.
          </p>
        ) : (
          <Checkbox label="Use as default address" name="isDefault" />
        )}
      </SectionForm>
    </div>
  );
}

function readAddress(values: FormData): TypedAddress {
  return {
    label: readText(values, 'label'),
    street: readText(values, 'street'),
    area: readText(values, 'area'),
    lga: readText(values, 'lga'),
    // From a list whose first line is blank, which the check refuses before anything is sent.
    state: readText(values, 'state') as TypedAddress['state'],
    landmark: readText(values, 'landmark'),
    recipient: readText(values, 'recipient'),
    phone: readText(values, 'phone'),
    isDefault: values.has('isDefault'),
  };
}
