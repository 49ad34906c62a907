import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dashboardSchema } from '../../../../contract/dashboard.ts';
import { makeOrderInput } from '../../../testing/order-inputs.ts';
import { openPaymentAdmin } from '../../../testing/payment-admin.ts';
import { sellVoucher, switchVouchersOn } from '../../../testing/voucher-sales.ts';

/** An order of ₦8,000, paid in cash. */
async function openPaid() {
  const admin = await openPaymentAdmin();
  const { order } = await admin.placeAsGuest();
  await admin.settleByHand(order.id, 'payments', { way: 'cash', amount: 8_000 });
  return { ...admin, orderId: order.id };
}

describe('a refund by bank transfer', () => {
  test('is owed until the owner says that it was sent, and the customer hears of it then (P18.7, P36.24, P28.185)', async () => {
    const admin = await openPaid();
    const refund = { way: 'transfer', amount: 8_000 };
    const cancellation = { reason: 'Called off', refund, keepReason: '' };
    const recorded = await admin.settleByHand(admin.orderId, 'cancel', cancellation);
    expect(recorded).toMatchObject({
      paymentState: 'refund_due',
      attention: ['refund_to_send'],
      money: { refunded: 0, refunds: [{ status: 'to_send' }] },
    });
    const readDashboard = async () =>
      dashboardSchema.parse(await (await admin.owner.ask('/api/admin/dashboard')).json());
    expect((await readDashboard()).firstSteps).toContain('order');
    const readCard = async () =>
      (await admin.owner.ask(`/api/admin/customers/card?contact=${recorded.contact.email}`)).json();
    expect(await readCard()).toMatchObject({ due: 0, refundDue: 8_000 });
    const notified = async () =>
      (await admin.listNotified(admin.orderId)).filter((one) => one.startsWith('refund'));
    expect(await notified()).toEqual([]);
    const mark = () =>
      admin.owner.post(`/api/admin/orders/${admin.orderId}/refunds/${recorded.money.refunds[0]?.id}/sent`);
    const marks = await Promise.all([mark(), mark()]);
    expect(marks.map(({ status }) => status)).toEqual([200, 200]);
    expect(await admin.readOrderList(admin.orderId)).toMatchObject({
      paymentState: 'refunded',
      attention: [],
      money: { refunded: 8_000, refunds: [{ status: 'processed' }] },
    });
    expect(await notified()).toEqual(['refund email']);
    expect(await admin.findWrongSums()).toEqual([]);
    const { sales } = await readDashboard();
    expect(sales.moneyBack).toBe(8_000);
  });

  test('is not followed by an email about a payment that came before it, and the alert to the other owners names order and amount (P28.181, P28.183, P28.487)', async () => {
    const admin = await openPaymentAdmin();
    await admin.shop.addUser('partner@bakery.example', { isAdmin: true });
    const { order } = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
    await admin.settleByHand(order.id, 'payments', { way: 'transfer', amount: 3_000 });
    await admin.settleByHand(order.id, 'payments', { way: 'transfer', amount: 5_000 });
    const refund = { way: 'transfer', amount: 1_000, reason: 'Late' };
    const { money } = await admin.settleByHand(order.id, 'refunds', refund);
    await admin.settleByHand(order.id, `refunds/${money.refunds[0]?.id}/sent`, {});
    await admin.shop.settleDelayed();
    const subjects = admin.shop.mails
      .filter(({ to }) => to === order.contact.email)
      .map((one) => one.subject);
    expect(subjects).toContain(`Refund of ₦1,000 for order ${order.number} sent`);
    expect(subjects).toContain(`Your order ${order.number} is confirmed`);
    expect(subjects.filter((subject) => subject.includes('received'))).toEqual([]);
    const alerts = admin.shop.mails.filter(({ text }) => text.includes('Oyin Bello agreed a refund'));
    expect(alerts.map(({ to }) => to)).toEqual(['partner@bakery.example']);
    expect(alerts[0]?.text).toContain(`Oyin Bello agreed a refund of ₦1,000 for order ${order.number}`);
  });

  test('names to the owners only the part that no voucher has back already (P28.463)', async () => {
    const admin = await openPaymentAdmin();
    await admin.shop.addUser('partner@bakery.example', { isAdmin: true });
    await switchVouchersOn(admin.db);
    const { code } = await sellVoucher(admin.owner, 2_000);
    const { order } = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
    await admin.settleByHand(order.id, 'voucher', { code, amount: 2_000 });
    await admin.settleByHand(order.id, 'payments', { way: 'transfer', amount: 6_000 });
    const refund = { way: 'transfer', amount: 8_000, reason: 'Squashed' };
    const { money } = await admin.settleByHand(order.id, 'refunds', refund);
    expect(money.refunds.filter(({ status }) => status === 'to_send')).toMatchObject([{ amount: 6_000 }]);
    await admin.shop.settleDelayed();
    const alert = admin.shop.mails.find(({ text }) => text.includes('Oyin Bello agreed a refund'));
    expect(alert?.subject).toContain(`Refund of ₦8,000 for order ${order.number}: ₦6,000 to be sent`);
    expect(alert?.text).toContain('₦6,000 of it is still to be sent by bank transfer.');
  });

  test('is the only one that is marked as sent', async () => {
    const admin = await openPaid();
    const cash = { way: 'cash', amount: 8_000, reason: 'Squashed' };
    const { money } = await admin.settleByHand(admin.orderId, 'refunds', cash);
    const mark = (id: string) => admin.owner.post(`/api/admin/orders/${admin.orderId}/refunds/${id}/sent`);
    expect(await (await mark(money.refunds[0]?.id ?? '')).json()).toMatchObject({
      code: 'refund_not_to_send',
    });
    for (const id of [randomUUID(), 'nonsense']) expect((await mark(id)).status).toBe(404);
  });

  test('that was marked as sent by mistake is put back and sent again, and the customer hears of both (P28.281)', {
    tags: 'long',
  }, async () => {
    const admin = await openPaid();
    const refund = { way: 'transfer', amount: 3_000, reason: 'Squashed' };
    const { money } = await admin.settleByHand(admin.orderId, 'refunds', refund);
    const at = `/api/admin/orders/${admin.orderId}/refunds/${money.refunds[0]?.id}`;
    const reason = 'The bank rejected it';
    const putBack = () => admin.owner.post(`${at}/put-back`, { reason });
    expect((await admin.owner.post(`${at}/sent`)).status).toBe(200);
    const both = await Promise.all([putBack(), putBack()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const order = await admin.readOrderList(admin.orderId);
    expect(order).toMatchObject({
      attention: ['refund_to_send'],
      refundable: 5_000,
      money: { refunded: 0, refundDue: 3_000, due: 0, refunds: [{ status: 'to_send' }] },
    });
    expect(order.activity.filter(({ action }) => action === 'order.refund_put_back')).toMatchObject([
      { by: 'Oyin Bello', details: { amount: 3_000, before: 'processed', after: 'to_send', reason } },
    ]);
    const readSales = async () =>
      dashboardSchema.parse(await (await admin.owner.ask('/api/admin/dashboard')).json()).sales;
    expect((await readSales()).moneyBack).toBe(0);
    await admin.pass(1);
    expect((await admin.owner.post(`${at}/sent`)).status).toBe(200);
    expect(await admin.readOrderList(admin.orderId)).toMatchObject({
      attention: [],
      money: { refunded: 3_000, refundDue: 0, refunds: [{ status: 'processed' }] },
    });
    expect((await readSales()).moneyBack).toBe(3_000);
    await admin.shop.settle();
    const subjects = admin.shop.mails.map(({ subject }) => subject).filter((one) => one.includes('efund'));
    // What had not left yet when it was put back never leaves.
    expect(subjects.filter((subject) => subject.endsWith('sent'))).toHaveLength(1);
    expect(await admin.findWrongSums()).toEqual([]);
  });

  test('in cash, or to be sent still, is not put back to be sent (P28.281)', { tags: 'long' }, async () => {
    const admin = await openPaid();
    const cash = { way: 'cash', amount: 3_000, reason: 'Squashed' };
    const { money } = await admin.settleByHand(admin.orderId, 'refunds', cash);
    const path = `/api/admin/orders/${admin.orderId}/refunds/${money.refunds[0]?.id}/put-back`;
    const refused = await admin.owner.post(path, { reason: 'Not sent' });
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'refund_not_sent' }]);
  });

  test('is voided while it waits to be sent: the money is the order’s again, and it stays to be seen (P28.17)', {
    tags: 'long',
  }, async () => {
    const admin = await openPaid();
    const refund = { way: 'transfer', amount: 3_000, reason: 'Squashed' };
    const owed = await admin.settleByHand(admin.orderId, 'refunds', refund);
    const id = owed.money.refunds[0]?.id ?? '';
    expect(owed).toMatchObject({ refundable: 5_000, voidableRefundIds: [id] });
    const ask = (verb: string, reason: string) =>
      admin.owner.post(`/api/admin/orders/${admin.orderId}/refunds/${id}/${verb}`, { reason });
    const both = await Promise.all([ask('void', 'She kept it'), ask('void', 'She kept it')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const order = await admin.readOrderList(admin.orderId);
    expect(order).toMatchObject({
      paymentState: 'paid',
      attention: [],
      refundable: 8_000,
      money: { refunded: 0, refundDue: 0, refunds: [] },
      voidedRefunds: [{ amount: 3_000, reason: 'She kept it', voidedBy: 'Oyin Bello' }],
    });
    expect(order.activity.filter(({ action }) => action === 'order.refund_voided')).toMatchObject([
      {
        by: 'Oyin Bello',
        details: { amount: 3_000, before: 5_000, after: 8_000, reason: 'She kept it' },
      },
    ]);
    expect(await (await ask('void', 'Another reason')).json()).toMatchObject({ code: 'refund_voided' });
    expect(await (await ask('sent', '')).json()).toMatchObject({ code: 'refund_not_to_send' });
    expect((await admin.listNotified(admin.orderId)).filter((one) => one.startsWith('refund'))).toEqual([]);
    expect(await admin.findWrongSums()).toEqual([]);
  });

  test('in cash is voided when it never left the drawer, once, with who did it (P28.132)', {
    tags: 'long',
  }, async () => {
    const admin = await openPaid();
    const refund = { way: 'cash', amount: 3_000, reason: 'Squashed' };
    const given = await admin.settleByHand(admin.orderId, 'refunds', refund);
    const id = given.money.refunds[0]?.id ?? '';
    expect(given).toMatchObject({ voidableRefundIds: [id], money: { refunded: 3_000 } });
    const ask = (reason: string) =>
      admin.owner.post(`/api/admin/orders/${admin.orderId}/refunds/${id}/void`, { reason });
    const both = await Promise.all([ask('Not given'), ask('Not given')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const order = await admin.readOrderList(admin.orderId);
    expect(order).toMatchObject({
      paymentState: 'paid',
      refundable: 8_000,
      money: { refunded: 0, refundDue: 0, due: 0, refunds: [] },
      voidedRefunds: [{ way: 'cash', amount: 3_000, reason: 'Not given', voidedBy: 'Oyin Bello' }],
    });
    expect(order.activity.filter(({ action }) => action === 'order.refund_voided')).toMatchObject([
      { by: 'Oyin Bello', details: { amount: 3_000, before: 5_000, after: 8_000, reason: 'Not given' } },
    ]);
    expect(await admin.findWrongSums()).toEqual([]);
  });

  test('that was sent is not voided, whichever of the two was first (P28.17)', { tags: 'long' }, async () => {
    const admin = await openPaid();
    const refund = { way: 'transfer', amount: 3_000, reason: 'Squashed' };
    const { money } = await admin.settleByHand(admin.orderId, 'refunds', refund);
    const at = `/api/admin/orders/${admin.orderId}/refunds/${money.refunds[0]?.id}`;
    const answers = await Promise.all([
      admin.owner.post(`${at}/sent`),
      admin.owner.post(`${at}/void`, { reason: 'She kept it' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await admin.findWrongSums()).toEqual([]);
  });
});
