import { expect, test } from 'vitest';
import { makeDeskOrder } from '../testing/example-desk-order.ts';
import { toListed } from './to-listed.ts';

test('the list shows of an order what it asked for, and nothing more', () => {
  const listed = toListed(makeDeskOrder({ attention: ['late'] }));
  expect(listed).toMatchObject({
    number: '482-093-718',
    customerName: 'Tẹniọla Adé',
    customerPhone: '+2348031234567',
    due: 20_500,
    attention: ['late'],
  });
  expect(listed).not.toHaveProperty('notes');
});
