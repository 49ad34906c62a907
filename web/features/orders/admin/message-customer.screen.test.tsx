import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type ContactMessage, settleContactMessageEndpoint } from '../../../../contract/contact.ts';
import { readCustomerEndpoint } from '../../../../contract/customers.ts';
import { readAdminOrderEndpoint } from '../../../../contract/order-admin.ts';
import { messageCustomerEndpoint } from '../../../../contract/order-messages.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { findToasts } from '../../../testing/example-cart.ts';
import { makeCustomerCard } from '../../../testing/example-customer.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer } from '../../../testing/stub-server.ts';
import { makeAdminOrder } from './testing/example-admin-order.ts';

const ORDER = makeAdminOrder({ status: 'confirmed' });
const WAITING: ContactMessage = {
  id: 'm1',
  name: ORDER.contact.name,
  email: ORDER.contact.email,
  phone: null,
  topic: 'order',
  text: 'Can you write Happy birthday on it?',
  createdAt: '2026-11-16T09:00:00.000Z',
  settledAt: null,
  settledBy: null,
  replies: [],
  orders: [],
};

test('a message to a customer answers what they wrote by the contact form, unless staff say otherwise (P28.351)', async () => {
  const messages = [
    WAITING,
    { ...WAITING, id: 'm2', text: 'And do you bake for two hundred guests?' },
    { ...WAITING, id: 'm3', settledAt: '2026-11-16T10:00:00.000Z' },
  ];
  const server = await openScreen(`/admin/orders/${ORDER.id}`, {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readAdminOrderEndpoint, ORDER),
      answer(readCustomerEndpoint, makeCustomerCard({ messages })),
      answer(messageCustomerEndpoint, ORDER),
      answer(settleContactMessageEndpoint, { ...WAITING, settledAt: '2026-11-16T11:00:00.000Z' }),
    ],
  });
  await page.getByRole('button', { name: 'Message customer' }).click();
  const dialog = page.getByRole('dialog', { name: `Message ${ORDER.contact.name}` });
  const answers = dialog.getByRole('checkbox', { name: /^Mark the message from 16 Nov 2026 as answered: “/ });
  await expect.element(answers.nth(1)).toBeChecked();
  expect(answers.elements()).toHaveLength(2);
  await dialog.getByRole('checkbox', { name: /two hundred guests/ }).click();
  await dialog.getByRole('textbox', { name: /^Message/ }).fill('With pleasure.');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect.element(findToasts()).toMatchTextContent(`Message sent to ${ORDER.contact.name}`);
  expect(server.callsOf(settleContactMessageEndpoint).map(({ params }) => params)).toEqual([{ id: 'm1' }]);
});
