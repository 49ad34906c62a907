import { expect, test } from 'vitest';
import { findDepositDue } from './custom-order-words.ts';
import { listNextSteps } from './next-steps.ts';

const quote = {
  version: 1,
  lines: [{ words: 'Two tiers', amount: 90_000 }],
  total: 90_000,
  deposit: 45_000,
  day: '2026-11-28',
  note: '',
  expiresAt: '2026-11-20T17:00:00.000Z',
  createdAt: '2026-11-17T09:00:00.000Z',
};
const order = {
  id: 'o-1',
  number: '482-093-718',
  status: 'confirmed' as const,
  total: 92_500,
  deposit: 45_000,
  held: 45_000,
  due: 47_500,
  holdUntil: null,
};
const stepTo = (status: 'submitted' | 'quoted' | 'expired' | 'declined' | 'withdrawn') => ({
  at: '2026-11-16T09:00:00.000Z',
  status,
  by: 'customer' as const,
  words: '',
});
const follow = (changes: Partial<Parameters<typeof listNextSteps>[0]> = {}) =>
  listNextSteps({
    status: 'submitted',
    createdAt: '2026-11-16T09:00:00.000Z',
    now: '2026-11-18T09:00:00.000Z',
    quotes: [],
    order: null,
    history: [stepTo('submitted')],
    ...changes,
  });
const statesOf = (steps: ReturnType<typeof follow>) => steps.map(({ state }) => state);

test('after asking, the quote is what comes next, and what deposit is usual is said (P29.465)', () => {
  expect(follow()).toEqual([
    { title: 'You sent a request', words: '16 Nov 2026', amount: null, state: 'done' },
    { title: 'We send a quote', words: 'With a price and a day', amount: null, state: 'now' },
    { title: 'You accept', words: 'Choose delivery or pickup and a time', amount: null, state: 'next' },
    {
      title: 'You pay the deposit',
      words: 'Usually half of the price, to confirm your cake',
      amount: null,
      state: 'next',
    },
    { title: 'You get your cake', words: 'On the day we agreed', amount: null, state: 'next' },
  ]);
});

test('beside its steps a quote has its price and the deposit, and names its day and what is left (P29.366)', () => {
  const steps = follow({ status: 'quoted', quotes: [quote] });
  expect(steps.map(({ words, amount }) => [words, amount])).toEqual([
    ['16 Nov 2026', null],
    ['Without delivery, for Saturday 28 November', 90_000],
    ['Choose delivery or pickup and a time', null],
    ['This confirms your cake', 45_000],
    ['Balance before then: ₦45,000, plus delivery if you choose it', null],
  ]);
});

test('until the deposit is paid the balance is what is left after it (P29.366)', () => {
  const unpaid = { ...order, status: 'pending_payment' as const, held: 0, due: 92_500 };
  const steps = follow({ status: 'accepted', quotes: [quote], order: unpaid });
  expect(steps.slice(3).map(({ title, amount }) => [title, amount])).toEqual([
    ['You pay the deposit', 45_000],
    ['You get your cake', 47_500],
  ]);
});

test('of a deposit that is paid in part the rest is what is still to pay (P28.360)', () => {
  const inPart = { ...order, status: 'pending_payment' as const, held: 25_000, due: 67_500 };
  const steps = follow({ status: 'accepted', quotes: [quote], order: inPart });
  expect(steps.slice(3).map(({ amount }) => amount)).toEqual([20_000, 47_500]);
  expect(findDepositDue(inPart)).toBe(20_000);
  expect(findDepositDue({ ...inPart, held: 60_000 })).toBe(0);
});

test('what went back to the customer is part of the balance, or of the deposit while that is not paid (P28.311)', () => {
  const after = { ...order, held: 35_000, due: 57_500 };
  const paid = follow({ status: 'deposit_paid', quotes: [quote], order: after });
  expect(paid.at(-1)).toMatchObject({ words: 'Pay the balance before then', amount: 57_500 });
  const allBack = { ...order, status: 'pending_payment' as const, held: 0, due: 92_500 };
  const unpaid = follow({ status: 'accepted', quotes: [quote], order: allBack });
  expect(unpaid.slice(3).map(({ amount }) => amount)).toEqual([45_000, 47_500]);
});

test('with the deposit paid only the cake is left, and what is due of its order', () => {
  const steps = follow({ status: 'deposit_paid', quotes: [quote], order });
  expect(statesOf(steps)).toEqual(['done', 'done', 'done', 'done', 'now']);
  expect(steps.at(-1)).toMatchObject({ words: 'Pay the balance before then', amount: 47_500 });
});

test('once it is delivered, everything is done', () => {
  const delivered = { ...order, status: 'delivered' as const, held: 92_500, due: 0 };
  const steps = follow({ status: 'deposit_paid', quotes: [quote], order: delivered });
  expect(statesOf(steps)).toEqual(['done', 'done', 'done', 'done', 'done']);
});

test('one that has expired says how far it came and how it ended, with nothing to come (P37.35, P28.339)', () => {
  const history = [stepTo('submitted'), stepTo('quoted'), stepTo('expired')];
  const steps = follow({ status: 'expired', quotes: [quote], history });
  expect(steps.map(({ title, state }) => [title, state])).toEqual([
    ['You sent a request', 'done'],
    ['We sent a quote', 'done'],
    ['The quote expired', 'done'],
  ]);
  const ended = (status: 'declined' | 'withdrawn') =>
    follow({ status, history: [stepTo('submitted'), stepTo(status)] }).at(-1);
  expect(ended('declined')).toMatchObject({ title: 'We declined your request', words: '16 Nov 2026' });
  expect(ended('withdrawn')?.title).toBe('You withdrew your request');
});
