import { expect, test } from 'vitest';
import { findOwedSince, promiseRefund, sayRefundAccount, sayRefundUnderWay } from './refund-time.ts';

test.each([
  ['on a Tuesday', '2026-11-17T10:00:00Z', 'Thu 19 Nov', 'Thu 3 Dec'],
  ['over a weekend', '2026-11-20T10:00:00Z', 'Tue 24 Nov', 'Tue 8 Dec'],
  ['on a Saturday', '2026-11-21T10:00:00Z', 'Tue 24 Nov', 'Tue 8 Dec'],
  ['on a Tuesday in Lagos that is still Monday elsewhere', '2026-11-16T23:30:00Z', 'Thu 19 Nov', 'Thu 3 Dec'],
])(
  'what is owed %s is sent, and shown by the bank, by a day in working days (P29.425)',
  (_, since, sent, shown) => {
    expect(promiseRefund('₦500', new Date(since))).toBe(
      `We’ll send ₦500 back to the card or account you paid with by ${sent}. Your bank may take until ${shown} to show it.`,
    );
  },
);

test('what was sent is shown by a day too (P29.425)', () => {
  expect(sayRefundUnderWay('₦500', new Date('2026-11-17T10:00:00Z'))).toBe(
    'We’ve sent ₦500 back to the card or account you paid with. Your bank may take until Tue 1 Dec to show it.',
  );
});

test('a refund by bank transfer goes to the account it came from, or to one that is asked for (P29.575)', () => {
  expect(sayRefundAccount([{ way: 'cash' }, { way: 'transfer' }])).toBe(
    'It goes to the account you transferred from, unless you’ve given us another.',
  );
  expect(sayRefundAccount([{ way: 'cash' }])).toBe(
    'If we don’t have your account details, we’ll contact you for them.',
  );
});

test('money of a cancelled order is owed since it was cancelled, came later, or could not be sent (P29.425)', () => {
  const now = '2026-11-30T10:00:00.000Z';
  const cancelled = { at: '2026-11-17T10:00:00.000Z', status: 'cancelled' } as const;
  const since = (...[paidAt, settledAt]: readonly string[]) =>
    findOwedSince({
      now,
      history: [{ at: '2026-11-16T10:00:00.000Z', status: 'confirmed' }, cancelled],
      money: {
        payments: paidAt ? [{ paidAt }] : [],
        refunds: settledAt ? [{ status: 'failed', settledAt }] : [],
      },
    }).toISOString();
  expect(since('2026-11-16T10:00:00.000Z')).toBe(cancelled.at);
  expect(since('2026-11-18T10:00:00.000Z')).toBe('2026-11-18T10:00:00.000Z');
  expect(since('2026-11-16T10:00:00.000Z', '2026-11-20T10:00:00.000Z')).toBe('2026-11-20T10:00:00.000Z');
  expect(findOwedSince({ now, history: [], money: { payments: [], refunds: [] } }).toISOString()).toBe(now);
});
