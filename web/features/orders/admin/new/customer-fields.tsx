import { ADMIN_ORIGINS } from '../../../../../domain/orders/origins.ts';
import { ChoiceTile } from '../../../../ui/fields/choice-tile.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { ORIGIN_WORDS } from '../admin-words.ts';
import type { NewOrder } from './use-new-order.ts';

type CustomerFieldsProps = { readonly order: NewOrder };

export function CustomerFields({ order: { draft, change, problems } }: CustomerFieldsProps) {
  const fill = (field: keyof typeof draft.contact) => ({
    name: `contact.${field}`,
    value: draft.contact[field],
    problem: problems[`contact.${field}`],
    // It is somebody else's, not the one who types.
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      change({ contact: { ...draft.contact, [field]: target.value } }),
  });
  return (
    <FormSection title="For whom">
      <fieldset>
        <legend className="mb-1.5 text-label font-semibold">How it came</legend>
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
        <TextField {...fill('name')} label="Name" required />
        <TextField {...fill('phone')} label="Phone" required type="tel" inputMode="tel" />
      </div>
      <TextField
        {...fill('email')}
        label="Email address"
        type="email"
        inputMode="email"
        hint="Without one they get no mail: tell them the number."
      />
    </FormSection>
  );
}
