import type { ChangeEvent, ReactNode } from 'react';
import { type ShopAddress, SOCIAL_NETWORKS } from '../../../../domain/shop/profile.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import type { EditedForm } from '../../../ui/form/use-edited-form.ts';
import { NETWORK_NAMES } from './profile-facts.ts';
import type { ProfileValues } from './profile-values.ts';

type ProfileFieldsProps = { readonly form: EditedForm<ProfileValues> };
type Line = 'name' | 'tagline' | 'email' | 'supportEmail' | 'phone' | 'whatsapp';
type Typing = ChangeEvent<HTMLInputElement>;

export function ProfileFields({ form: { values, problems, change } }: ProfileFieldsProps) {
  const fill = (field: Line) => ({
    name: field,
    autoComplete: 'off',
    value: values[field],
    problem: problems[field],
    onChange: ({ target }: Typing) => change({ [field]: target.value }),
  });
  const fillAddress = (field: keyof ShopAddress) => ({
    name: `address.${field}`,
    autoComplete: 'off',
    value: values.address[field],
    problem: problems[`address.${field}`],
    onChange: ({ target }: Typing) => change({ address: { ...values.address, [field]: target.value } }),
  });
  return (
    <>
      <FormSection title="Name">
        <Fields>
          <TextField {...fill('name')} label="Name of the shop" required />
          <TextField {...fill('tagline')} label="Tagline" hint="A few words below the name." />
        </Fields>
      </FormSection>
      <FormSection
        title="How to reach you"
        explanation="Numbers in any Nigerian form. What is blank is shown nowhere."
      >
        <Fields>
          <TextField {...fill('phone')} label="Phone" type="tel" inputMode="tel" />
          <TextField
            {...fill('whatsapp')}
            label="WhatsApp number"
            type="tel"
            inputMode="tel"
            hint="Customers ask and share through it."
          />
          <TextField {...fill('email')} label="E-mail" type="email" inputMode="email" />
          <TextField
            {...fill('supportEmail')}
            label="E-mail for help"
            type="email"
            inputMode="email"
            hint="Where answers to mails and reports of faults go."
          />
        </Fields>
      </FormSection>
      <FormSection title="Address" explanation="Where orders are picked up.">
        <Fields>
          <TextField {...fillAddress('street')} label="Street and number" />
          <TextField {...fillAddress('area')} label="Area" />
          <TextField {...fillAddress('city')} label="City" />
          <TextField {...fillAddress('state')} label="State" />
        </Fields>
      </FormSection>
      <FormSection title="Social links" explanation="The whole address, with https:// at its beginning.">
        <Fields>
          {SOCIAL_NETWORKS.map((network) => (
            <TextField
              key={network}
              name={`socialLinks.${network}`}
              label={NETWORK_NAMES[network]}
              type="url"
              inputMode="url"
              autoComplete="off"
              value={values.socialLinks[network]}
              problem={problems[`socialLinks.${network}`]}
              onChange={({ target }) =>
                change({ socialLinks: { ...values.socialLinks, [network]: target.value } })
              }
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
