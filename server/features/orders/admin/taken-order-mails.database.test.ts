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

  admin.shop.mails.length = 0;
  const part = await admin.readOrder(
    await admin.take({ payment: 'on_delivery', contact, received: { way: 'cash', amount: 3_000 } }),
    201,
  );
  await admin.shop.settleDelayed();
  const placed = admin.shop.mails.find(({ subject }) => subject === `Your order ${part.number} is confirmed`);
  expect(placed?.text).toContain('Please have ₦5,000 ready when we deliver.');
});
