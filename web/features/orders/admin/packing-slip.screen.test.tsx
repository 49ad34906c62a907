import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAdminOrderEndpoint } from '../../../../contract/order-admin.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer } from '../../../testing/stub-server.ts';
import { makeAdminOrder } from './testing/example-admin-order.ts';

test('a packing slip says what was paid beside what is to be collected (P28.166)', async () => {
  const { money, total } = makeAdminOrder();
  const order = makeAdminOrder({ giftMessage: '', money: { ...money, paid: 4_000, due: total - 4_000 } });
  await openScreen(`/admin/orders/${order.id}/slip`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readAdminOrderEndpoint, order)],
  });
  const paper = page.getByRole('article', { name: /482-093-718/ });
  await expect.element(paper).toMatchTextContent(/Paid\s*₦4,000\s*To collect/);
});

test('a packing slip says whom to call where the recipient’s number was not given (P29.580)', async () => {
  const { address, contact } = makeAdminOrder();
  if (!address) throw new Error('The example is delivered');
  const order = makeAdminOrder({ address: { ...address, recipient: 'Mama Kemi', phone: '' } });
  await openScreen(`/admin/orders/${order.id}/slip`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readAdminOrderEndpoint, order)],
  });
  const paper = page.getByRole('article', { name: /482-093-718/ });
  await expect.element(paper).toMatchTextContent(`Call ${contact.name}: `);
});

test('a packing slip has the note for whoever brings it, on a gift’s too (P28.229)', async () => {
  const order = makeAdminOrder({ note: 'Call at the gate, ask for Musa', giftMessage: 'With love' });
  await openScreen(`/admin/orders/${order.id}/slip`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readAdminOrderEndpoint, order)],
  });
  const paper = page.getByRole('article', { name: /482-093-718/ });
  await expect.element(paper).toMatchTextContent('Note: Call at the gate, ask for Musa');
});

test('a gift message of two lines has its line break on the packing slip and at the desk (P29.423)', {
  tags: 'long',
}, async () => {
  const order = makeAdminOrder({ giftMessage: 'Happy birthday!\nLove, Ada' });
  const show = async (path: string) => {
    await openScreen(path, { visitor: ADMINISTRATOR, answers: [answer(readAdminOrderEndpoint, order)] });
    const message = page.getByText(/Happy birthday!/);
    await expect.element(message).toBeVisible();
    return message.element();
  };
  for (const path of [`/admin/orders/${order.id}/slip`, `/admin/orders/${order.id}`]) {
    expect(await show(path)).toHaveProperty('innerText', '“Happy birthday!\nLove, Ada”');
  }
});

test('the page of an order that money came for leads to its receipt (P28.247)', async () => {
  const { money, total } = makeAdminOrder();
  const open = (paid: number) => {
    const order = makeAdminOrder({ money: { ...money, paid, due: total - paid } });
    return openScreen(`/admin/orders/${order.id}`, {
      visitor: ADMINISTRATOR,
      answers: [answer(readAdminOrderEndpoint, order)],
    });
  };
  const receipt = page.getByRole('link', { name: 'Receipt' });
  await open(0);
  await expect.element(page.getByRole('link', { name: 'Packing slip' })).toBeVisible();
  await expect.element(receipt).not.toBeInTheDocument();
  await open(4_000);
  await expect.element(receipt).toHaveAttribute('href', expect.stringMatching(/\/receipt$/));
});

test('a receipt has the change given over the counter, and no note that staff wrote for each other (P28.332)', async () => {
  const { money, total } = makeAdminOrder();
  const paidOrder = { money: { ...money, paid: total, due: 0 } };
  const openReceipt = (origin: 'walk_in' | 'phone', note: string) => {
    const paymentNotes = [{ id: 'a', note, by: 'Oyin Bello', fees: null, voidRule: 'today' as const }];
    const order = makeAdminOrder({ ...paidOrder, origin, paymentNotes });
    return openScreen(`/admin/orders/${order.id}/receipt`, {
      visitor: ADMINISTRATOR,
      answers: [answer(readAdminOrderEndpoint, order)],
    });
  };
  const receipt = page.getByRole('article', { name: /482-093-718/ });
  await openReceipt('walk_in', 'Received ₦10,000, change ₦400');
  await expect.element(receipt).toMatchTextContent('Received ₦10,000, change ₦400');
  await openReceipt('phone', 'From her brother, again');
  await expect.element(receipt).toMatchTextContent('Served by Oyin Bello');
  await expect.element(receipt).not.toMatchTextContent('brother');
});
