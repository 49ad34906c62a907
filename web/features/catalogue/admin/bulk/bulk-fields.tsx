import { PRICE_STEPS_IN_NAIRA } from '../../../../../domain/catalogue/bulk/bulk-change.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { BulkAct } from './bulk-acts.ts';
import type { BulkEditing } from './use-bulk-change.ts';

type BulkFieldsProps = { readonly act: BulkAct; readonly bulk: BulkEditing };

export function BulkFields({ act, bulk }: BulkFieldsProps) {
  return act === 'discount' ? <DiscountField bulk={bulk} /> : <PriceFields bulk={bulk} />;
}

type FieldsProps = { readonly bulk: BulkEditing };

function DiscountField({ bulk: { values, problem, edit } }: FieldsProps) {
  return (
    <TextField
      label="Discount in %"
      name="typed"
      required
      inputMode="decimal"
      autoComplete="off"
      value={values.typed}
      problem={problem}
      hint="Off the price of every size. Leave empty to end the discount."
      onChange={({ target }) => edit({ typed: target.value })}
    />
  );
}

function PriceFields({ bulk: { values, problem, edit } }: FieldsProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 phone:gap-x-4">
      <SelectField
        label="Change"
        required
        value={values.direction}
        onChange={({ target }) => edit({ direction: target.value === 'lower' ? 'lower' : 'raise' })}
      >
        <option value="raise">Increase</option>
        <option value="lower">Decrease</option>
      </SelectField>
      <TextField
        label="By"
        name="typed"
        required
        inputMode="decimal"
        autoComplete="off"
        hint={`For example: ${values.by === 'percentage' ? '10' : '500'}.`}
        value={values.typed}
        problem={problem}
        onChange={({ target }) => edit({ typed: target.value })}
      />
      <SelectField
        label="Unit"
        required
        value={values.by}
        onChange={({ target }) => edit({ by: target.value === 'amount' ? 'amount' : 'percentage' })}
      >
        <option value="percentage">Percent</option>
        <option value="amount">Naira</option>
      </SelectField>
      <SelectField
        label="Round to"
        required
        value={String(values.roundTo)}
        onChange={({ target }) =>
          edit({ roundTo: PRICE_STEPS_IN_NAIRA.find((step) => String(step) === target.value) ?? 50 })
        }
      >
        {PRICE_STEPS_IN_NAIRA.map((step) => (
          <option key={step} value={step}>
            ₦{step}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
