import { expect, test } from 'vitest';
import { listOffers } from './user-offers.ts';

const CUSTOMER = { disabledAt: null, sessionCount: 2 };

const listChanges = (user: Parameters<typeof listOffers>[0]) => listOffers(user).map(({ change }) => change);

test('an account can be disabled or enabled, and signed out', () => {
  expect(listChanges(CUSTOMER)).toEqual(['disable', 'sign-out-everywhere']);
  const disabled = { ...CUSTOMER, disabledAt: '2026-11-14T08:30:00.000Z' };
  expect(listChanges(disabled)).toEqual(['enable', 'sign-out-everywhere']);
});

test('nobody who is signed in nowhere can be signed out', () => {
  expect(listOffers({ ...CUSTOMER, sessionCount: 0 }).at(-1)).toMatchObject({
    change: 'sign-out-everywhere',
    isPossible: false,
    state: 'Not signed in anywhere',
    explanation: '',
  });
  expect(listOffers({ ...CUSTOMER, sessionCount: 1 }).at(-1)?.state).toBe('Signed in on 1 device');
});
