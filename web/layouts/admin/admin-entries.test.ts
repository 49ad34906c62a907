import { expect, test } from 'vitest';
import { findEntry } from './admin-entries.ts';

test('an order’s ticket belongs to the kitchen, everything else of the order to the desk (P35.7)', () => {
  const nameEntry = (path: string) => findEntry(`/admin${path}`)?.label;
  expect(nameEntry('/orders/17/ticket')).toBe('Kitchen');
  expect(['/orders', '/orders/17', '/orders/17/slip', '/orders/17/ticket/more'].map(nameEntry)).toEqual(
    Array(4).fill('Orders'),
  );
  expect(nameEntry('')).toBe('Dashboard');
  expect(nameEntry('/nowhere')).toBeUndefined();
});
