import type { FieldProblems } from '../../../../domain/refusal.ts';
import { NameField } from '../../../ui/fields/name-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

type Contact = { readonly name: string; readonly phone: string };

type ContactFieldsProps = {
  readonly contact: Contact;
  readonly problems: FieldProblems;
  /** Whoever types their own name is helped by the browser; staff type other people's. */
  readonly isOwn?: boolean;
  readonly onChange: (contact: Contact) => void;
};

/** Whom an order is for, where it is changed. */
export function ContactFields({ contact, problems, isOwn = false, onChange }: ContactFieldsProps) {
  return (
    <div className="grid items-start gap-4 phone:grid-cols-2">
      <NameField
        label="Name"
        name="contact.name"
        required
        autoComplete={isOwn ? 'name' : 'off'}
        value={contact.name}
        problem={problems['contact.name']}
        onChange={({ target }) => onChange({ ...contact, name: target.value })}
      />
      <TextField
        label="Phone"
        name="contact.phone"
        required
        type="tel"
        inputMode="tel"
        autoComplete={isOwn ? 'tel' : 'off'}
        value={contact.phone}
        problem={problems['contact.phone']}
        onChange={({ target }) => onChange({ ...contact, phone: target.value })}
      />
    </div>
  );
}
