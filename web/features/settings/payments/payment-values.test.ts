import { expect, test } from 'vitest';
import type { DeliveryTermsAnswer } from '../../../../contract/delivery.ts';
import { buildPayments, fillPayments, findPaymentProblems, sayHours } from './payment-values.ts';

const TERMS: DeliveryTermsAnswer = {
  zones: [],
  freeAbove: 50_000,
  holds: { transferMinutes: 240, onlineMinutes: 20 },
  unconfirmed: { mustConfirm: true, confirmMinutes: 240, dayShare: 30 },
  transferAccount: null,
};

test('every hold that is kept in minutes is the same after it was shown in hours (P23.11)', () => {
  for (let minutes = 15; minutes <= 240; minutes += 1) {
    const terms = { ...TERMS, holds: { transferMinutes: minutes, onlineMinutes: minutes } };
    expect(buildPayments(fillPayments(terms))).toEqual(terms);
  }
});

test.each([
  ['4', '4 hours', {}],
  ['20 min', '20 minutes', {}],
  ['45 minutes', '45 minutes', {}],
  ['1.5', '1 hour and 30 minutes', {}],
  ['1.5 hours', '1 hour and 30 minutes', {}],
  ['1 hour', '1 hour', {}],
  ['2h', '2 hours', {}],
  ['0,5', '30 minutes', {}],
  ['soon', '', { transferHours: 'Enter 15 minutes to 48 hours, such as 1.5 hours.' }],
  ['', '', { transferHours: 'Enter 15 minutes to 48 hours, such as 1.5 hours.' }],
  ['49', '49 hours', { transferHours: 'Enter 15 minutes to 48 hours, such as 1.5 hours.' }],
])('“%s” (P23.11)', (transferHours, words, problems) => {
  expect(sayHours(transferHours)).toBe(words);
  expect(findPaymentProblems({ ...fillPayments(TERMS), transferHours })).toEqual(problems);
});

test('each time is shown with its own unit (P28.235)', () => {
  expect(fillPayments(TERMS)).toMatchObject({ transferHours: '4 hours', onlineHours: '20 minutes' });
  const holds = { transferMinutes: 90, onlineMinutes: 60 };
  expect(fillPayments({ ...TERMS, holds })).toMatchObject({
    transferHours: '1.5 hours',
    onlineHours: '1 hour',
  });
});

test('an account is whole or none', () => {
  const values = fillPayments(TERMS);
  const typed = {
    ...values,
    transferAccount: { bank: 'GTBank', accountNumber: '0123 456 789', accountName: '' },
  };
  expect(findPaymentProblems(typed)).toEqual({
    'transferAccount.accountName': 'Enter the name on the account.',
  });
  expect(buildPayments(typed).transferAccount?.accountNumber).toBe('0123456789');
});
