import { expect, test } from 'vitest';
import { announceConfirmation, judgeShare } from './unconfirmed.ts';

const judge = (taken: number, { workUnits = 20, places = 5, dayShare = 30 } = {}) =>
  judgeShare({
    plan: { isOpen: true, workUnits },
    window: { id: 'morning', from: '09:00', to: '13:00', capacities: { delivery: 0, pickup: places } },
    load: { workUnits: taken, windows: { morning: { delivery: 0, pickup: taken } } },
    demand: { method: 'pickup', workUnits: 1, leadTimeHours: 0 },
    dayShare,
  });

test('a slot of a usual week takes three orders that nobody has paid for yet (P36.34)', () => {
  expect([0, 1, 2, 3].map((taken) => judge(taken))).toEqual(['free', 'free', 'free', 'full']);
});

test('the share of the day’s work holds all the same, and larger slots have their share (P36.34)', () => {
  expect([0, 1].map((taken) => judge(taken, { workUnits: 5 }))).toEqual(['free', 'full']);
  expect(judge(0, { workUnits: 3 })).toBe('too_large');
  const large = { workUnits: 100, places: 20 };
  expect([judge(5, large), judge(6, large)]).toEqual(['free', 'full']);
});

test.each([
  [
    'a guest',
    { accountEmail: null },
    'We’ll email you a link. Confirm your order with it within 4 hours, or it expires.',
  ],
  [
    'a customer with another address',
    { accountEmail: 'bola@bakery.example' },
    'We may email you a link to confirm your order within 4 hours.',
  ],
  ['a customer with their own address', { accountEmail: 'Ada@bakery.example' }, ''],
  ['a guest of a shop that asks nobody', { accountEmail: null, mustConfirm: false }, ''],
])('%s is told beforehand what will be asked (P29.275, P29.464)', (_, payer, words) => {
  const terms = { mustConfirm: true, within: '4 hours' };
  expect(announceConfirmation({ ...terms, email: ' ada@bakery.example', ...payer })).toBe(words);
});
