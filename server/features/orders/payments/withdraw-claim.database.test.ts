import { expect, test } from 'vitest';
import { openPaymentAdmin, type PaymentAdmin, type PlacedByVisitor } from '../../../testing/payment-admin.ts';

const say = ({ visitor, order }: PlacedByVisitor) => visitor.post(`/api/orders/${order.id}/transfer`);
const takeBack = ({ visitor, order }: PlacedByVisitor) =>
  visitor.ask(`/api/orders/${order.id}/transfer`, { method: 'DELETE' });

async function countUnread({ owner }: PaymentAdmin): Promise<unknown> {
  return (await owner.ask('/notifications/unread')).json();
}

test('a transfer that was not sent after all is taken back, with its hold and its notices, and who did so is on record (P29.420, P29.421)', async () => {
  const admin = await openPaymentAdmin();
  const placed = await admin.placeHeld({ payment: 'transfer' });
  const { id } = placed.order;
  await admin.pass(235);
  const unread = await countUnread(admin);
  expect((await say(placed)).status).toBe(204);
  expect(await admin.readOrder(placed)).toMatchObject({ holdUntil: '2026-11-16T15:55:00.000Z' });
  expect(await countUnread(admin)).not.toEqual(unread);

  expect([(await takeBack(placed)).status, (await takeBack(placed)).status]).toEqual([204, 204]);
  expect(await countUnread(admin)).toEqual(unread);
  const shown = await admin.readOrderList(id);
  expect(shown).toMatchObject({
    status: 'pending_payment',
    holdUntil: '2026-11-16T15:00:00.000Z',
    attention: [],
    money: { transferClaimedAt: null },
  });
  expect(shown.activity.filter(({ action }) => action === 'order.transfer_not_sent')).toMatchObject([
    {
      by: null,
      at: '2026-11-16T14:55:00.000Z',
      details: { before: '2026-11-16T15:55:00.000Z', after: '2026-11-16T15:00:00.000Z' },
    },
  ]);

  // Sent now, it is said, and told, once more.
  await admin.pass(1);
  expect((await say(placed)).status).toBe(204);
  expect(await admin.readOrderList(id)).toMatchObject({
    holdUntil: '2026-11-16T15:56:00.000Z',
    attention: ['transfer_claimed'],
  });
});

test('a transfer is not taken back once a payment has arrived, nor by a stranger (P29.420)', async () => {
  const admin = await openPaymentAdmin();
  const placed = await admin.placeHeld({ payment: 'transfer' });
  await say(placed);
  const stranger = await admin.placeHeld({ payment: 'transfer' });
  expect((await takeBack({ ...placed, visitor: stranger.visitor })).status).toBe(404);
  await admin.settleByHand(placed.order.id, 'payments', { way: 'transfer', amount: 5_000 });
  const late = await takeBack(placed);
  expect([late.status, await late.json()]).toMatchObject([409, { code: 'payment_arrived' }]);
});
