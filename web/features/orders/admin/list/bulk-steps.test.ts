import { expect, test } from 'vitest';
import { countOrders, readOutcome } from './bulk-steps.ts';

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
