import { expect, test } from 'vitest';
import { listOffers } from './user-offers.ts';

const CUSTOMER = { isAdmin: false, disabledAt: null, sessionCount: 2 };

const listChanges = (user: Parameters<typeof listOffers>[0]) => listOffers(user).map(({ change }) => change);

test('a customer can be made administrator, disabled and signed out', () => {
  expect(listChanges(CUSTOMER)).toEqual(['grant-admin', 'disable', 'sign-out-everywhere']);
});

test('an administrator can lose the role, a disabled user can be enabled', () => {
  const user = { ...CUSTOMER, isAdmin: true, disabledAt: '2026-11-14T08:30:00.000Z' };
  expect(listChanges(user)).toEqual(['revoke-admin', 'enable', 'sign-out-everywhere']);
});

test('nobody who is signed in nowhere can be signed out', () => {
  expect(listOffers({ ...CUSTOMER, sessionCount: 0 }).at(-1)).toMatchObject({
    change: 'sign-out-everywhere',
    isPossible: false,
    state: 'Not signed in',
  });
  expect(listOffers({ ...CUSTOMER, sessionCount: 1 }).at(-1)?.state).toBe('Signed in on 1 device');
});
