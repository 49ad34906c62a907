import { expect, test } from 'vitest';
import { REDUCTION_ID, REDUCTION_NAME } from '../../domain/orders/taken-orders.ts';
import { EXAMPLE_FACTS, EXAMPLE_ORDER } from '../testing/order-mail-facts.ts';
import { composeOrderPlacedMail } from './order-mails.ts';

test('an agreed discount is no item in an email, but a row of its sums (P28.187)', () => {
  const lines = EXAMPLE_ORDER.lines.flatMap((line) => [
    line,
    { ...line, productId: REDUCTION_ID, name: REDUCTION_NAME, quantity: 1, lineTotal: -3_900 },
  ]);
  const order = { ...EXAMPLE_ORDER, lines, subtotal: 16_100, total: 17_100 };
  const { text } = composeOrderPlacedMail({ ...EXAMPLE_FACTS, order });
  expect(text).not.toContain('1 × Agreed discount');
  expect(text).toContain('Subtotal (2 items): ₦18,000');
  expect(text).toContain('Agreed discount: −₦3,900');
  expect(text).toMatch(/Total.*: ₦17,100/);
});
