import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type KitchenDay, readKitchenDayEndpoint } from '../../../../../contract/kitchen.ts';
import { addOrderNoteEndpoint, readAdminOrderEndpoint } from '../../../../../contract/order-admin.ts';
import { stepOrderEndpoint } from '../../../../../contract/order-steps.ts';
import {
  markRefundSentEndpoint,
  recordPaymentEndpoint,
  refundEndpoint,
  voidPaymentEndpoint,
  voidRefundEndpoint,
} from '../../../../../contract/payment-admin.ts';
import { ADMINISTRATOR } from '../../../../testing/common-answers.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { answer, type StubAnswer } from '../../../../testing/stub-server.ts';
import { makeTicket } from '../../kitchen/testing/example-ticket.ts';
import { makeMoney } from '../../testing/example-order.ts';
import { makeAdminOrder } from '../testing/example-admin-order.ts';
import { answerList, makeAdminPage, makeListed, openAdmin } from '../testing/open-admin.ts';

const READY = {
  status: 'ready',
  method: 'pickup',
  nextStatuses: ['collected', 'cancelled'],
  money: makeMoney({ due: 21_500, dueNow: 21_500 }),
} as const;
const DONE = makeAdminOrder({
  status: 'collected',
  paymentState: 'paid',
  nextStatuses: [],
  money: makeMoney({ due: 0 }),
});

const openOrder = (order: ReturnType<typeof makeAdminOrder>, ...answers: readonly StubAnswer[]) =>
  openScreen(`/admin/orders/${order.id}`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readAdminOrderEndpoint, order), ...answers],
  });

const dialog = page.getByRole('dialog', { name: /^Complete order for/ });

test('an unpaid order is handed over from the list with all of its money, once it is said how that came (P18.1, P28.61)', async () => {
  const listed = makeListed('Ngozi Eze', { ...READY, nextStatuses: ['collected', 'cancelled'] });
  const server = await openAdmin(
    '',
    answerList(() => makeAdminPage(listed)),
    answer(stepOrderEndpoint, DONE),
  );
  await page.getByRole('button', { name: 'Mark as picked up, order 482-093-718' }).click();
  const record = dialog.getByRole('button', { name: 'Record ₦21,500 and complete' });
  await record.click();
  await expect.element(dialog.getByText(/^Choose how the customer paid/)).toBeVisible();
  expect(dialog.getByRole('radio', { checked: true }).elements()).toEqual([]);
  await dialog.getByRole('radio', { name: 'Cash' }).click();
  await record.click();
  await expect.element(page.getByText('482-093-718 is picked up and ₦21,500 recorded')).toBeVisible();
  expect(server.callsOf(stepOrderEndpoint)).toMatchObject([
    { body: { to: 'collected', payment: { decision: 'paid', way: 'cash', amount: 21_500 } } },
  ]);
});

test('cash is changed, and on credit needs a reason, beside what the customer owes already (P18.1, P37.29)', async () => {
  const order = makeAdminOrder({ ...READY, nextStatuses: ['collected', 'cancelled'], payment: 'at_pickup' });
  const server = await openOrder(order, answer(stepOrderEndpoint, DONE));
  await page.getByRole('button', { name: 'Mark as picked up' }).click();
  await dialog.getByRole('radio', { name: 'Cash' }).click();
  await dialog.getByRole('textbox', { name: 'Cash received' }).fill('25,000');
  await expect.element(dialog.getByRole('status')).toMatchTextContent('Change to give₦3,500');
  await expect.element(dialog.getByRole('button', { name: 'Record ₦21,500 and complete' })).toBeVisible();
  await dialog.getByRole('radio', { name: /^On credit/ }).click();
  await expect.element(dialog.getByRole('status')).toMatchTextContent('Balance due₦21,500');
  await expect
    .element(dialog.getByRole('link', { name: 'View customer' }))
    .toHaveAttribute('href', expect.stringContaining('/admin/customers?contact='));
  await dialog.getByRole('button', { name: 'Complete on credit' }).click();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await expect.element(reason).toHaveAccessibleDescription(/Enter a reason./);
  await reason.fill('Office account');
  await dialog.getByRole('button', { name: 'Complete on credit' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.callsOf(stepOrderEndpoint)).toMatchObject([
    { body: { version: 1, payment: { decision: 'on_account', reason: 'Office account' } } },
  ]);
});

test('where a deposit was agreed the balance is asked for, and goes out unpaid for a reason or with the rider (P7.4, P28.31, P28.282)', {
  tags: 'long',
}, async () => {
  const money = makeMoney({ due: 21_500, dueNow: 21_500, deposit: 10_000 });
  await openOrder(makeAdminOrder({ ...READY, nextStatuses: ['collected', 'cancelled'], money }));
  await page.getByRole('button', { name: 'Mark as picked up' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Record ₦21,500 and complete' })).toBeVisible();
  await expect.element(dialog.getByRole('radio', { name: /^Not yet/ })).not.toBeInTheDocument();
  await dialog.getByRole('radio', { name: 'Transfer' }).click();
  await dialog.getByRole('textbox').fill('5,000');
  await expect.element(dialog.getByRole('status')).toMatchTextContent('Balance due₦16,500');
  await dialog.getByRole('button', { name: 'Record ₦5,000 and complete' }).click();
  const rest = dialog.getByRole('textbox', { name: 'Why can the rest wait?' });
  await expect.element(rest).toHaveAccessibleDescription(/Enter a reason/);
  await dialog.getByRole('radio', { name: /^On credit/ }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toBeVisible();

  const delivery = { ...READY, method: 'delivery', nextStatuses: ['out_for_delivery', 'cancelled'] } as const;
  const order = makeAdminOrder({ ...delivery, id: 'o2', nextStatuses: [...delivery.nextStatuses], money });
  const server = await openOrder(order, answer(stepOrderEndpoint, DONE));
  await page.getByRole('button', { name: 'Send out' }).click();
  const leaving = page.getByRole('dialog', { name: /^Send out order for/ });
  await leaving.getByRole('textbox').fill('5,000');
  await expect.element(leaving.getByRole('status')).toMatchTextContent('The rider collects₦16,500');
  await leaving.getByRole('radio', { name: /^Rider collects/ }).click();
  await leaving.getByRole('button', { name: 'Send out, rider collects' }).click();
  await expect.element(leaving).not.toBeInTheDocument();
  expect(server.callsOf(stepOrderEndpoint)).toMatchObject([
    { body: { to: 'out_for_delivery', payment: { decision: 'not_yet' } } },
  ]);
});

test('the kitchen’s card says what is due, and its button asks for it (P18.1, P18.3)', {
  tags: 'long',
}, async () => {
  const ticket = makeTicket({ status: 'ready', place: 'hand_over', moves: [], method: 'pickup', due: 5_000 });
  const day: KitchenDay = {
    day: ticket.slot.day,
    today: ticket.slot.day,
    now: `${ticket.slot.day}T07:00:00.000Z`,
    tickets: [ticket],
    waitingCount: 0,
    totals: { pieces: [], sponges: [], fillings: [] },
  };
  const server = await openScreen(`/admin/kitchen?day=${day.day}`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readKitchenDayEndpoint, day), answer(stepOrderEndpoint, DONE)],
  });
  await expect.element(page.getByText('₦5,000 due')).toBeVisible();
  await page.getByRole('button', { name: 'Picked up, order 482-093-718' }).click();
  await dialog.getByRole('radio', { name: /^Not yet/ }).click();
  await dialog.getByRole('button', { name: 'Complete with balance due' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.callsOf(stepOrderEndpoint)).toMatchObject([
    { body: { to: 'collected', version: 3, payment: { decision: 'not_yet' } } },
  ]);
});

test('the deposit is filled in and named, and a slip of a nought is seen before it is recorded (P18.4, P18.9)', {
  tags: 'long',
}, async () => {
  const money = makeMoney({ due: 54_000, dueNow: 27_000, deposit: 27_000 });
  const order = makeAdminOrder({ money });
  const server = await openOrder(order, answer(recordPaymentEndpoint, order));
  await page.getByRole('button', { name: 'Record payment' }).first().click();
  const payment = page.getByRole('dialog', { name: 'Record payment' });
  const amount = payment.getByRole('textbox', { name: /^Amount received/ });
  await expect.element(amount).toHaveValue('27,000');
  await expect.element(amount).toHaveAccessibleDescription('This is the deposit. ₦27,000 still due.');
  await expect.element(payment.getByRole('radio', { name: /^Deposit/ })).toBeChecked();
  await amount.fill('540,000');
  await expect.element(payment.getByRole('alert')).toMatchTextContent('₦486,000 more than is due.');
  await payment.getByRole('button', { name: 'Change to ₦54,000' }).click();
  await expect.element(payment.getByRole('radio', { name: /^Full amount/ })).toBeChecked();
  await amount.fill('55,000');
  await payment.getByRole('button', { name: 'Record ₦55,000 anyway' }).click();
  await expect.element(page.getByText(/₦55,000 recorded/)).toBeVisible();
  expect(server.callsOf(recordPaymentEndpoint)).toMatchObject([
    { body: { amount: 55_000, acceptOverpayment: true } },
  ]);
});

test('a payment is voided with a reason and stays crossed out, and a refund is marked as sent under Next step or Payments once asked (P18.5, P18.7, P28.18, P28.58, P28.205)', async () => {
  const at = '2026-11-17T10:00:00.000Z';
  const refund = {
    id: 'refund-1',
    way: 'transfer',
    amount: 500,
    status: 'to_send',
    reason: 'Squashed',
    createdAt: at,
    settledAt: null,
  } as const;
  const paid = { way: 'cash', amount: 20_500, surcharge: 0, paidAt: at, reference: 'hand-1' } as const;
  const order = makeAdminOrder({
    status: 'confirmed',
    attention: ['refund_to_send'],
    money: makeMoney({ paid: 20_500, due: 0, dueNow: 0, payments: [paid], refunds: [refund] }),
    paymentNotes: [{ id: 'payment-1', note: '', by: 'Owner', fees: null, voidRule: 'any_time' }],
  });
  const sent = makeAdminOrder({
    ...order,
    attention: [],
    money: { ...order.money, refunds: [{ ...refund, status: 'processed' }] },
  });
  const voided = makeAdminOrder({
    ...sent,
    money: makeMoney({ due: 20_500, dueNow: 20_500 }),
    paymentNotes: [],
    voidedPayments: [
      {
        way: 'cash',
        amount: 20_500,
        paidAt: at,
        note: '',
        recordedBy: 'Owner',
        reason: 'Recorded twice',
        voidedAt: at,
        voidedBy: 'Owner',
      },
    ],
  });
  const server = await openOrder(
    order,
    answer(markRefundSentEndpoint, sent),
    answer(voidPaymentEndpoint, voided),
  );
  const lines = page.getByRole('list', { name: 'Payments and refunds' });
  await expect.element(lines).toMatchTextContent('To be sent');
  const next = page.getByRole('button', { name: 'Mark ₦500 as sent' });
  await next.click();
  const asked = page.getByRole('dialog', { name: 'Have you sent ₦500?' });
  await asked.getByRole('button', { name: 'Not yet' }).click();
  await page.getByRole('button', { name: 'Mark as sent', exact: true }).click();
  await asked.getByRole('button', { name: 'Yes, it’s sent' }).click();
  await expect.element(page.getByText(/Refund marked as sent/)).toBeVisible();
  await expect.element(next).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Void ₦20,500, cash' }).click();
  const question = page.getByRole('dialog', { name: 'Void this payment?' });
  await expect.element(question).toMatchTextContent('The order keeps its status');
  await question.getByRole('textbox', { name: 'Reason' }).fill('Recorded twice');
  await question.getByRole('button', { name: 'Void ₦20,500' }).click();
  await expect.element(lines.getByRole('deletion').first()).toHaveTextContent('Cash');
  await expect.element(lines).toMatchTextContent('by Owner · Recorded twice');
  expect(server.callsOf(voidPaymentEndpoint)).toMatchObject([{ body: { reason: 'Recorded twice' } }]);
  expect(server.callsOf(markRefundSentEndpoint)).toHaveLength(1);
});

test('a refund names its amount and what stays paid, and is voided while it waits to be sent; where a transfer goes is kept in the notes (P28.17, P28.18, P28.91)', async () => {
  const at = '2026-11-17T10:00:00.000Z';
  const refund = {
    id: 'refund-1',
    way: 'transfer',
    amount: 3_000,
    reason: 'Squashed',
    createdAt: at,
    settledAt: null,
  } as const;
  const money = makeMoney({ paid: 20_500, due: 0, dueNow: 0 });
  const paid = makeAdminOrder({ status: 'confirmed', paymentState: 'paid', money, refundable: 20_500 });
  const refunds = [{ ...refund, status: 'to_send' } as const];
  const owed = { ...paid, money: { ...money, refunds }, voidableRefundIds: [refund.id] };
  const voidedRefunds = [
    {
      way: 'transfer',
      amount: 3_000,
      createdAt: at,
      reason: 'She kept it',
      voidedAt: at,
      voidedBy: 'Owner',
    } as const,
  ];
  const server = await openOrder(
    paid,
    answer(refundEndpoint, owed),
    answer(voidRefundEndpoint, { ...paid, voidedRefunds }),
    answer(addOrderNoteEndpoint, owed),
  );
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  const amount = dialog.getByRole('textbox', { name: 'Amount in naira' });
  await expect.element(amount).toHaveValue('');
  await dialog.getByRole('radio', { name: /^Full refund/ }).click();
  await expect.element(dialog.getByRole('button', { name: 'Refund ₦20,500' })).toBeVisible();
  await amount.fill('3,000');
  await expect.element(amount).toHaveAccessibleDescription('You keep ₦17,500. Nothing more is due.');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Squashed');
  await dialog.getByRole('radio', { name: 'Cash' }).click();
  const account = dialog.getByRole('textbox', { name: /^Customer’s bank account/ });
  await expect.element(account).not.toBeInTheDocument();
  await dialog.getByRole('radio', { name: 'Transfer' }).click();
  await account.fill('GTBank 0123456789, Ada Obi');
  await dialog.getByRole('button', { name: 'Refund ₦3,000' }).click();
  await page.getByRole('button', { name: 'Void refund of ₦3,000' }).click();
  const question = page.getByRole('dialog', { name: 'Void this refund?' });
  await question.getByRole('textbox', { name: 'Reason' }).fill('She kept it');
  await question.getByRole('button', { name: 'Void ₦3,000' }).click();
  const lines = page.getByRole('list', { name: 'Payments and refunds' });
  await expect.element(lines.getByRole('deletion').first()).toHaveTextContent('Refund: bank transfer');
  await expect.element(lines).toMatchTextContent('Voided');
  expect(server.callsOf(refundEndpoint)).toMatchObject([{ body: { amount: 3_000, way: 'transfer' } }]);
  expect(server.callsOf(addOrderNoteEndpoint).map(({ body }) => body)).toEqual([
    { text: 'Refund of ₦3,000 to GTBank 0123456789, Ada Obi' },
  ]);
  expect(server.callsOf(voidRefundEndpoint)).toMatchObject([{ body: { reason: 'She kept it' } }]);
});
