import { findInscriptionProblem } from '../../../../../domain/catalogue/inscription.ts';
import { INSCRIPTION_MAX_LENGTH } from '../../../../../domain/catalogue/product.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';

type InscriptionFieldProps = {
  readonly label: string;
  readonly inscription: string;
  /** Of the order that is changed: what is left as it is was accepted once. */
  readonly saved: string;
  readonly onChange: (typed: string) => void;
};

export function InscriptionField({ label, inscription, saved, onChange }: InscriptionFieldProps) {
  return (
    <TextField
      label={label}
      autoComplete="off"
      maxLength={INSCRIPTION_MAX_LENGTH}
      value={inscription}
      problem={inscription === saved ? undefined : findInscriptionProblem(inscription)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
