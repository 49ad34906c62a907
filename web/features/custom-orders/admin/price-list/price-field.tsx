import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { EditedForm } from '../../../../ui/form/use-edited-form.ts';
import { isAmount, type PriceListValues } from './price-list-values.ts';

type PriceFieldProps = {
  readonly form: EditedForm<PriceListValues>;
  /** Of the leaf in the list. */
  readonly path: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isText?: boolean;
};

/** One leaf of the list, under its path: what the shop finds wrong with it is shown here. */
export function PriceField({ form, path, label, hint, isText = false }: PriceFieldProps) {
  const { values, problems, change } = form;
  return (
    <TextField
      label={label}
      hint={hint}
      required
      name={path}
      autoComplete="off"
      inputMode={isText ? 'text' : isAmount(path) ? 'decimal' : 'numeric'}
      value={values.typed[path] ?? ''}
      problem={problems[path]}
      onChange={({ target }) => change({ typed: { ...values.typed, [path]: target.value } })}
    />
  );
}
