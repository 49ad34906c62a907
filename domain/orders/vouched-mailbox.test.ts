import { expect, test } from 'vitest';
import { isMailboxVouched } from './vouched-mailbox.ts';

const PLACED = { status: 'pending_payment', madeBy: 'customer' } as const;
const CONFIRMED = { status: 'confirmed', madeBy: 'customer' } as const;
const UNPAID = { trackingTurn: 1, paidInKobo: 0, refundedInKobo: 0, steps: [PLACED] };

test('an order that is paid, or confirmed from its mailbox, repeats there what was typed (P29.394)', () => {
  expect(isMailboxVouched(UNPAID)).toBe(false);
  expect(isMailboxVouched({ ...UNPAID, paidInKobo: 100 })).toBe(true);
  expect(isMailboxVouched({ ...UNPAID, steps: [PLACED, CONFIRMED] })).toBe(true);
});

test('one that begins confirmed, that staff have confirmed or whose money went back does not, nor another address (P29.394)', () => {
  expect(isMailboxVouched({ ...UNPAID, steps: [CONFIRMED] })).toBe(false);
  const byStaff = { status: 'confirmed', madeBy: 'administrator' } as const;
  expect(isMailboxVouched({ ...UNPAID, steps: [PLACED, byStaff] })).toBe(false);
  expect(isMailboxVouched({ ...UNPAID, paidInKobo: 100, refundedInKobo: 100 })).toBe(false);
  expect(isMailboxVouched({ ...UNPAID, trackingTurn: 2, paidInKobo: 100 })).toBe(false);
});
