import { expect, test } from 'vitest';
import { makeAdminOrder } from '../testing/example-admin-order.ts';
import { toListed } from './to-listed.ts';

test('the list shows of an order what it asked for, and nothing more', () => {
  const listed = toListed(makeAdminOrder({ attention: ['late'] }));
  expect(listed).toMatchObject({
    number: '482-093-718',
    customerName: 'Tẹniọla Adé',
    customerPhone: '+2348031234567',
    due: 20_500,
    attention: ['late'],
  });
  expect(listed).not.toHaveProperty('notes');
});
