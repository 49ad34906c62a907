import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { orders } from '../../../database/schema/orders.ts';
import { openPaymentAdmin } from '../../../testing/payment-admin.ts';

/** An order of ₦8,000 with a deposit of ₦5,000, paid in two parts, of which ₦500 was given back in cash. */
async function openWithGoodwill() {
  const admin = await openPaymentAdmin();
  const { id } = (await admin.placeAsGuest()).order;
  await admin.db.update(orders).set({ depositInKobo: 500_000 });
  const readMoney = async () => (await admin.readOrderList(id)).money;
  const pay = (amount: number) => admin.settleByHand(id, 'payments', { way: 'cash', amount });
  const { paymentNotes } = await pay(5_000);
  await pay(3_000);
  await admin.settleByHand(id, 'refunds', { way: 'cash', amount: 500, reason: 'Squashed' });
  const voidPayment = () =>
    admin.sendByHand(id, `payments/${paymentNotes[0]?.id}/void`, { reason: 'Never came' }, randomUUID());
  const voidRefund = async () => {
    const path = `/api/admin/orders/${id}/refunds/${(await readMoney()).refunds[0]?.id}/void`;
    return (await admin.owner.post(path, { reason: 'Not taken' })).status;
  };
  return { ...admin, readMoney, pay, voidPayment, voidRefund };
}

test('a payment that is voided is due again alone: what was given back for good is asked for no more, nor as part of the deposit (P28.506)', async () => {
  const admin = await openWithGoodwill();
  expect((await admin.voidPayment()).status).toBe(200);
  expect(await admin.readMoney()).toMatchObject({ paid: 3_000, due: 5_000, dueNow: 2_000, waived: 500 });
  await admin.pay(5_000);
  expect(await admin.readMoney()).toMatchObject({ paid: 8_000, due: 0, waived: 500, writtenOff: 0 });
  expect(await admin.findWrongSums()).toEqual([]);
});

test('a refund that is voided after a payment is asked for again (P28.506)', async () => {
  const admin = await openWithGoodwill();
  await admin.voidPayment();
  expect(await admin.voidRefund()).toBe(200);
  expect(await admin.readMoney()).toMatchObject({ paid: 3_000, refunded: 0, due: 5_000, waived: 0 });
  expect(await admin.findWrongSums()).toEqual([]);
});
