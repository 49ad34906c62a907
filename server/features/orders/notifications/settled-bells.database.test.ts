import { expect, test } from 'vitest';
import { openPaymentAdmin } from '../../../testing/payment-admin.ts';
import { openReviewedShop, SAID } from '../../../testing/reviewed-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';

async function listUnread(visitor: Visitor): Promise<readonly string[]> {
  const listed = (await (await visitor.ask('/notifications')).json()) as { text: string; read: boolean }[];
  return listed.filter(({ read }) => !read).map(({ text }) => text);
}

test('a transfer that arrived, a request that was withdrawn and money that fits again wait at no bell (P28.409)', {
  tags: 'long',
}, async () => {
  const admin = await openPaymentAdmin();
  const placed = await admin.placeHeld({ payment: 'transfer' });
  const { id, total } = placed.order;
  const readUnread = async () =>
    (await listUnread(admin.owner)).filter((text) => !text.includes('ordered for'));
  await placed.visitor.post(`/api/orders/${id}/transfer`);
  expect(await readUnread()).toEqual([expect.stringContaining('says they’ve paid')]);
  await admin.settleByHand(id, 'payments', { way: 'transfer', amount: total });
  expect(await readUnread()).toEqual([]);

  await placed.visitor.post(`/api/orders/${id}/change-request`, { words: 'A candle, please' });
  expect(await readUnread()).toEqual([expect.stringContaining('asks to change')]);
  await placed.visitor.ask(`/api/orders/${id}/change-request`, { method: 'DELETE' });
  expect(await readUnread()).toEqual([]);

  const part = await admin.placeHeld({ payment: 'card' });
  await admin.pay(part, { amountInKobo: 100_000 });
  expect(await readUnread()).toEqual([expect.stringContaining('doesn’t match its total')]);
  await admin.settleByHand(part.order.id, 'payments', { way: 'cash', amount: part.order.total - 1_000 });
  expect(await readUnread()).toEqual([]);
});

test('a review that waits for approval is told and counted until somebody decides (P28.406, P28.409)', async () => {
  const shop = await openReviewedShop();
  const owner = await shop.shop.signInUser('owner@bakery.example', { isAdmin: true });
  const readWaiting = async () => {
    const dashboard = await (await owner.ask('/api/admin/dashboard')).json();
    const { attention } = dashboard as { attention: { reviews: number } };
    const aboutReviews = (await listUnread(owner)).filter((text) => text.includes('reviewed'));
    return [attention.reviews, aboutReviews.length];
  };
  const { visitor, path } = await shop.receive();
  expect(await readWaiting()).toEqual([0, 0]);
  await visitor.put(path, SAID);
  await visitor.put(path, { ...SAID, stars: 4 });
  expect(await readWaiting()).toEqual([1, 1]);
  const [waiting] = (await shop.readAdminList()).data;
  await shop.desk.post(`/api/admin/reviews/${waiting?.id}/publish`, { version: waiting?.version });
  expect(await readWaiting()).toEqual([0, 0]);
});
