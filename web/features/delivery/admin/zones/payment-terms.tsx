import { FormSection } from '../../../../ui/form/form-section.tsx';
import type { EditedForm } from '../../../../ui/form/use-edited-form.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import type { TermsValues } from './terms-values.ts';
import { sayMinutes } from './zone-words.ts';

type PaymentTermsProps = { readonly form: EditedForm<TermsValues> };

/** What holds in every zone. */
export function PaymentTerms({ form }: PaymentTermsProps) {
  return (
    <div className="grid gap-4">
      <FreeDelivery form={form} />
      <Holds form={form} />
      <Account form={form} />
    </div>
  );
}

function FreeDelivery({ form: { values, problems, change } }: PaymentTermsProps) {
  return (
    <FormSection title="Free delivery">
      <div className="grid gap-5 phone:grid-cols-2">
        <TextField
          label="Free from an order of ₦"
          name="freeAbove"
          inputMode="decimal"
          autoComplete="off"
          placeholder="Never free"
          value={values.freeAbove}
          problem={problems.freeAbove}
          hint="In every zone. Leave blank if delivery always costs its fee."
          onChange={({ target }) => change({ freeAbove: target.value })}
        />
      </div>
    </FormSection>
  );
}

function Holds({ form: { values, problems, change } }: PaymentTermsProps) {
  return (
    <FormSection
      title="Unpaid orders"
      explanation="An order that waits for its payment keeps its place so long; then the place is free again."
    >
      <div className="grid items-start gap-5 phone:grid-cols-2">
        <TextField
          label="Bank transfer, in minutes"
          name="holds.transferMinutes"
          required
          inputMode="numeric"
          autoComplete="off"
          value={values.transferMinutes}
          problem={problems['holds.transferMinutes']}
          hint={sayMinutes(values.transferMinutes)}
          onChange={({ target }) => change({ transferMinutes: target.value })}
        />
        <TextField
          label="Online payment, in minutes"
          name="holds.onlineMinutes"
          required
          inputMode="numeric"
          autoComplete="off"
          value={values.onlineMinutes}
          problem={problems['holds.onlineMinutes']}
          hint={sayMinutes(values.onlineMinutes)}
          onChange={({ target }) => change({ onlineMinutes: target.value })}
        />
      </div>
    </FormSection>
  );
}

function Account({ form: { values, problems, change } }: PaymentTermsProps) {
  return (
    <FormSection
      title="Account for bank transfers"
      explanation="Shown to whoever chose to pay by transfer. Leave all three blank to tell each customer yourself."
    >
      <div className="grid items-start gap-5 phone:grid-cols-2">
        <TextField
          label="Bank"
          name="transferAccount.bank"
          autoComplete="off"
          value={values.bank}
          problem={problems['transferAccount.bank']}
          onChange={({ target }) => change({ bank: target.value })}
        />
        <TextField
          label="Account number"
          name="transferAccount.accountNumber"
          inputMode="numeric"
          autoComplete="off"
          value={values.accountNumber}
          problem={problems['transferAccount.accountNumber']}
          onChange={({ target }) => change({ accountNumber: target.value })}
        />
        <TextField
          label="Name on the account"
          name="transferAccount.accountName"
          autoComplete="off"
          value={values.accountName}
          problem={problems['transferAccount.accountName']}
          onChange={({ target }) => change({ accountName: target.value })}
        />
      </div>
    </FormSection>
  );
}
