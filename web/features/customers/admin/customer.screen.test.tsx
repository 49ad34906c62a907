import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  addCustomerNoteEndpoint,
  type CustomerBrief,
  mergeCustomersEndpoint,
  previewMergeEndpoint,
  readCustomerEndpoint,
  undoMergeEndpoint,
} from '../../../../contract/customers.ts';
import { readAdminOrderEndpoint } from '../../../../contract/order-admin.ts';
import { stepOrderEndpoint } from '../../../../contract/order-steps.ts';
import { findCustomersEndpoint } from '../../../../contract/taken-order.ts';
import { makeOrderNumber } from '../../../../domain/orders/order-number.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { makeCustomerCard } from '../../../testing/example-customer.ts';
import { openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { answer, refuse, type StubAnswer } from '../../../testing/stub-server.ts';
import { takeComplaint } from '../../../testing/watch-complaints.ts';
import { makeAdminOrder } from '../../orders/admin/testing/example-admin-order.ts';
import { makeListed } from '../../orders/admin/testing/open-admin.ts';

const NOTE = { id: 'n1', text: 'Allergic daughter', at: '2026-11-16T11:00:00.000Z', by: 'Desk' };
const NUMBER = makeOrderNumber(48_209_371);
const MESSAGE = {
  id: 'm1',
  name: 'Ify Eze',
  email: 'ify@bakery.example',
  phone: null,
  topic: 'order',
  text: `Can ${NUMBER} be moved?`,
  createdAt: '2026-11-16T11:00:00.000Z',
  settledAt: null,
  settledBy: null,
  replies: [],
  orders: [{ id: 'o1', number: NUMBER }],
} as const;
const KNOWN = makeCustomerCard({
  orderCount: 5,
  due: 8_000,
  onAccount: 3_000,
  notes: [NOTE],
  messages: [{ ...MESSAGE, replies: [], orders: [...MESSAGE.orders] }],
});

const openCard = (...answers: readonly StubAnswer[]) =>
  openScreen('/admin/customers?contact=%2B2348035550117', {
    visitor: ADMINISTRATOR,
    answers: [answer(readCustomerEndpoint, KNOWN), ...answers],
  });

test('a card says what is still to be refunded, and calls no order settled before (P28.185)', {
  tags: 'long',
}, async () => {
  const card = makeCustomerCard({ orderCount: 1, due: 0, refundDue: 5_000 });
  await openCard(answer(readCustomerEndpoint, card));
  await expect.element(page.getByText('₦5,000 to refund.')).toBeVisible();
  await expect.element(page.getByText('Nothing to pay or refund.')).not.toBeInTheDocument();
});

test('on a phone the orders come before notes and contact, and an allergy before everything (P28.199)', async () => {
  await openScreen('/admin/customers?contact=%2B2348035550117', {
    visitor: ADMINISTRATOR,
    viewport: PHONE,
    answers: [answer(readCustomerEndpoint, KNOWN)],
  });
  const topOf = (name: string) =>
    page.getByRole('heading', { name, exact: true }).element().getBoundingClientRect().top;
  await expect.element(page.getByRole('note').first()).toMatchTextContent('Allergic daughter');
  expect(topOf('Orders')).toBeLessThan(topOf('Notes'));
  expect(topOf('Orders')).toBeLessThan(PHONE.height);
  expect(topOf('Notes')).toBeLessThan(topOf('Contact'));
});

test('a card shows what somebody owes, wrote and must not eat, and takes a note (P37.22)', {
  tags: 'long',
}, async () => {
  const server = await openCard(answer(addCustomerNoteEndpoint, KNOWN));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ify Eze' })).toBeVisible();
  await expect.element(page.getByText(/₦3,000 of this is on credit/)).toBeVisible();
  await expect.element(page.getByRole('note')).toHaveTextContent('Warning: Allergic daughter');
  await expect.element(page.getByRole('link', { name: NUMBER })).toHaveAttribute('href', '/admin/orders/o1');
  await page.getByRole('textbox', { name: 'Add a note' }).fill(' Rings before 9 ');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect
    .poll(() => server.callsOf(addCustomerNoteEndpoint))
    .toMatchObject([{ body: { contact: '+2348035550117', text: 'Rings before 9' } }]);
});

test('in a customer’s orders a status and an amount stand side by side and never on each other (P28.96)', async () => {
  const order = { ...makeListed('Ify Eze', { status: 'pending_payment' }), isOnAccount: false };
  await openScreen('/admin/customers?contact=%2B2348035550117', {
    visitor: ADMINISTRATOR,
    answers: [answer(readCustomerEndpoint, { ...KNOWN, orders: [order] })],
  });
  const line = page.getByRole('list', { name: 'Orders', exact: true }).getByRole('listitem');
  await expect.element(line).toBeVisible();
  for (const width of [360, 768, 1_100, 1_280]) {
    await page.viewport(width, 900);
    const status = line.getByText('Awaiting payment').element().getBoundingClientRect();
    const amount = line.getByText(/₦/).first().element().getBoundingClientRect();
    const isApart = status.right <= amount.left || amount.bottom <= status.top || status.bottom <= amount.top;
    expect(isApart, `at ${width}`).toBe(true);
  }
});

test('an order shows the notes about its customer before anything else, their messages and the way to the card (P37.23, P37.26)', async () => {
  const order = makeAdminOrder({ status: 'confirmed' });
  await openScreen(`/admin/orders/${order.id}`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readAdminOrderEndpoint, order), answer(readCustomerEndpoint, KNOWN)],
  });
  const notes = page.getByRole('list', { name: 'Notes about the customer' });
  await expect.element(notes).toHaveTextContent('Warning: Allergic daughter');
  await expect.element(page.getByText('5 orders, ₦8,000 due (₦3,000 on credit)')).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Messages from this customer' }))
    .toMatchTextContent(`Can ${NUMBER} be moved?`);
  await expect
    .element(page.getByRole('link', { name: 'View customer' }))
    .toHaveAttribute('href', '/admin/customers?contact=%2B2348035550117');
});

test('what a customer owes follows each change of the order (P37.30)', async () => {
  const order = makeAdminOrder({ status: 'confirmed', nextStatuses: ['in_kitchen'] });
  let due = 8_000;
  await openScreen(`/admin/orders/${order.id}`, {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readAdminOrderEndpoint, order),
      answer(readCustomerEndpoint, () => makeCustomerCard({ orderCount: 5, due, onAccount: 0 })),
      answer(stepOrderEndpoint, () => {
        due = 0;
        return makeAdminOrder({ status: 'in_kitchen', version: order.version + 1 });
      }),
    ],
  });
  await expect.element(page.getByText('5 orders, ₦8,000 due')).toBeVisible();
  await page.getByRole('button', { name: 'Start preparing' }).click();
  await expect.element(page.getByText('5 orders, nothing due')).toBeVisible();
});

test('two customers are compared before they are merged, and a merge is taken back by its toast (P37.24)', async () => {
  const brief = (name: string, contact: string): CustomerBrief => ({
    ...makeCustomerCard({ name, contact, phones: [contact], orderCount: 1 }),
  });
  const other = { name: 'Ifeanyi', phone: '+2348035550118' };
  const found = {
    ...other,
    email: '',
    orderCount: 1,
    healthNote: '',
    note: '',
    staffNotes: [],
    addresses: [],
    orders: [],
  };
  const server = await openCard(
    answer(findCustomersEndpoint, { data: [found] }),
    answer(previewMergeEndpoint, {
      cards: [brief('Ify Eze', '+2348035550117'), brief('Ifeanyi', '+2348035550118')],
      merged: { ...brief('Ify Eze', '+2348035550117'), orderCount: 2 },
    }),
    answer(mergeCustomersEndpoint, { mergeId: 'g1', card: KNOWN }),
    answer(undoMergeEndpoint, null),
  );
  await page.getByRole('button', { name: 'Merge with another customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge customers' });
  await dialog.getByRole('searchbox', { name: 'Search customers' }).fill('ifeanyi');
  await dialog.getByRole('button', { name: 'Compare with Ifeanyi' }).click();
  await expect
    .element(dialog.getByRole('region', { name: 'Together: Ify Eze' }))
    .toMatchTextContent('2 orders, nothing due');
  expect(server.callsOf(mergeCustomersEndpoint)).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => server.callsOf(undoMergeEndpoint)).toMatchObject([{ params: { id: 'g1' } }]);
});

test('a contact nobody has says so and leads to the search', async () => {
  await openScreen('/admin/customers?contact=%2B2348030000000', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readCustomerEndpoint, () =>
        refuse(404, { message: 'We don’t know anyone.', code: 'no_such_customer' }),
      ),
    ],
  });
  await expect.element(page.getByRole('heading', { name: 'Customer not found' })).toBeVisible();
  await takeComplaint(/Resource not found/);
});
