import { expect, test } from 'vitest';
import { describeAdministrator } from './describe-administrator.ts';

test('the password is shown when it was made up now, and never again', () => {
  const email = 'owner@bakery.example';
  expect(describeAdministrator({ email, password: 'bade-tiko-ruma-leso-fani' })).toEqual([
    'Administrator: owner@bakery.example',
    'Password: bade-tiko-ruma-leso-fani (shown this once)',
  ]);
  expect(describeAdministrator({ email })).toEqual(['Administrator: owner@bakery.example']);
});

test('a shop without an administrator says how to get one', () => {
  expect(describeAdministrator('missing')).toEqual([
    'Nobody can look after it yet: set ADMIN_EMAIL and ADMIN_PASSWORD and start it again.',
  ]);
  expect(describeAdministrator('present')).toEqual([]);
});
