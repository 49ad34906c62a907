import { expect, test } from 'vitest';
import { requestTrackingCodeEndpoint } from './orders.ts';

const readProblem = (number: string) =>
  requestTrackingCodeEndpoint.bodySchema.safeParse({ number, phone: '0803 123 4567' }).error?.issues[0]
    ?.message;

test('a mistyped number of an order is told apart from what is no such number at all (P29.141)', () => {
  expect(readProblem('482-093-713')).toBeUndefined();
  expect(readProblem('482 093 718')).toBe('This isn’t one of our order numbers. Check the digits.');
  expect(readProblem('482-093')).toBe('Enter the order number, such as 482-093-713.');
});
