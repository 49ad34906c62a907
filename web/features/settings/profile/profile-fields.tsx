import type { ComponentProps, ReactNode } from 'react';
import { NIGERIAN_STATES } from '../../../../domain/addresses/states.ts';
import { SOCIAL_NETWORKS } from '../../../../domain/shop/profile.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import type { EditedForm } from '../../../ui/form/use-edited-form.ts';
import { NETWORK_NAMES } from './profile-facts.ts';
import type { ProfileValues } from './profile-values.ts';

type ProfileFieldsProps = { readonly form: EditedForm<ProfileValues> };

export function ProfileFields({ form: { field } }: ProfileFieldsProps) {
  return (
    <>
      <FormSection title="Name">
        <Fields>
          <TextField {...field('name')} label="Name of the shop" required />
          <TextField {...field('tagline')} label="Tagline" hint="A short line below the name." />
        </Fields>
      </FormSection>
      <FormSection
        title="How to reach you"
        explanation="Any Nigerian format works. Leave an optional field empty to hide it."
      >
        <Fields>
          <TextField
            {...field('phone')}
            label="Phone"
            required
            type="tel"
            inputMode="tel"
            hint="Needed before you open."
          />
          <TextField
            {...field('whatsapp')}
            label="WhatsApp number"
            type="tel"
            inputMode="tel"
            hint="Customers use it to contact you."
          />
          <TextField
            {...field('email')}
            label="Email"
            type="email"
            inputMode="email"
            hint="Customers see it on every page and in every email. Replies and problem reports go there too."
          />
        </Fields>
      </FormSection>
      <FormSection title="Address" explanation="Where orders are picked up.">
        <Fields>
          <TextField {...field('address.street')} label="Street and number" />
          <TextField {...field('address.area')} label="Area" />
          <TextField {...field('address.city')} label="City" />
          <StateField {...field('address.state')} />
        </Fields>
      </FormSection>
    </>
  );
}

/** Last on the screen: no shop waits for them. */
export function SocialFields({ form: { field } }: ProfileFieldsProps) {
  return (
    <FormSection title="Social links" explanation="Full links, starting with https://.">
      <Fields>
        {SOCIAL_NETWORKS.map((network) => (
          <TextField
            key={network}
            {...field(`socialLinks.${network}`)}
            label={NETWORK_NAMES[network]}
            type="url"
            inputMode="url"
          />
        ))}
      </Fields>
    </FormSection>
  );
}

type StateFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'children' | 'value'> & {
  readonly value: string;
};

/** What an earlier version let people type stays to be chosen. */
function StateField({ value, ...field }: StateFieldProps) {
  const isListed = value === '' || NIGERIAN_STATES.some((state) => state === value);
  return (
    <SelectField {...field} value={value} label="State">
      <option value="">Choose a state</option>
      {!isListed && <option>{value}</option>}
      {NIGERIAN_STATES.map((state) => (
        <option key={state}>{state}</option>
      ))}
    </SelectField>
  );
}

function Fields({ children }: { readonly children: ReactNode }) {
  return <div className="grid items-start gap-5 tablet:grid-cols-2">{children}</div>;
}
