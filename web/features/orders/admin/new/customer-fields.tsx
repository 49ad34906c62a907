import { ADMIN_ORIGINS } from '../../../../../domain/orders/origins.ts';
import { ChoiceTile } from '../../../../ui/fields/choice-tile.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { ORIGIN_WORDS } from '../admin-words.ts';
import type { NewOrder } from './use-new-order.ts';

type CustomerFieldsProps = { readonly order: NewOrder };

export function CustomerFields({ order: { draft, form } }: CustomerFieldsProps) {
  const { field, change } = form;
  return (
    <FormSection title="Customer">
      <fieldset>
        <legend className="mb-1.5 text-label font-semibold">How did they order?</legend>
        <div className="grid gap-2 phone:grid-cols-3">
          {ADMIN_ORIGINS.map((origin) => (
            <ChoiceTile
              key={origin}
              isCompact
              name="origin"
              title={ORIGIN_WORDS[origin]}
              checked={draft.origin === origin}
              onChange={() => change({ origin })}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid items-start gap-4 phone:grid-cols-2">
        <TextField {...field('contact.name')} label="Name" required />
        <TextField {...field('contact.phone')} label="Phone" required type="tel" inputMode="tel" />
      </div>
      <TextField
        {...field('contact.email')}
        label="Email address"
        type="email"
        inputMode="email"
        hint="Without one, they get no email. Give them the order number."
      />
    </FormSection>
  );
}
