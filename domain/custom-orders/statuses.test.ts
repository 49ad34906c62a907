import { describe, expect, test } from 'vitest';
import {
  CUSTOM_ORDER_STATUSES,
  type CustomStepMaker,
  canTakeCustomStep,
  readCustomStatus,
} from './statuses.ts';

const MAKERS = ['customer', 'administrator', 'shop'] as const satisfies readonly CustomStepMaker[];

describe('the way of a custom order', () => {
  test('goes from the request over the quote to the deposit (P7.1)', () => {
    expect(canTakeCustomStep('submitted', 'quoted', 'administrator')).toBe(true);
    expect(canTakeCustomStep('quoted', 'accepted', 'customer')).toBe(true);
    expect(canTakeCustomStep('accepted', 'deposit_paid', 'shop')).toBe(true);
  });

  test.each(['declined', 'withdrawn', 'deposit_paid'] as const)('does not go on from %s', (end) => {
    const onwards = CUSTOM_ORDER_STATUSES.filter((to) => MAKERS.some((by) => canTakeCustomStep(end, to, by)));
    expect(onwards).toEqual([]);
  });

  test('goes on from an end by the clock only where a late deposit brings its order back', () => {
    const onwards = CUSTOM_ORDER_STATUSES.flatMap((to) =>
      MAKERS.filter((by) => canTakeCustomStep('expired', to, by)).map((by) => [to, by]),
    );
    expect(onwards).toEqual([['deposit_paid', 'shop']]);
  });

  test('nobody accepts their own quote, and nobody but the shop says that a deposit was paid', () => {
    expect(canTakeCustomStep('quoted', 'accepted', 'administrator')).toBe(false);
    expect(canTakeCustomStep('accepted', 'deposit_paid', 'administrator')).toBe(false);
    expect(canTakeCustomStep('accepted', 'deposit_paid', 'customer')).toBe(false);
  });
});

test('a quote is over at its end, by the clock alone', () => {
  const quoted = { status: 'quoted', quoteExpiresAt: new Date('2026-11-20T12:00:00Z') } as const;
  expect(readCustomStatus(quoted, new Date('2026-11-20T11:59:59.999Z'))).toBe('quoted');
  expect(readCustomStatus(quoted, new Date('2026-11-20T12:00:00Z'))).toBe('expired');
  expect(readCustomStatus({ ...quoted, status: 'accepted' }, new Date('2030-01-01T00:00:00Z'))).toBe(
    'accepted',
  );
});
