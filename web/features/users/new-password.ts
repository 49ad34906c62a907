import type { FieldProblems } from '../../../domain/refusal.ts';
import { checkPassword, type PasswordOwner } from '../../../domain/users/password-rules.ts';
import { readSecret, readText } from '../../ui/form/use-form.ts';

/** What others know about whoever fills in the form, as far as the form asks for it. */
export function readPasswordOwner(values: FormData, shopName: string): PasswordOwner {
  return { email: readText(values, 'email'), name: readText(values, 'name'), shopName };
}

type NewPasswordChoice = {
  readonly values: FormData;
  /** The name of the password's field. */
  readonly field: string;
  readonly shopName: string;
};

/** The server checks the same rules; here they are told before anything is sent. */
export function findPasswordProblem({ values, field, shopName }: NewPasswordChoice): FieldProblems {
  const checked = checkPassword(readSecret(values, field), readPasswordOwner(values, shopName));
  return checked.ok ? {} : { [field]: checked.refusal.message };
}
