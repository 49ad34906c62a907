import { expect, test } from 'vitest';
import type { AdminOrderDetails } from '../../../../contract/order-admin.ts';
import { changePreviewSchema } from '../../../../contract/order-changes.ts';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { makeOrderInput } from '../../../testing/order-inputs.ts';

type Admin = Awaited<ReturnType<typeof openAdmin>>;

const post = async ({ owner, readOrder }: Admin, path: string, body: object, status = 200) =>
  readOrder(
    await owner.ask(`/api/admin/orders/${path}`, {
      method: 'POST',
      body,
      headers: { 'idempotency-key': crypto.randomUUID() },
    }),
    status,
  );

/** Two cakes of ₦5,000 and delivery, paid; of which something is promised back as a courtesy. */
async function openGivenBack(amount = 2_000) {
  const admin = await openAdmin();
  const lines = [{ ...makeOrderInput().lines[0], quantity: 2 }];
  const { id } = await admin.readOrder(await admin.take({ lines, expectedTotal: 13_000 }), 201);
  await post(admin, `${id}/payments`, { way: 'cash', amount: 13_000 });
  const order = await post(admin, `${id}/refunds`, { way: 'transfer', amount, reason: 'Late' });
  return { admin, id, order };
}

const makeChange = (order: AdminOrderDetails, quantity: number) => ({
  version: order.version,
  existingLines: [{ position: 0, quantity, inscription: '' }],
  contact: { name: order.contact.name, phone: order.contact.phone },
  address: order.address,
  slot: { day: order.slot.day, windowId: order.slot.windowId },
  note: order.note,
});

const change = async (admin: Admin, order: AdminOrderDetails, quantity: number, expectedTotal: number) =>
  post(admin, `${order.id}/changes`, {
    ...makeChange(order, quantity),
    ...{ reason: 'She called', expectedTotal },
  });

test('what was promised back stays uncharged through changes, in the order and in their review (P28.206, P28.207, P28.217)', {
  tags: 'long',
}, async () => {
  const { admin, id, order } = await openGivenBack();
  expect(order).toMatchObject({
    paymentState: 'paid',
    money: { waived: 2_000, paid: 13_000, refunded: 0, refundDue: 2_000, due: 0 },
    paymentNotes: [{ voidRule: 'refund_to_send' }],
  });
  const body = makeChange(order, 3);
  const shown = await admin.owner.ask(`/api/admin/orders/${id}/changes/preview`, { method: 'POST', body });
  expect(changePreviewSchema.parse(await shown.json())).toMatchObject({
    total: { before: 13_000, after: 18_000 },
    ...{ waived: { before: 2_000, after: 2_000 }, paid: 13_000, refunded: 0 },
    ...{ refundDue: { before: 2_000, after: 0 }, due: { before: 0, after: 3_000 } },
  });
  const up = await change(admin, order, 3, 18_000);
  expect(up.money).toMatchObject({ waived: 2_000, refundDue: 0, due: 3_000 });
  expect(up.adjustments).toMatchObject([{ amount: -2_000, kind: 'goodwill' }]);
  const down = await change(admin, up, 1, 8_000);
  expect(down.money).toMatchObject({ waived: 2_000, refundDue: 7_000, due: 0 });
});

test('goodwill and a balance written off are told apart, through a change and in its review (P28.271)', {
  tags: 'long',
}, async () => {
  const { admin, order } = await openGivenBack();
  const up = await change(admin, order, 3, 18_000);
  const settling = { decision: 'write_off', amount: 1_000, reason: 'A regular' };
  const settled = await post(admin, `${up.id}/adjustments`, settling);
  expect(settled.money).toMatchObject({ waived: 3_000, writtenOff: 1_000, due: 2_000 });
  expect(settled.adjustments.map(({ kind }) => kind).sort()).toEqual(['goodwill', 'written_off']);
  expect(settled.activity.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['order.waiver_changed', 'order.written_off']),
  );
  const path = `/api/admin/orders/${up.id}/changes/preview`;
  const shown = await admin.owner.ask(path, { method: 'POST', body: makeChange(settled, 2) });
  expect(changePreviewSchema.parse(await shown.json())).toMatchObject({
    waived: { before: 3_000, after: 3_000 },
    writtenOff: { before: 1_000, after: 1_000 },
  });
});

test('a refund that is voided after a change is charged again, as if it had never been (P28.215)', async () => {
  const { admin, order } = await openGivenBack(7_000);
  const up = await change(admin, order, 3, 18_000);
  expect(up.money).toMatchObject({ waived: 7_000, refundDue: 2_000, due: 0 });
  const path = `${up.id}/refunds/${up.money.refunds[0]?.id}/void`;
  const voided = await post(admin, path, { reason: 'She came for it' });
  expect(voided).toMatchObject({
    paymentState: 'paid',
    money: { waived: 5_000, paid: 13_000, refundDue: 0, due: 0 },
  });
  expect(voided.activity).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({
        action: 'order.waiver_changed',
        details: expect.objectContaining({ amount: 7_000 }),
      }),
      expect.objectContaining({
        action: 'order.waiver_ended',
        details: expect.objectContaining({ amount: 2_000 }),
      }),
    ]),
  );
});

test('what a change makes due is set off against a refund nobody has sent, and only the rest is to be sent (P28.217)', async () => {
  const { admin, order } = await openGivenBack(7_000);
  const up = await change(admin, order, 3, 18_000);
  expect(up).toMatchObject({
    paymentState: 'paid',
    money: { waived: 7_000, paid: 13_000, refundDue: 2_000, due: 0, dueNow: 0 },
  });
  expect(up.money.refunds).toMatchObject([{ amount: 2_000, status: 'to_send', reason: 'Late' }]);
  const sent = await post(admin, `${up.id}/refunds/${up.money.refunds[0]?.id}/sent`, {});
  expect(sent.money).toMatchObject({ refunded: 2_000, refundDue: 0, due: 0 });
});

test('what is kept of a cancelled order is listed as what it is, whatever was not charged before (P28.216)', async () => {
  const { admin, order } = await openGivenBack();
  const up = await change(admin, order, 3, 18_000);
  const refund = { way: 'cash', amount: 9_000 };
  const body = { reason: 'Called off', refund, keepReason: 'Ingredients' };
  const ended = await post(admin, `${up.id}/cancel`, { ...body, version: up.version });
  expect(ended.money).toMatchObject({ waived: -4_000, paid: 13_000, refunded: 9_000, refundDue: 0 });
  expect(ended.adjustments).toHaveLength(3);
  expect(ended.adjustments).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ amount: 2_000, kind: 'waiver_ended' }),
      expect.objectContaining({ amount: 4_000, kind: 'retained' }),
    ]),
  );
});
