import { expect, test } from 'vitest';
import { EXAMPLE_FACTS, EXAMPLE_ORDER } from '../testing/order-mail-facts.ts';
import { composeNewOrderMail, composeOrderPlacedMail } from './order-mails.ts';
import { composeOrderNewsMail } from './order-news-mails.ts';

test('the emails of a gift that is paid on delivery say whom the rider will ask to pay (P29.266)', () => {
  const address = EXAMPLE_ORDER.address && { ...EXAMPLE_ORDER.address, recipient: 'Bisi Ade' };
  const order = { ...EXAMPLE_ORDER, payment: 'on_delivery' as const, address };
  const asked = 'Our rider will ask Bisi Ade to pay ₦21,000.';
  expect(composeOrderPlacedMail({ ...EXAMPLE_FACTS, order }).text).toContain(asked);
  for (const news of ['confirmed', 'out_for_delivery'] as const) {
    const { text } = composeOrderNewsMail({ ...EXAMPLE_FACTS, order }, news);
    expect(text).toContain(asked);
    expect(text).not.toMatch(/You’ll pay|Please have/);
  }
});

test('a gift message of two lines keeps its line break (P29.423)', () => {
  const order = { ...EXAMPLE_ORDER, giftMessage: 'Happy birthday!\nLove, Ada' };
  const mails = [
    composeOrderNewsMail({ ...EXAMPLE_FACTS, order }, 'confirmed'),
    composeNewOrderMail({ ...EXAMPLE_FACTS, order }),
  ];
  for (const { html, text } of mails) {
    expect(text).toContain('Happy birthday!\nLove, Ada');
    expect(html).toContain('Happy birthday!<br>Love, Ada');
  }
});
