import { expect, test } from 'vitest';
import { countOrders, listCancellable, nameOutcome, readOutcome } from './bulk-steps.ts';

test('the refused ones are named with their reasons', () => {
  const stepped = [
    { id: 'a', number: '111', version: 3, problem: null },
    { id: 'b', number: '222', version: null, problem: 'It has moved on.' },
  ];
  expect(readOutcome('ready', stepped)).toEqual({
    to: 'ready',
    done: [{ id: 'a', number: '111', version: 3 }],
    refused: [{ id: 'b', number: '222', problem: 'It has moved on.' }],
  });
});

test('one order is not 1 orders', () => {
  expect(countOrders(1)).toBe('1 order');
  expect(countOrders(12)).toBe('12 orders');
});

test('what was paid for, in part or in full, is not cancelled with the others (P28.122)', () => {
  const unpaid = { total: 8_000, due: 8_000 };
  const free = { total: 0, due: 0 };
  expect(listCancellable([unpaid, { total: 8_000, due: 3_000 }, { total: 8_000, due: 0 }, free])).toEqual([
    unpaid,
    free,
  ]);
  expect(['cancelled', 'ready'].map((to) => nameOutcome(to as 'cancelled' | 'ready'))).toEqual([
    'cancelled',
    'updated',
  ]);
});
