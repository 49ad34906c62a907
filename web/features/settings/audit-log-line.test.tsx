import { expect, test } from 'vitest';
import type { AuditLogEvent } from '../../../contract/settings.ts';
import { findElements, readText } from '../../testing/read-html.ts';
import { ADMINISTRATOR, renderInShop } from '../../testing/render-in-shop.tsx';
import { AuditLogLine } from './audit-log-line.tsx';

const EVENT: AuditLogEvent = {
  id: 'e1',
  at: '2026-11-15T09:00:00.000Z',
  action: 'product.changed',
  actor: { id: 'u1', name: 'Oyin Ade' },
  subject: null,
  product: { id: 'meat-pie', name: 'Beef Pie' },
  order: null,
  details: { what: 'the name from “Meat Pie” to “Beef Pie”; the price from ₦1,200 to ₦1,500' },
};

function render(change: Partial<AuditLogEvent>): string {
  return renderInShop(<AuditLogLine event={{ ...EVENT, ...change }} />, { visitor: ADMINISTRATOR });
}

test('a change of a product names it, who made it and what became of what, and leads to it', () => {
  const html = render({});
  expect(readText(html)).toContain('Changed a product Beef Pie by Oyin Ade');
  expect(readText(html)).toContain('the name from “Meat Pie” to “Beef Pie”; the price from ₦1,200 to ₦1,500');
  expect(findElements(html, 'a')).toMatchObject([
    { name: 'Beef Pie', attributes: { href: '/admin/products/meat-pie/edit' } },
  ]);
});

test('a change of many products is counted', () => {
  const html = render({
    action: 'product.bulk_changed',
    product: null,
    details: { what: 'prices raised by 10%, rounded to ₦50', products: 12 },
  });
  expect(readText(html)).toContain('Changed several products by Oyin Ade');
  expect(readText(html)).toContain('prices raised by 10%, rounded to ₦50 · 12 products');
});

test('a change of money names its order and leads to it, with before and after', () => {
  const html = render({
    action: 'order.refunded',
    product: null,
    order: { id: 'o1', number: '482-093-718' },
    details: { amount: 1_000, way: 'cash', before: 8_000, after: 7_000, reason: 'Late' },
  });
  expect(readText(html)).toContain('Refund recorded 482-093-718 by Oyin Ade');
  expect(readText(html)).toContain('₦1,000 by cash · Left after refunds: ₦7,000 (before: ₦8,000) · Late');
  expect(findElements(html, 'a')).toMatchObject([{ attributes: { href: '/admin/orders/o1' } }]);
});

test('a guest who cancels is the customer', () => {
  const html = render({ action: 'order.cancelled', actor: null, product: null, details: { by: 'customer' } });
  expect(readText(html)).toContain('Order cancelled by the customer');
});

test('who accepted an invitation to what, and a payment the bank took back, are said in a sentence (P28.121)', () => {
  const kemi = { id: 'u2', name: 'Kemi Baker' };
  const accepted = render({
    action: 'user.invitation_accepted',
    ...{ actor: kemi, subject: kemi, product: null },
    details: { before: 'customer', after: 'kitchen' },
  });
  expect(readText(accepted)).toContain('Kemi Baker accepted the invitation to join the kitchen team');
  expect(readText(accepted)).not.toContain('themselves');
  const reversed = render({
    action: 'order.payment_reversed',
    ...{ actor: null, product: null, order: { id: 'o1', number: '482-093-718' } },
    details: { amount: 68_000, before: 68_000, after: 0 },
  });
  expect(readText(reversed)).toContain('The bank took back ₦68,000. Paid so far: ₦0 (before: ₦68,000).');
});
