import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listAlikeOrdersEndpoint } from '../../../../contract/alike-orders.ts';
import { readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import { countWaitingEndpoint } from '../../../../contract/dashboard.ts';
import { readKitchenPaperEndpoint } from '../../../../contract/kitchen.ts';
import {
  type AdminOrderDetails,
  addOrderNoteEndpoint,
  keepLongerEndpoint,
  moveAdminOrderEndpoint,
  readAdminOrderEndpoint,
} from '../../../../contract/order-admin.ts';
import { stepOrderEndpoint, stepOrdersEndpoint, undoStepEndpoint } from '../../../../contract/order-steps.ts';
import { releaseOrderEndpoint } from '../../../../contract/payment-admin.ts';
import { atLagosTime } from '../../../../domain/delivery/lagos-time.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer, refuse, type StubAnswer } from '../../../testing/stub-server.ts';
import { takeComplaint } from '../../../testing/watch-complaints.ts';
import { makeTicket, makeTicketLine } from '../kitchen/testing/example-ticket.ts';
import { makeAdminOrder } from './testing/example-admin-order.ts';

const CONFIRMED = makeAdminOrder({ status: 'confirmed', nextStatuses: ['in_kitchen', 'cancelled'] });

async function openOrder(order: AdminOrderDetails, ...answers: readonly StubAnswer[]) {
  const server = await openScreen(`/admin/orders/${order.id}`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readAdminOrderEndpoint, order), ...answers],
  });
  await expect.element(page.getByRole('heading', { name: 'Next step' })).toBeVisible();
  return server;
}

test('whoever was slower is refused and sees what is there now', { tags: 'long' }, async () => {
  const order = makeAdminOrder({ version: 2, status: 'in_kitchen', nextStatuses: ['ready', 'cancelled'] });
  const server = await openOrder(
    CONFIRMED,
    answer(stepOrderEndpoint, () =>
      refuse(409, { message: 'The order has changed since you opened it.', code: 'stale_edit', order }),
    ),
  );
  await page.getByRole('button', { name: 'Start preparing' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The order has changed since you opened it.');
  await expect.element(page.getByRole('button', { name: 'Mark as ready' })).toBeVisible();
  expect(server.callsOf(stepOrderEndpoint)).toMatchObject([{ body: { to: 'in_kitchen', version: 1 } }]);
});

const DISPUTED = makeAdminOrder({
  status: 'ready',
  nextStatuses: ['out_for_delivery', 'cancelled'],
  stoppedFor: 'dispute',
  disputes: [
    {
      id: 'b3f7a1de-52a5-4a30-8d3c-93a6c1d0e7f1',
      status: 'awaiting_answer',
      amount: 15_000,
      category: 'fraud',
      openedAt: '2026-11-16T11:00:00.000Z',
      dueAt: '2026-11-17T03:00:00.000Z',
    },
  ],
});

test('a disputed order says by when to answer and what to do, and goes out only with the owner’s reason (P31.1)', async () => {
  const server = await openOrder(
    DISPUTED,
    answer(releaseOrderEndpoint, { ...DISPUTED, version: 2, stoppedFor: null }),
  );
  const alarm = page.getByRole('alert');
  await expect
    .element(alarm)
    .toMatchTextContent(/Answer a dispute by Tue 17 Nov, 04:00.*₦15,000 back \(fraud\)/);
  await expect.element(alarm).toMatchTextContent(/Sign in to Paystack and open Disputes/);
  const sendOut = page.getByRole('button', { name: 'Send out', exact: true });
  await expect.element(page.getByText(/On hold: payment disputed/)).toBeVisible();
  await expect.element(sendOut).toBeDisabled();
  await page.getByRole('button', { name: 'Release order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Release order' });
  await dialog.getByRole('button', { name: 'Release order' }).click();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await expect.element(reason).toHaveAccessibleDescription(/Enter a reason./);
  await reason.fill('Spoke to the customer');
  await dialog.getByRole('button', { name: 'Release order' }).click();
  await expect.element(sendOut).toBeEnabled();
  expect(server.callsOf(releaseOrderEndpoint)).toMatchObject([{ body: { reason: 'Spoke to the customer' } }]);
});

test('the order desk reads why an order is on hold, and has no button that would be refused (P31.1)', async () => {
  await openScreen(`/staff/orders/${DISPUTED.id}`, {
    visitor: { ...ADMINISTRATOR, role: 'desk' },
    answers: [answer(readAdminOrderEndpoint, DISPUTED)],
  });
  await expect.element(page.getByText(/On hold: payment disputed/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Release order' })).not.toBeInTheDocument();
});

test('a stranger’s order is confirmed in one press, and its like are shown before they are cancelled for a reason that accuses nobody (P21.9, P21.11, P28.111, P28.330)', async () => {
  const order = makeAdminOrder({
    ...({ isUnconfirmed: true, payment: 'at_pickup', holdUntil: '2026-11-17T11:00:00.000Z' } as const),
    nextStatuses: ['confirmed', 'cancelled'],
  });
  const { id, number, slot, total } = order;
  const alike = {
    ...{ id, number, slot, total },
    status: 'pending_payment',
    isUnconfirmed: true,
    customerName: 'Ada Obi',
    customerPhone: '+2348031234567',
  } as const;
  const other = { ...alike, id: 'd9a0b5c2-6f1e-4f7c-9a59-1f5f0a7f4b11', number: '111-222-333' };
  const server = await openOrder(
    order,
    answer(stepOrderEndpoint, CONFIRMED),
    answer(listAlikeOrdersEndpoint, { data: [alike, other], total: 2 }),
    answer(stepOrdersEndpoint, {
      data: [alike, other].map((each) => ({ ...each, version: 2, problem: null })),
    }),
  );
  await expect.element(page.getByText('Unconfirmed').first()).toBeVisible();
  await expect.element(page.getByText('If it isn’t confirmed by then, the order expires.')).toBeVisible();
  await page.getByRole('button', { name: 'Same network' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel 2 unpaid orders?' });
  await expect.element(dialog.getByText(/^111-222-333, Ada Obi/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel 2 orders' }).click();
  await expect.element(page.getByText('2 orders are cancelled')).toBeVisible();
  const [cancelled] = server.callsOf(stepOrdersEndpoint);
  const reason = 'We couldn’t confirm this order';
  expect(cancelled?.body).toEqual({ ids: [id, other.id], to: 'cancelled', reason });

  await page.getByRole('button', { name: 'Confirm order', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Start preparing' })).toBeVisible();
  expect(server.callsOf(stepOrderEndpoint)).toMatchObject([{ body: { to: 'confirmed', version: 1 } }]);
});

test('while a test order is the next step of the set-up, its page says what is left of it (P36.30)', async () => {
  await openOrder(
    makeAdminOrder(),
    answer(countWaitingEndpoint, {
      orders: 0,
      customOrders: 0,
      reviews: 0,
      messages: 0,
      vouchers: 0,
      setUp: { done: 8, next: 'order' },
    }),
  );
  const strip = page.getByRole('navigation', { name: 'Set-up' });
  await expect.element(strip).toMatchTextContent('Record payment, then cancel and refund');
  await expect.element(strip.getByRole('link', { name: /^Next/ })).not.toBeInTheDocument();
});

test('notes are for the shop’s people, with who wrote them', { tags: 'long' }, async () => {
  const note = { id: 'n1', text: 'Her sister fetches it.', at: '2026-11-17T10:00:00.000Z', by: 'Owner' };
  const server = await openOrder(CONFIRMED, answer(addOrderNoteEndpoint, { ...CONFIRMED, notes: [note] }));
  const form = page.getByRole('form', { name: 'Add a note' });
  const text = form.getByRole('textbox', { name: 'Add a note' });
  await form.getByRole('button', { name: 'Add note' }).click();
  await expect.element(text).toHaveAccessibleDescription(/Enter a note./);
  await text.fill(note.text);
  await form.getByRole('button', { name: 'Add note' }).click();
  await expect
    .element(page.getByRole('list', { name: 'Team notes' }))
    .toMatchTextContent('Her sister fetches it.Owner');
  await expect.element(text).toHaveValue('');
  expect(server.callsOf(addOrderNoteEndpoint)).toMatchObject([{ body: { text: note.text } }]);
});

test('a note that was being written is there again after the tab was closed (P1.29)', async () => {
  await openOrder(CONFIRMED);
  const text = page.getByRole('form', { name: 'Add a note' }).getByRole('textbox', { name: 'Add a note' });
  await text.fill('No nuts: her son is allergic.');
  await expect.element(text).toHaveValue('No nuts: her son is allergic.');
  sessionStorage.clear();
  await openOrder(CONFIRMED);
  await expect.element(page.getByText('We’ve restored your unsaved changes.')).toBeVisible();
  await expect.element(text).toHaveValue('No nuts: her son is allergic.');
});

test('an order is moved to another free time, and whoever fetches it can be called; all changes have one door (P6.8, P28.44)', async () => {
  const windows = [
    { id: 'morning', from: '09:00', to: '12:00', state: 'free' as const },
    { id: 'noon', from: '12:00', to: '15:00', state: 'free' as const },
  ];
  const days = [{ day: '2026-11-24', state: 'free' as const, note: '', windows }];
  const slot = { day: '2026-11-24', windowId: 'noon', from: '12:00', to: '15:00' };
  const server = await openOrder(
    CONFIRMED,
    answer(readAvailabilityEndpoint, { now: CONFIRMED.now, earliest: slot, days }),
    answer(moveAdminOrderEndpoint, { ...CONFIRMED, slot }),
  );
  await expect
    .element(page.getByRole('link', { name: 'Call' }))
    .toHaveAttribute('href', 'tel:+2348031234567');
  await expect
    .element(page.getByRole('link', { name: 'WhatsApp' }))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/2348031234567/));
  await page.getByRole('button', { name: 'Change order' }).click();
  await expect
    .element(page.getByRole('link', { name: 'Name, address or note' }))
    .toHaveAttribute('href', `/admin/orders/${CONFIRMED.id}/change?part=details`);
  await expect
    .element(page.getByRole('link', { name: 'Items, delivery or pickup' }))
    .toHaveAttribute('href', `/admin/orders/${CONFIRMED.id}/change`);
  await page.getByRole('button', { name: 'Date or time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change date or time' });
  await dialog.getByRole('radio', { name: 'Tuesday 24 November, open' }).click();
  await dialog.getByRole('radio', { name: '12:00–15:00 Open' }).click();
  await dialog.getByRole('button', { name: 'Save new time' }).click();
  await expect.element(page.getByText('Moved to Tuesday 24 November, 12:00–15:00')).toBeVisible();
  expect(server.callsOf(moveAdminOrderEndpoint)).toMatchObject([
    { body: { slot: { day: '2026-11-24', windowId: 'noon' } } },
  ]);
});

test('the kitchen reads sizes, words and allergens and no price; a gift’s slip names no price either', {
  tags: 'long',
}, async () => {
  const gift = makeAdminOrder({ giftMessage: 'Happy birthday, Mummy!' });
  await openOrder(
    gift,
    answer(
      readKitchenPaperEndpoint,
      makeTicket({
        note: 'No nuts near it, please.',
        lines: [makeTicketLine({ sizeName: '8 inch', allergens: ['gluten', 'egg'] })],
      }),
    ),
  );
  await page.getByRole('link', { name: 'Kitchen ticket' }).click();
  const paper = page.getByRole('article', { name: /482-093-718/ });
  await expect.element(paper).toMatchTextContent(/1 ×.*Red Velvet/);
  await expect.element(paper).toMatchTextContent('8 inch');
  await expect.element(paper).toMatchTextContent('No nuts near it, please.');
  await expect.element(paper).not.toMatchTextContent('₦');
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await page.getByRole('link', { name: 'Packing slip' }).click();
  await expect.element(paper).toMatchTextContent('“Happy birthday, Mummy!”');
  await expect.element(paper.getByRole('table')).not.toMatchTextContent('₦');
});

test('a packing slip names the recipient and no price (P29.25)', async () => {
  const { address, contact } = makeAdminOrder();
  if (!address) throw new Error('It is delivered');
  await openOrder(makeAdminOrder({ address: { ...address, recipient: 'Ngozi Eze' } }));
  await page.getByRole('link', { name: 'Packing slip' }).click();
  const paper = page.getByRole('article', { name: /482-093-718/ });
  await expect.element(paper).toMatchTextContent('Ngozi Eze');
  await expect.element(paper).toMatchTextContent(`From ${contact.name}`);
  await expect.element(paper.getByRole('table')).not.toMatchTextContent('₦');
});

test('an address that names no order says so', async () => {
  await openScreen('/admin/orders/00000000-0000-4000-8000-000000000000', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readAdminOrderEndpoint, () => refuse(404, { message: 'Order not found.', code: 'not_found' })),
    ],
  });
  await expect.element(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
  await takeComplaint(/Resource not found/);
});

test('an unpaid order says until when it is held, and is kept longer at a press (P28.21)', async () => {
  const held = makeAdminOrder({ status: 'pending_payment', holdUntil: '2026-11-17T13:00:00.000Z' });
  const longer = { ...held, version: 2, holdUntil: '2026-11-18T13:00:00.000Z' };
  const server = await openOrder(held, answer(keepLongerEndpoint, longer));
  await page.getByRole('button', { name: 'Hold 24 hours longer' }).click();
  await expect.element(page.getByText(/^Held until .*18 Nov.*14:00\.$/)).toBeVisible();
  expect(server.callsOf(keepLongerEndpoint)).toMatchObject([{ body: { version: held.version } }]);
});

test('an order that is held until its slot begins is not offered to be held longer (P28.89)', async () => {
  const order = makeAdminOrder({ status: 'pending_payment' });
  await openOrder({ ...order, holdUntil: atLagosTime(order.slot.day, order.slot.from).toISOString() });
  await expect.element(page.getByText(/^Held until/)).toBeVisible();
  expect(page.getByRole('button', { name: /longer/ }).elements()).toEqual([]);
});

test('where a payment is missing, the page puts it before the next step, as the list does (P28.22)', async () => {
  await openOrder({ ...CONFIRMED, attention: ['prepayment_missing'] });
  const names = page.getByRole('button', { name: /^(Record payment|Start preparing)$/ });
  await expect.element(names.first()).toHaveTextContent('Record payment');
});

test('a step is taken back from its toast, once however often that is pressed (P28.23)', async () => {
  const baking = makeAdminOrder({ status: 'in_kitchen', version: 2, nextStatuses: ['ready', 'cancelled'] });
  const server = await openOrder(
    CONFIRMED,
    answer(stepOrderEndpoint, baking),
    answer(undoStepEndpoint, { ...CONFIRMED, version: 3 }),
  );
  await page.getByRole('button', { name: 'Start preparing' }).click();
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('dialog');
  await toast.getByRole('button', { name: 'Undo' }).dblClick();
  await expect.element(page.getByRole('button', { name: 'Start preparing' })).toBeVisible();
  expect(server.callsOf(undoStepEndpoint).map(({ body }) => body)).toEqual([{ version: 2 }]);
});
