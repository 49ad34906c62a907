import { expect, test } from 'vitest';
import { nameUser } from './name-user.ts';

test('a user is called by the display name (S2.15)', () => {
  expect(nameUser({ displayName: 'Tẹniọla', email: 'teniola@bakery.example' })).toBe('Tẹniọla');
});

test.each([null, '', '  '])(
  'with the display name %j a user is called by the part of the email before the @ (S2.15)',
  (displayName) => {
    expect(nameUser({ displayName, email: 'teniola@bakery.example' })).toBe('teniola');
  },
);
