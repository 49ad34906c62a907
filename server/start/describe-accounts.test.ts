import { expect, test } from 'vitest';
import { describeAdministrator, describeDemoCustomers, describeOpening } from './describe-accounts.ts';

test('the password is shown when it was made up now, and never again', () => {
  const email = 'owner@bakery.example';
  expect(describeAdministrator({ email, password: 'bade-tiko-ruma-leso-fani' })).toEqual([
    'Administrator: owner@bakery.example',
    'Password: bade-tiko-ruma-leso-fani (shown only once)',
  ]);
  expect(describeAdministrator({ email })).toEqual(['Administrator: owner@bakery.example']);
});

test('a shop without an administrator says how to get one', () => {
  expect(describeAdministrator('missing')).toEqual([
    'There is no administrator yet: set ADMIN_EMAIL and ADMIN_PASSWORD and start again.',
  ]);
  expect(describeAdministrator('present')).toEqual([]);
});

test('sample customers are named with their password when they were made up now', () => {
  const emails = ['ada@bakery.example', 'tunde@bakery.example'];
  expect(describeDemoCustomers({ emails, password: 'bade-tiko-ruma' })).toEqual([
    'Sample customers: ada@bakery.example, tunde@bakery.example',
    'Their password: bade-tiko-ruma (shown only once)',
  ]);
  expect(describeDemoCustomers(undefined)).toEqual([]);
});

test('a shop that its owner has not opened does not say that it is open (P36.17)', () => {
  const publicUrl = 'https://shop.example';
  expect(describeOpening({ publicUrl, isOpen: true })).toEqual(['The shop is open: https://shop.example']);
  expect(describeOpening({ publicUrl, isOpen: false })).toEqual([
    'The shop is not open yet: https://shop.example',
    'Visitors see “Opening soon”. Set it up and open it at https://shop.example/admin',
  ]);
});
