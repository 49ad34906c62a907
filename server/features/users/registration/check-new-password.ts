import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import { checkPassword, type PasswordOwner } from '../../../../domain/users/password-rules.ts';

/** The rules that need to know whose password it is; the answer names the field it came in. */
export function checkNewPassword(
  password: string,
  owner: PasswordOwner,
  field: 'password' | 'newPassword',
): Result<void> {
  const checked = checkPassword(password, owner);
  if (checked.ok) return accept(undefined);
  const { message } = checked.refusal;
  return refuse('invalid', 'invalid_input', message, { [field]: message });
}
