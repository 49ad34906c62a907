import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { makeContact } from '../../../testing/order-inputs.ts';

test('an order that staff took money for is not said to be unpaid: one email confirms it, or asks for what is left (P28.128)', {
  tags: 'long',
}, async () => {
  const admin = await openAdmin();
  const contact = { ...makeContact(), email: 'guest@bakery.example' };
  const listSubjects = () =>
    admin.shop.mails.filter(({ to }) => to === contact.email).map(({ subject }) => subject);

  const unpaid = await admin.readOrder(await admin.take({ payment: 'on_delivery', contact }), 201);
  await admin.shop.settle();
  expect(listSubjects()).toEqual([`Your order ${unpaid.number} is confirmed`]);

  admin.shop.mails.length = 0;
  const terms = { payment: 'transfer', contact, received: { way: 'cash', amount: 8_000 } };
  const whole = await admin.readOrder(await admin.take(terms), 201);
  await admin.shop.settle();
  expect(listSubjects()).toEqual([]);
  await admin.shop.settleDelayed();
  expect(listSubjects()).toEqual([`Your order ${whole.number} is confirmed`]);
});

test.each([
  ['on_delivery', 'is confirmed', 'Please have ₦5,000 ready when we deliver.'],
  ['transfer', 'Pay to confirm', '₦5,000'],
] as const)(
  'a part that staff take with an order to pay by %s is in the one email about it, beside what is left (P28.128)',
  async (payment, subject, left) => {
    const admin = await openAdmin();
    const contact = { ...makeContact(), email: 'guest@bakery.example' };
    const received = { way: 'cash', amount: 3_000 };
    const order = await admin.readOrder(await admin.take({ payment, contact, received }), 201);
    const listMails = () => admin.shop.mails.filter(({ to }) => to === contact.email);
    await admin.shop.settleDelayed();
    expect(listMails().map((mail) => mail.subject)).toEqual([expect.stringContaining(subject)]);
    expect(listMails()[0]?.text).toContain('Already paid: ₦3,000');
    expect(listMails()[0]?.text).toContain(left);

    // Told of it there, its customer is told when it does not count.
    const path = `/api/admin/orders/${order.id}/payments/${order.paymentNotes[0]?.id}/void`;
    const headers = { 'idempotency-key': randomUUID() };
    const voided = await admin.owner.ask(path, { method: 'POST', body: { reason: 'A slip' }, headers });
    expect(voided.status).toBe(200);
    await admin.shop.settleDelayed();
    expect(
      listMails()
        .map((mail) => mail.subject)
        .slice(1),
    ).toEqual([`Correction: payment for order ${order.number}`]);
  },
);

test('a payment taken with an order and voided before the email about it has left is in no email: that one says what is true (P28.453)', async () => {
  const admin = await openAdmin();
  const contact = { ...makeContact(), email: 'guest@bakery.example' };
  const listMails = () => admin.shop.mails.filter(({ to }) => to === contact.email);
  const received = { way: 'cash', amount: 3_000 };
  const order = await admin.readOrder(await admin.take({ payment: 'on_delivery', contact, received }), 201);
  // In the third minute the payment has been told of, where its customer has an account, and the email about the order waits.
  await admin.db.execute(
    sql`update graphile_worker._private_jobs set run_at = run_at - interval '150 seconds'`,
  );
  await admin.shop.settle();
  expect(listMails()).toEqual([]);
  const path = `/api/admin/orders/${order.id}/payments/${order.paymentNotes[0]?.id}/void`;
  const headers = { 'idempotency-key': randomUUID() };
  await admin.owner.ask(path, { method: 'POST', body: { reason: 'A slip' }, headers });
  await admin.shop.settle();
  expect(listMails()).toEqual([]);
  await admin.shop.settleDelayed();
  expect(listMails().map(({ subject }) => subject)).toEqual([`Your order ${order.number} is confirmed`]);
  expect(listMails()[0]?.text).not.toContain('Already paid');
  expect(listMails()[0]?.text).toContain('Please have ₦8,000 ready when we deliver.');
});
