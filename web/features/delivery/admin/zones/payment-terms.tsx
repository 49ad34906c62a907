import type { ChangeEvent, ReactNode } from 'react';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import type { EditedForm } from '../../../../ui/form/use-edited-form.ts';
import type { TermsValues } from './terms-values.ts';
import { sayMinutes } from './zone-words.ts';

type PaymentTermsProps = { readonly form: EditedForm<TermsValues> };

/** What holds in every zone. */
export function PaymentTerms({ form: { values, problems, change } }: PaymentTermsProps) {
  const fill = (field: Exclude<keyof TermsValues, 'zones'>, name: string) => ({
    name,
    autoComplete: 'off',
    value: values[field],
    problem: problems[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [field]: target.value }),
  });
  return (
    <div className="grid gap-4">
      <FormSection title="Free delivery">
        <Fields>
          <TextField
            {...fill('freeAbove', 'freeAbove')}
            label="Free from an order of ₦"
            inputMode="decimal"
            placeholder="Never free"
            hint="In every zone. Leave blank if delivery always costs its fee."
          />
        </Fields>
      </FormSection>
      <FormSection
        title="Unpaid orders"
        explanation="An order that waits for its payment keeps its place so long; then the place is free again."
      >
        <Fields>
          <TextField
            {...fill('transferMinutes', 'holds.transferMinutes')}
            label="Bank transfer, in minutes"
            required
            inputMode="numeric"
            hint={sayMinutes(values.transferMinutes)}
          />
          <TextField
            {...fill('onlineMinutes', 'holds.onlineMinutes')}
            label="Online payment, in minutes"
            required
            inputMode="numeric"
            hint={sayMinutes(values.onlineMinutes)}
          />
        </Fields>
      </FormSection>
      <FormSection
        title="Account for bank transfers"
        explanation="Shown to whoever chose to pay by transfer. Leave all three blank to tell each customer yourself."
      >
        <Fields>
          <TextField {...fill('bank', 'transferAccount.bank')} label="Bank" />
          <TextField
            {...fill('accountNumber', 'transferAccount.accountNumber')}
            label="Account number"
            inputMode="numeric"
          />
          <TextField {...fill('accountName', 'transferAccount.accountName')} label="Name on the account" />
        </Fields>
      </FormSection>
    </div>
  );
}

function Fields({ children }: { readonly children: ReactNode }) {
  return <div className="grid items-start gap-5 phone:grid-cols-2">{children}</div>;
}
