import { type ReactNode, useState } from 'react';
import { isAbroad } from '../../../../domain/contact-phone.ts';
import type { FieldProblems } from '../../../../domain/refusal.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { NameField } from '../../../ui/fields/name-field.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { TypedEmailField } from '../../../ui/fields/typed-email-field.tsx';
import { buildField } from '../../../ui/form/edited-fields.ts';
import { findMisfits } from '../../../ui/form/find-misfits.ts';
import { DottedLine } from '../../../ui/formats/dotted-line.tsx';
import type { TypedContact } from '../draft/checkout-draft.ts';
import { chooseContactSchema } from '../placing/build-order-fields.ts';
import { Step } from './step.tsx';

type ContactStepProps = {
  readonly contact: TypedContact;
  readonly problems: FieldProblems;
  readonly isEmailOptional: boolean;
  /** Somebody has begun to fill in the form. */
  readonly isInUse: boolean;
  /** Below the address for mails. */
  readonly reminder?: ReactNode;
  /** What was typed alone: an account that arrives in the same moment fills the rest. */
  readonly onChange: (typed: Partial<TypedContact>) => void;
};

/** Whoever is known already reads their details instead of typing them. */
export function ContactStep({
  contact,
  problems,
  isEmailOptional,
  isInUse,
  reminder,
  onChange,
}: ContactStepProps) {
  const contactSchema = chooseContactSchema(isEmailOptional);
  const isRight = Object.keys(findMisfits(contactSchema, contact)).length === 0;
  const hasProblem = Object.keys(problems).some((field) => field.startsWith('contact.'));
  // An account that is read a moment later closes the fields, but not once somebody is at the form: nothing moves under their fingers.
  const [isHeldOpen, setHeldOpen] = useState(false);
  const isOpen = isHeldOpen || hasProblem || !isRight;
  if (isInUse && isOpen && !isHeldOpen) setHeldOpen(true);

  const field = (name: keyof TypedContact) =>
    buildField({
      name: `contact.${name}`,
      value: contact[name],
      problems,
      onType(typed) {
        setHeldOpen(true);
        onChange({ [name]: typed });
      },
    });

  return (
    <Step
      number={1}
      title="Contact"
      isDone={isRight}
      action={
        !isOpen && (
          <Button
            size="s"
            onClick={() => setHeldOpen(true)}
            aria-label="Change contact"
            className="underline underline-offset-4"
          >
            Change
          </Button>
        )
      }
    >
      {isOpen ? (
        <div className="grid items-start gap-4 phone:grid-cols-2">
          <NameField {...field('name')} required label="Name" autoComplete="name" />
          <PhoneField
            {...field('phone')}
            isContact
            required
            label="Phone"
            autoComplete="tel"
            hint={hintPhone(contact.phone)}
          />
          <div className="phone:col-span-2">
            <TypedEmailField
              {...field('email')}
              required={!isEmailOptional}
              label="Email address"
              onUse={(email) => onChange({ email })}
            />
          </div>
        </div>
      ) : (
        <p className="-mt-3 text-cocoa-2 wrap-anywhere phone:pl-14.5">
          <DottedLine parts={[contact.name, contact.phone, contact.email].filter(Boolean)} />
        </p>
      )}
      {reminder}
    </Step>
  );
}

/** Before the rest is filled in: whom the rider can call decides whether this number is enough. */
function hintPhone(typed: string): string {
  return isAbroad(typed)
    ? 'We’ll call you or send a WhatsApp message. The rider needs a Nigerian number: tick “Someone else will receive it” in step 2 and enter theirs.'
    : 'We’ll call you or send a WhatsApp message about your order. From abroad, start with + and the country code.';
}
