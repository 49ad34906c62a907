import { expect, test } from 'vitest';
import { rememberOrderList, takeAct, takeAdminPath, writeSlipPath, writeTicketPath } from './admin-paths.ts';

test('the way back leads to the list as it was filtered', () => {
  expect(takeAdminPath(rememberOrderList('?status=ready'))).toBe('/admin/orders?status=ready');
});

test.each([null, undefined, 'text', {}, { list: 3 }, { list: '//elsewhere.example' }])(
  'without a remembered list (%j) it leads to the whole one',
  (state) => {
    expect(takeAdminPath(state)).toBe('/admin/orders');
  },
);

test('what was decided on the list is opened on the order, and nothing else is', () => {
  expect(takeAct(rememberOrderList('', 'refund'))).toBe('refund');
  expect(takeAct(rememberOrderList(''))).toBeNull();
  expect(takeAct({ act: 'delete' })).toBeNull();
  expect(takeAct(null)).toBeNull();
});

test('ticket and slip have addresses of their own', () => {
  expect(writeTicketPath('a b')).toBe('/admin/orders/a%20b/ticket');
  expect(writeSlipPath('a b')).toBe('/admin/orders/a%20b/slip');
});
