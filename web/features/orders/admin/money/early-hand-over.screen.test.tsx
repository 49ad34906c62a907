import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAdminOrderEndpoint } from '../../../../../contract/order-admin.ts';
import { stepOrderEndpoint } from '../../../../../contract/order-steps.ts';
import { ADMINISTRATOR } from '../../../../testing/common-answers.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { answer } from '../../../../testing/stub-server.ts';
import { makeMoney } from '../../testing/example-order.ts';
import { makeAdminOrder } from '../testing/example-admin-order.ts';
import { answerList, makeAdminPage, makeListed, openAdmin } from '../testing/open-admin.ts';

test('an unpaid pickup of a later day says its day as it is handed over (P28.188)', async () => {
  const ready = makeListed('Ngozi Eze', {
    status: 'ready',
    method: 'pickup',
    nextStatuses: ['collected', 'cancelled'],
    money: makeMoney({ due: 21_500, dueNow: 21_500 }),
  });
  const later = { ...ready, slot: { ...ready.slot, day: '2030-11-22' } };
  await openAdmin(
    '',
    answerList(() => makeAdminPage(later)),
  );
  await page.getByRole('button', { name: /^Mark as picked up, order/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Complete order for/ });
  await expect.element(dialog).toMatchTextContent('This order is for Friday 22 November');
});

test('a delivery of a later day is sent out only after a question (P28.392)', async () => {
  const ready = makeListed('Ngozi Eze', {
    status: 'ready',
    method: 'delivery',
    nextStatuses: ['out_for_delivery', 'cancelled'],
    money: makeMoney({ due: 0, dueNow: 0 }),
  });
  const later = { ...ready, slot: { ...ready.slot, day: '2030-11-22' } };
  const server = await openAdmin(
    '',
    answerList(() => makeAdminPage(later)),
    answer(stepOrderEndpoint, makeAdminOrder({ status: 'out_for_delivery' })),
  );
  await page.getByRole('button', { name: /^Send out, order/ }).click();
  const question = page.getByRole('dialog', {
    name: 'This order is for Friday 22 November. Send it out today?',
  });
  await expect.element(question).not.toMatchTextContent('notified');
  expect(server.callsOf(stepOrderEndpoint)).toEqual([]);
  await question.getByRole('button', { name: 'Send out' }).click();
  await expect
    .poll(() => server.callsOf(stepOrderEndpoint))
    .toMatchObject([{ body: { to: 'out_for_delivery' } }]);
});

test('the question before a delivery is sent out early promises a notification only where something reaches the customer (P28.433)', async () => {
  const order = makeAdminOrder();
  const ready = makeAdminOrder({
    status: 'ready',
    method: 'delivery',
    nextStatuses: ['out_for_delivery', 'cancelled'],
    money: makeMoney({ due: 0, dueNow: 0 }),
    slot: { ...order.slot, day: '2030-11-22' },
    contact: { ...order.contact, email: '' },
    userId: null,
  });
  await openScreen(`/admin/orders/${ready.id}`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readAdminOrderEndpoint, ready)],
  });
  await page.getByRole('button', { name: 'Send out' }).click();
  const question = page.getByRole('dialog', { name: /Send it out today\?$/ });
  await expect.element(question).toMatchTextContent('tell them on WhatsApp or call.');
});

test('an order of a day far ahead is begun in the list only after a question that says its day (P28.460)', async () => {
  const { slot } = makeAdminOrder();
  const far = makeListed('Ngozi Eze', { isEarlyToStart: true, slot: { ...slot, day: '2030-11-22' } });
  const server = await openAdmin(
    '',
    answerList(() => makeAdminPage(far)),
  );
  await page.getByRole('button', { name: /^Start preparing, order/ }).click();
  const name = 'This order is for Friday 22 November. Start preparing it today?';
  const question = page.getByRole('dialog', { name });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('button', { name: 'Select several orders' }).click();
  await page.getByText('Select all shown').click();
  const bar = page.getByRole('region', { name: 'Selected orders' });
  await bar.getByRole('button', { name: 'Start preparing' }).click();
  const many = page.getByRole('dialog', { name: 'This order is for a later day. Start preparing it today?' });
  await expect.element(many.getByText('It will go to the kitchen.')).toBeVisible();
  expect(server.callsOf(stepOrderEndpoint)).toEqual([]);
});

test('and on its page (P28.460)', async () => {
  const order = makeAdminOrder();
  const facts = { isEarlyToStart: true, slot: { ...order.slot, day: '2030-11-22' } };
  const far = makeAdminOrder({ ...facts, status: 'confirmed', nextStatuses: ['in_kitchen', 'cancelled'] });
  const begun = makeAdminOrder({ ...facts, status: 'in_kitchen', nextStatuses: ['ready'] });
  const server = await openScreen(`/admin/orders/${order.id}`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readAdminOrderEndpoint, far), answer(stepOrderEndpoint, begun)],
  });
  await page.getByRole('button', { name: 'Start preparing' }).click();
  const question = page.getByRole('dialog', { name: /^This order is for Friday 22 November\./ });
  await expect.element(question.getByText(/can’t change its day or cancel it/)).toBeVisible();
  expect(server.callsOf(stepOrderEndpoint)).toEqual([]);
  await question.getByRole('button', { name: 'Start preparing' }).click();
  await expect.poll(() => server.callsOf(stepOrderEndpoint)).toMatchObject([{ body: { to: 'in_kitchen' } }]);
});
