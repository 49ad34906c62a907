import { type Account, changeAccountEndpoint } from '../../../../contract/account.ts';
import { CONTACT_PHONE_HINT } from '../../../../domain/contact-phone.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { NameField } from '../../../ui/fields/name-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useDraftedForm } from '../../../ui/form/drafts/use-drafted-form.ts';
import { findMisfits } from '../../../ui/form/find-misfits.ts';
import { readText } from '../../../ui/form/use-form.ts';
import { AccountSection } from './account-section.tsx';
import { SectionForm } from './section-form.tsx';

type DetailsSectionProps = {
  readonly account: Account;
  readonly onChange: (account: Account) => Promise<void>;
};

export function DetailsSection({ account, onChange }: DetailsSectionProps) {
  const form = useDraftedForm({
    draftName: 'details-1',
    words: {},
    check: (values) => findMisfits(changeAccountEndpoint.bodySchema, readDetails(values)),
    send: async (values) => {
      const changed = await shopApi.call(changeAccountEndpoint, { body: readDetails(values) });
      showToast({ kind: 'success', text: 'Details saved' });
      await onChange(changed);
    },
  });

  return (
    <AccountSection
      id="details"
      title="Name and phone"
      lead="For your orders. The rider calls your number, or the recipient’s if you give one."
    >
      <SectionForm form={form} label="Name and phone" button="Save details" buttonWhileSending="Saving…">
        <div className="grid items-start gap-4 tablet:grid-cols-2">
          <NameField
            label="Name"
            name="name"
            required
            autoComplete="name"
            defaultValue={account.name}
            problem={form.problems.name}
          />
          <TextField
            // Shown again in the form it was kept in.
            key={account.phone}
            label="Phone"
            name="phone"
            type="tel"
            autoComplete="tel"
            defaultValue={account.phone ? formatPhoneForNigeria(account.phone) : ''}
            hint={CONTACT_PHONE_HINT}
            problem={form.problems.phone}
          />
        </div>
      </SectionForm>
    </AccountSection>
  );
}

/** As typed: the server reads the phone number in any way of writing it. */
function readDetails(values: FormData) {
  return { name: readText(values, 'name'), phone: readText(values, 'phone') };
}
