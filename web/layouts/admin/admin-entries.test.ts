import { expect, test } from 'vitest';
import { findEntry, isMarked, WORK_ENTRIES } from './admin-entries.ts';

test('an order’s ticket belongs to the kitchen, everything else of the order to the desk (P35.7)', () => {
  const nameEntry = (path: string) => findEntry(`/admin${path}`)?.label;
  expect(nameEntry('/orders/17/ticket')).toBe('Kitchen');
  expect(['/orders', '/orders/17', '/orders/17/slip', '/orders/17/ticket/more'].map(nameEntry)).toEqual(
    Array(4).fill('Orders'),
  );
  expect(nameEntry('')).toBe('Dashboard');
  expect(nameEntry('/nowhere')).toBeUndefined();
});

test('the designer’s prices are marked as custom orders, where they lead back to, and are closed like the settings (P28.115)', () => {
  const path = '/admin/settings/price-list';
  const marked = (at: string) =>
    WORK_ENTRIES.filter((entry) => isMarked(entry, at)).map(({ label }) => label);
  expect(marked(path)).toEqual(['Custom orders']);
  expect(marked('/admin/settings/brand')).toEqual(['Settings']);
  expect(findEntry(path)?.access).toBe('administrator');
});
