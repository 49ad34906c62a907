import { expect, test } from 'vitest';
import { listTermsFacts } from './terms-facts.ts';

const MAINLAND = {
  id: 'mainland',
  name: 'Lagos Mainland',
  places: [{ state: 'Lagos' as const, lgas: ['Ikeja', 'Surulere'] }],
  fee: 2_500,
  minimum: 5_000,
  allowsPayOnDelivery: true,
};

test('zones and fees are told zone by zone and rule by rule', () => {
  const facts = listTermsFacts({
    zones: [
      MAINLAND,
      {
        ...MAINLAND,
        id: 'ogun',
        name: 'Ogun',
        places: [{ state: 'Ogun', lgas: [] }],
        minimum: 0,
        allowsPayOnDelivery: false,
      },
    ],
    freeAbove: 150_000,
    holds: { transferMinutes: 240, onlineMinutes: 20 },
    unconfirmed: { mustConfirm: true, confirmMinutes: 240, dayShare: 30 },
    transferAccount: { bank: 'First Bank', accountNumber: '0123456789', accountName: 'Oyin Bakes' },
  });
  expect(facts.map(({ name, words }) => `${name}: ${words}`)).toEqual([
    'Lagos Mainland: ₦2,500 fee, orders from ₦5,000, pay on delivery. Lagos: Ikeja and Surulere.',
    'Ogun: ₦2,500 fee, no minimum, payment before delivery. All of Ogun.',
    'Free delivery: from ₦150,000',
    'Slot held for a bank transfer: 4 hours',
    'Slot held for an online payment: 20 minutes',
    'New customers paying on delivery or pickup: confirm within 4 hours',
    'Unconfirmed and unpaid orders: at most 30% of a day',
    'Account for bank transfers: 0123456789, First Bank, Oyin Bakes',
  ]);
});

test('what the owner left out is told as well', () => {
  const facts = listTermsFacts({
    zones: [],
    freeAbove: null,
    holds: { transferMinutes: 90, onlineMinutes: 60 },
    unconfirmed: { mustConfirm: false, confirmMinutes: 240, dayShare: 50 },
    transferAccount: null,
  });
  expect(facts.map(({ words }) => words)).toEqual([
    'never',
    '1 hour and 30 minutes',
    '1 hour',
    'don’t need to confirm',
    'at most 50% of a day',
    'none',
  ]);
});
