import { expect, test } from 'vitest';
import { openReviewedShop, SAID } from '../../testing/reviewed-shop.ts';

test('what somebody said is in the copy of their data (P40.12)', async () => {
  const shop = await openReviewedShop();
  const { order, visitor, path } = await shop.receive();
  await visitor.put(path, SAID);
  await shop.receive();
  const owner = await shop.shop.signInUser('ada-owner@bakery.example', { isAdmin: true });
  for (const whose of [{ email: order.contact.email, phone: '' }, { phone: order.contact.phone }]) {
    const copy = await owner.post('/api/admin/people/export', whose);
    expect(await copy.json()).toMatchObject({ reviews: [{ order: order.number, text: SAID.text }] });
  }
});
