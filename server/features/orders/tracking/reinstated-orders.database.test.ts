import { describe, expect, test } from 'vitest';
import { openPaymentAdmin } from '../../../testing/payment-admin.ts';

/** A guest's order that was paid for too late and goes on under another number. */
async function openWithReinstated() {
  const admin = await openPaymentAdmin();
  const placed = await admin.placeHeld();
  const reference = await admin.start(placed);
  await admin.pass(25);
  await admin.sandbox.transactions.pay(reference);
  await admin.deliverMessages(reference);
  const { reinstatedAs } = await admin.readOrder(placed);
  if (!reinstatedAs) throw new Error('The order was not taken up.');
  return {
    admin,
    placed,
    oldPath: `/api/orders/${placed.order.id}`,
    newPath: `/api/orders/${reinstatedAs.id}`,
  };
}

describe('an order that goes on under another number', () => {
  test('is open to the guest who placed it, and to whoever has the link of the old one (P1.11, P9.4)', {
    tags: 'long',
  }, async () => {
    const { admin, placed, newPath } = await openWithReinstated();
    expect((await placed.visitor.ask(newPath)).status).toBe(200);
    const friend = admin.shop.visit();
    expect((await friend.ask(newPath)).status).toBe(404);
    await friend.post('/api/tracked-orders', { key: placed.trackingKey });
    expect((await friend.ask(newPath)).status).toBe(200);
  });

  test('is not open to a guest of another order (P1.11)', { tags: 'long' }, async () => {
    const { admin, newPath } = await openWithReinstated();
    const stranger = (await admin.placeAsGuest()).visitor;
    expect((await stranger.ask(newPath)).status).toBe(404);
  });

  test('closes with its own link and with that of the old one (P1.11)', { tags: 'long' }, async () => {
    const { placed, newPath } = await openWithReinstated();
    expect((await placed.visitor.delete(newPath.replace('orders', 'tracked-orders'))).status).toBe(204);
    expect((await placed.visitor.ask(newPath)).status).toBe(404);

    const other = await openWithReinstated();
    await other.placed.visitor.delete(other.oldPath.replace('orders', 'tracked-orders'));
    expect((await other.placed.visitor.ask(other.newPath)).status).toBe(404);
  });

  test('is claimed together with the old one', { tags: 'long' }, async () => {
    const { admin, placed, oldPath, newPath } = await openWithReinstated();
    const ada = await admin.shop.signInUser(placed.order.contact.email);
    for (const [name, key] of placed.visitor.cookies) ada.cookies.set(name, key);
    expect((await ada.post(`${oldPath}/claim`)).status).toBe(200);
    expect((await ada.ask(newPath)).status).toBe(200);
    expect((await placed.visitor.ask(newPath)).status).toBe(404);
  });
});
