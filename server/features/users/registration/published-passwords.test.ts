import { expect, test } from 'vitest';
import { checkNewPassword } from './check-new-password.ts';

test.each(['q1w2e3r4t5', '4815162342', 'Terminator', 'leavemealone', 'sonyericsson', 'harrypotter'])(
  '%s is on the lists that guessers begin with, and is refused (P30.7)',
  (password) => {
    const checked = checkNewPassword(password, {}, 'password');
    expect(checked).toMatchObject({ ok: false, refusal: { code: 'invalid_input' } });
    expect(checkNewPassword(`${password} under a mango tree`, {}, 'password').ok).toBe(true);
  },
);
