import { expect, test } from 'vitest';
import { findPasswordProblem } from './new-password.ts';

function fillIn(fields: Record<string, string>): FormData {
  const values = new FormData();
  for (const [name, value] of Object.entries(fields)) values.set(name, value);
  return values;
}

const person = { name: 'Temitope Balogun', email: 'temi.b@example.com' };

test.each([
  ['puff puff', 'Use at least 10 characters.'],
  ['password123', 'That password is too easy to guess. Choose another one.'],
  ['balogun2024', 'Don’t use your name, email address or the shop’s name in your password.'],
])('%j is refused with its reason, at its field', (password, reason) => {
  const values = fillIn({ ...person, newPassword: password });
  expect(findPasswordProblem({ values, field: 'newPassword', shopName: 'Oyin Bakes' })).toEqual({
    newPassword: reason,
  });
});

test("the shop's own name is no password", () => {
  const values = fillIn({ password: 'oyinbakes77' });
  expect(findPasswordProblem({ values, field: 'password', shopName: 'Oyin Bakes' })).toHaveProperty(
    'password',
  );
});

test('blanks count, and a good password is not complained about', () => {
  const values = fillIn({ ...person, password: ' three suya sticks ' });
  expect(findPasswordProblem({ values, field: 'password', shopName: 'Oyin Bakes' })).toEqual({});
});
