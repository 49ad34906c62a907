import { expect, test } from 'vitest';
import { EXAMPLE_FACTS, EXAMPLE_ORDER } from '../testing/order-mail-facts.ts';
import { composeOwnWordsMail } from './order-news-mails.ts';

test('what staff write to a customer comes as they wrote it, under the order’s number, with one way to the order (P28.195)', () => {
  const words = 'I am so sorry, Ada.\n\nYour cake comes today: see oyin.example <3';
  const { subject, html, text } = composeOwnWordsMail(EXAMPLE_FACTS, words);
  expect(subject).toBe(`Your order ${EXAMPLE_ORDER.number}: a message from ${EXAMPLE_FACTS.shop.name}`);
  expect(text).toContain('I am so sorry, Ada.\n\nYour cake comes today: see oyin.example <3\n');
  expect(html).toContain('&lt;3');
  expect(text).toContain(EXAMPLE_FACTS.link);
});
