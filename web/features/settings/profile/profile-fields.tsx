import type { ReactNode } from 'react';
import { SOCIAL_NETWORKS } from '../../../../domain/shop/profile.ts';
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
        explanation="Any Nigerian format works. Leave a field empty to hide it."
      >
        <Fields>
          <TextField {...field('phone')} label="Phone" type="tel" inputMode="tel" />
          <TextField
            {...field('whatsapp')}
            label="WhatsApp number"
            type="tel"
            inputMode="tel"
            hint="Customers use it to contact you."
          />
          <TextField {...field('email')} label="Email" type="email" inputMode="email" />
          <TextField
            {...field('supportEmail')}
            label="Support email"
            type="email"
            inputMode="email"
            hint="Where replies to your emails and problem reports go."
          />
        </Fields>
      </FormSection>
      <FormSection title="Address" explanation="Where orders are picked up.">
        <Fields>
          <TextField {...field('address.street')} label="Street and number" />
          <TextField {...field('address.area')} label="Area" />
          <TextField {...field('address.city')} label="City" />
          <TextField {...field('address.state')} label="State" />
        </Fields>
      </FormSection>
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
    </>
  );
}

function Fields({ children }: { readonly children: ReactNode }) {
  return <div className="grid items-start gap-5 tablet:grid-cols-2">{children}</div>;
}
