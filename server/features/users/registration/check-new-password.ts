import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import {
  checkPassword,
  PASSWORD_TOO_COMMON,
  type PasswordOwner,
} from '../../../../domain/users/password-rules.ts';
import { isPublished } from './published-passwords.ts';

/** The rules that need to know whose password it is; the answer names the field it came in. */
export function checkNewPassword(
  password: string,
  owner: PasswordOwner,
  field: 'password' | 'newPassword',
): Result<void> {
  const judged = checkPassword(password, owner);
  const checked = judged.ok && isPublished(password) ? PASSWORD_TOO_COMMON : judged;
  if (checked.ok) return accept(undefined);
  const { message } = checked.refusal;
  return refuse('invalid', 'invalid_input', message, { [field]: message });
}
