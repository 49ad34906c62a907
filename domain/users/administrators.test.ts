import { expect, test } from 'vitest';
import { checkAdministratorRemains } from './administrators.ts';

test('the last administrator stays one', () => {
  expect(checkAdministratorRemains({ isAdmin: true }, 0)).toMatchObject({
    refusal: { kind: 'conflict', code: 'last_administrator' },
  });
});

test('an administrator beside another may go, and so may anybody else', () => {
  expect(checkAdministratorRemains({ isAdmin: true }, 1).ok).toBe(true);
  expect(checkAdministratorRemains({ isAdmin: false }, 0).ok).toBe(true);
});
