import { expect, test } from 'vitest';
import { EXAMPLE_FACTS } from '../testing/order-mail-facts.ts';
import { composeCartReminderMail } from './cart-reminder-mail.ts';

test('a cart reminder lists the cart line by line, ten at most (P43.11)', () => {
  const lines = Array.from({ length: 12 }, (_, place) => ({ name: `Cake ${place + 1}`, quantity: 2 }));
  const { html, text } = composeCartReminderMail({
    shop: EXAMPLE_FACTS.shop,
    lines,
    link: 'https://shop.example/cart#key',
  });
  expect(text).toContain('2 × Cake 1\n2 × Cake 2\n');
  expect(text).toContain('2 × Cake 10\nand 2 more\n');
  expect(html.match(/2 × Cake \d+<\/td>/g)).toHaveLength(10);
});
