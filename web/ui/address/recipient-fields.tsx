import { useState } from 'react';
import type { FieldProblems } from '../../../domain/refusal.ts';
import { Checkbox } from '../fields/checkbox.tsx';
import { NameField } from '../fields/name-field.tsx';
import { PhoneField } from '../fields/phone-field.tsx';
import { buildField } from '../form/edited-fields.ts';
import type { TypedAddress } from './typed-address.ts';

type Recipient = Pick<TypedAddress, 'recipient' | 'phone'>;

const NOBODY: Recipient = { recipient: '', phone: '' };

type RecipientFieldsProps = {
  readonly recipient: Recipient;
  readonly problems: FieldProblems;
  /** What stands before the names of the fields, here and in the problems. */
  readonly prefix?: string;
  readonly onChange: (recipient: Recipient) => void;
  /** For whoever remembers the tick: then a name belongs to it. */
  readonly tick?: RecipientTick | undefined;
};

export type RecipientTick = {
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  /** The customer's own number is abroad: the rider has no other to call. */
  readonly mustBeCalled?: boolean;
};

/** Whom the rider asks for and calls, where that is not the customer. */
export function RecipientFields({ recipient, problems, prefix = '', onChange, tick }: RecipientFieldsProps) {
  const { recipient: name, phone } = recipient;
  const [isTickedHere, setTickedHere] = useState(false);
  // While it is unticked nobody is sent along, and what was typed waits here.
  const [untickedRecipient, setUntickedRecipient] = useState<Recipient>(NOBODY);
  const { isTicked, onTick } = tick ?? { isTicked: isTickedHere, onTick: setTickedHere };
  const isOther = isTicked || name !== '' || phone !== '';
  const field = (part: keyof Recipient) =>
    buildField({
      name: `${prefix}${part}`,
      value: recipient[part],
      problems,
      onType: (typed) => onChange({ recipient: name, phone, [part]: typed }),
    });
  return (
    <div className="grid gap-2">
      <Checkbox
        label="Someone else will receive it, for example as a gift"
        name={`${prefix}isForAnother`}
        checked={isOther}
        onChange={({ target }) => {
          onTick(target.checked);
          if (!target.checked) setUntickedRecipient({ recipient: name, phone });
          onChange(target.checked ? untickedRecipient : NOBODY);
        }}
      />
      {tick && (
        <p className="-mt-1 pl-8.5 text-small text-cocoa-2">
          If you pay in advance, we won’t mention the price to them.
        </p>
      )}
      {isOther && (
        <div className="grid items-start gap-4 phone:grid-cols-2">
          <NameField
            {...field('recipient')}
            label="Recipient’s name"
            required={tick?.isTicked === true}
            autoComplete="off"
            hint="The rider asks for this person."
          />
          <PhoneField
            {...field('phone')}
            label="Recipient’s phone"
            autoComplete="off"
            required={tick?.mustBeCalled === true}
            hint={
              tick?.mustBeCalled
                ? 'A Nigerian number: the rider can’t call yours abroad.'
                : 'The rider calls this number. For a surprise, leave it empty and the rider will call you.'
            }
          />
        </div>
      )}
    </div>
  );
}
