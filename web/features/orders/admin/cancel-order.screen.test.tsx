import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import {
  type AdminOrderDetails,
  addOrderNoteEndpoint,
  readAdminOrderEndpoint,
  reinstateOrderEndpoint,
} from '../../../../contract/order-admin.ts';
import { cancelAdminOrderEndpoint } from '../../../../contract/payment-admin.ts';
import { listSwitchedOnEndpoint } from '../../../../contract/shelf.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer, refuse, type StubAnswer } from '../../../testing/stub-server.ts';
import { takeComplaint } from '../../../testing/watch-complaints.ts';
import { makeHistory, makeMoney } from '../testing/example-order.ts';
import { makeAdminOrder } from './testing/example-admin-order.ts';

const PAID = makeAdminOrder({
  status: 'confirmed',
  nextStatuses: ['in_kitchen', 'cancelled'],
  paymentState: 'paid',
  money: makeMoney({ paid: 20_500, due: 0 }),
  refundable: 20_500,
});
const CANCELLED = makeAdminOrder({
  status: 'cancelled',
  nextStatuses: [],
  money: makeMoney({ paid: 0, due: 0 }),
  history: makeHistory('confirmed', { status: 'cancelled', words: 'The oven broke' }),
  historyActors: [null, 'Owner'],
});
const EXPIRED = makeAdminOrder({
  status: 'expired',
  nextStatuses: [],
  canReinstate: true,
  money: makeMoney({ paid: 0, due: 0 }),
});

async function openOrder(order: AdminOrderDetails, ...answers: readonly StubAnswer[]) {
  const server = await openScreen(`/admin/orders/${order.id}`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readAdminOrderEndpoint, order), ...answers],
  });
  await expect.element(page.getByRole('heading', { name: 'Next step' })).toBeVisible();
  return server;
}

const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });

test('cancelling asks why, and the history says so (P19.4)', { tags: 'long' }, async () => {
  const order = { ...PAID, refundable: 0 };
  const server = await openOrder(order, answer(cancelAdminOrderEndpoint, CANCELLED));
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  const reason = dialog.getByRole('combobox', { name: 'Reason' });
  await expect.element(reason).toHaveAccessibleDescription(/Enter a reason./);
  await reason.fill('The oven broke');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(page.getByText('482-093-718 is cancelled')).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'History' })).toMatchTextContent('Cancelled by Owner');
  await expect.element(page.getByText('Nothing left to do.')).toBeVisible();
  expect(server.callsOf(cancelAdminOrderEndpoint)).toMatchObject([
    { body: { reason: 'The oven broke', version: PAID.version, refund: null } },
  ]);
});

test('what was paid is decided on in the same dialog: all, a part or nothing, with why, and never more than it was (P19.4, P28.69)', {
  tags: 'long',
}, async () => {
  const server = await openOrder(PAID, answer(cancelAdminOrderEndpoint, CANCELLED));
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(dialog.getByRole('radio', { name: 'All' })).toBeChecked();
  await expect.element(dialog.getByRole('button', { name: 'Cancel and refund ₦20,500' })).toBeVisible();
  await dialog.getByRole('radio', { name: 'None' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Why ₦20,500 is kept' })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Part' }).click();
  const amount = dialog.getByRole('textbox', { name: 'Amount in naira' });
  await amount.fill('99,999');
  await expect.element(amount).toHaveAccessibleDescription(/Enter at most ₦20,500\./);
  await expect.element(dialog.getByRole('button', { name: 'Cancel and refund a part' })).toBeVisible();
  await amount.fill('15,000.50');
  await dialog.getByRole('combobox', { name: 'Reason' }).fill('She asked');
  await dialog.getByRole('radio', { name: 'Cash' }).click();
  await dialog.getByRole('button', { name: 'Cancel and refund ₦15,000.50' }).click();
  const why = dialog.getByRole('textbox', { name: 'Why ₦5,499.50 is kept' });
  await expect.element(why).toHaveFocus();
  await why.fill('The sponge was baked');
  await dialog.getByRole('button', { name: 'Cancel and refund ₦15,000.50' }).click();
  await expect.element(page.getByText('482-093-718 is cancelled')).toBeVisible();
  expect(server.callsOf(cancelAdminOrderEndpoint)).toMatchObject([
    {
      body: {
        reason: 'She asked',
        refund: { way: 'cash', amount: 15_000.5 },
        keepReason: 'The sponge was baked',
      },
    },
  ]);
});

test('where a refund by transfer goes is asked for as an order is cancelled, and kept in the notes (P28.91)', {
  tags: 'long',
}, async () => {
  const server = await openOrder(
    PAID,
    answer(cancelAdminOrderEndpoint, CANCELLED),
    answer(addOrderNoteEndpoint, () => refuse(503, { message: 'Try again.', code: 'unavailable' })),
  );
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await dialog.getByRole('combobox', { name: 'Reason' }).fill('She asked');
  await dialog.getByRole('radio', { name: 'Transfer' }).click();
  await dialog.getByRole('textbox', { name: /^Customer’s bank account/ }).fill('GTBank 0123456789');
  await dialog.getByRole('button', { name: 'Cancel and refund ₦20,500' }).click();
  await expect.element(page.getByText(/Add it under Team notes: GTBank 0123456789/)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.callsOf(addOrderNoteEndpoint).map(({ body }) => body)).toEqual([
    { text: 'Refund of ₦20,500 to GTBank 0123456789' },
  ]);
  await takeComplaint(/Server error/);
});

test('what is given as credit is not called a refund on its button (P42.25)', { tags: 'long' }, async () => {
  await openOrder(PAID, answer(listSwitchedOnEndpoint, { data: ['vouchers' as const] }));
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Cancel and refund ₦20,500' })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Store credit (voucher)' }).click();
  await expect
    .element(dialog.getByRole('button', { name: 'Cancel and give store credit of ₦20,500' }))
    .toBeVisible();
});

test('beside a refund that is due nothing says that nothing is left to do (P19.4)', {
  tags: 'long',
}, async () => {
  const money = makeMoney({ paid: 20_500, due: 0, refundDue: 20_500 });
  await openOrder({ ...CANCELLED, money, refundable: 20_500, attention: ['refund_due'] });
  await expect.element(page.getByText('Nothing left to do')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Refund ₦20,500' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Refund' })).toBeVisible();
});

test('an expired order is reinstated with one press (P19.5)', { tags: 'long' }, async () => {
  const successor = makeAdminOrder({ id: 'successor', number: '100-200-300' });
  const server = await openOrder(
    EXPIRED,
    answer(readAdminOrderEndpoint, ({ params }) => (params.id === 'successor' ? successor : EXPIRED)),
    answer(reinstateOrderEndpoint, successor),
  );
  await expect.element(page.getByText('Nothing left to do')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Reinstate' }).click();
  await expect.element(page.getByText('Reinstated as order 100-200-300')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /Order 100-200-300$/ })).toBeVisible();
  expect(server.callsOf(reinstateOrderEndpoint)).toMatchObject([{ body: {} }]);
});

test('where its time is taken, the nearest free one is offered (P19.5)', { tags: 'long' }, async () => {
  const windows = [{ id: 'noon', from: '12:00', to: '15:00', state: 'free' as const }];
  const days = [{ day: '2026-11-24', state: 'free' as const, note: '', windows }];
  const slot = { day: '2026-11-24', windowId: 'noon', from: '12:00', to: '15:00' };
  const successor = makeAdminOrder({ id: 'successor', number: '100-200-300', slot });
  const server = await openOrder(
    EXPIRED,
    answer(readAdminOrderEndpoint, ({ params }) => (params.id === 'successor' ? successor : EXPIRED)),
    answer(readAvailabilityEndpoint, { now: EXPIRED.now, earliest: slot, days }),
    answer(reinstateOrderEndpoint, () =>
      refuse(409, { message: 'That time is full.', code: 'slot_window_full', alternatives: [slot] }),
    ),
  );
  await page.getByRole('button', { name: 'Reinstate' }).click();
  const choice = page.getByRole('dialog', { name: 'Choose another time' });
  await expect.element(choice).toBeVisible();
  server.change(answer(reinstateOrderEndpoint, successor));
  await choice.getByRole('button', { name: 'Reinstate' }).click();
  await expect.element(page.getByText('Reinstated as order 100-200-300')).toBeVisible();
  expect(server.callsOf(reinstateOrderEndpoint).at(-1)?.body).toEqual({
    slot: { day: '2026-11-24', windowId: 'noon' },
    acceptLate: false,
    acceptFull: false,
  });
});

test('a customer’s own wish to cancel is the reason (P28.395)', async () => {
  const server = await openOrder({ ...PAID, refundable: 0 }, answer(cancelAdminOrderEndpoint, CANCELLED));
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await dialog.getByRole('checkbox', { name: 'The customer asked us to cancel' }).click();
  await expect.element(dialog.getByRole('combobox', { name: 'Reason' })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(page.getByText('482-093-718 is cancelled')).toBeVisible();
  expect(server.callsOf(cancelAdminOrderEndpoint)).toMatchObject([
    { body: { reason: 'Cancelled at the customer’s request' } },
  ]);
});
