import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { messages } from '../../../database/schema/messages.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { openPaymentAdmin } from '../../../testing/payment-admin.ts';

type Admin = Awaited<ReturnType<typeof openPaymentAdmin>>;

/** As the queue does once the wait is over. */
async function sendPlacedMail({ db, shop }: Admin, orderId: string): Promise<void> {
  const isPlaced = and(eq(messages.orderId, orderId), eq(messages.kind, 'order_placed'));
  const rows = await db.select().from(messages).where(isPlaced);
  for (const { id, channel } of rows) {
    if (channel === 'email') await addJob(db, 'send-message', { messageId: id });
  }
  await shop.settle();
}

test('an order that is paid at once is told of in one mail, with its items and what was paid (P25.8, P29.394)', {
  tags: 'long',
}, async () => {
  const admin = await openPaymentAdmin();
  const placed = await admin.placeHeld({ payment: 'card' });
  const { id, number, contact } = placed.order;
  await admin.shop.settle();
  const sent = () => admin.shop.mails.filter(({ to }) => to === contact.email);
  expect(sent()).toEqual([]);

  await admin.pay(placed);
  await admin.shop.settle();
  await sendPlacedMail(admin, id);
  expect(sent().map(({ subject }) => subject)).toEqual([`Your order ${number} is confirmed`]);
  expect(sent()[0]?.text).toContain('Honey Cake');
  expect(sent()[0]?.text).toContain('Paid: ₦8,000');
  // P29.394: whoever has paid is greeted by name.
  expect(sent()[0]?.text).toContain(`Hello ${contact.name},`);
});

test('an order that stays unpaid is told of a little later, with the way to pay (P25.8)', async () => {
  const admin = await openPaymentAdmin();
  const { order } = await admin.placeHeld({ payment: 'card' });
  await sendPlacedMail(admin, order.id);
  const mails = admin.shop.mails.filter(({ to }) => to === order.contact.email);
  expect(mails.map(({ subject }) => subject)).toEqual([`Pay to confirm order ${order.number} – Oyin Bakes`]);
  expect(mails[0]?.text).toContain('Pay now:');
});
