import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { storedWishlistSchema } from '../../../contract/wishlist.ts';
import { WISHLIST_MAX } from '../../../domain/wishlist/wishlist.ts';
import { products } from '../../database/schema/catalogue.ts';
import { publishProducts } from '../../testing/publish-products.ts';
import { openShopApp, PASSWORD, type ShopApp } from '../../testing/shop-app.ts';

type Customer = Awaited<ReturnType<ShopApp['signInUser']>>;

const read = async (customer: Pick<Customer, 'ask'>) =>
  storedWishlistSchema
    .parse(await (await customer.ask('/api/wishlist')).json())
    .items.map(({ productId }) => productId);
const change = ({ userId, patch }: Customer, added: readonly string[], removed: readonly string[] = []) =>
  patch('/api/wishlist', { ownerId: userId, added, removed });

test('a wishlist follows its customer to another device and is nobody else’s (P43.2)', async () => {
  const shop = await openShopApp();
  await publishProducts(shop.db, ['puff-puff', 'meat-pie', 'old-cake']);
  const ada = await shop.signInUser('ada@bakery.example');
  await change(ada, ['puff-puff', 'old-cake', 'never-heard-of']);
  await change(ada, ['meat-pie', 'puff-puff'], ['no-such-thing']);
  const phone = shop.visit();
  await phone.signIn(ada.email, PASSWORD);
  expect((await read(phone)).toSorted()).toEqual(['meat-pie', 'old-cake', 'puff-puff']);

  const bola = await shop.signInUser('bola@bakery.example');
  expect((await change({ ...bola, userId: ada.userId }, [], ['puff-puff'])).status).toBe(409);
  expect(await read(bola)).toEqual([]);

  await shop.db.update(products).set({ status: 'archived' }).where(eq(products.id, 'old-cake'));
  expect(await (await ada.ask('/api/wishlist')).json()).toMatchObject({
    items: expect.arrayContaining([{ productId: 'old-cake', name: expect.any(String) }]),
  });
  await change(ada, [], ['old-cake', 'puff-puff']);
  expect(await read(ada)).toEqual(['meat-pie']);
  const exported = await (await ada.post('/api/account/export')).json();
  expect(exported).toMatchObject({ wishlist: [{ productId: 'meat-pie' }] });
});

test('a wishlist ends at its limit, however many devices save at once (P43.2)', async () => {
  const shop = await openShopApp();
  const ids = Array.from({ length: WISHLIST_MAX + 20 }, (_, index) => `pie-${index}`);
  await publishProducts(shop.db, ids);
  const ada = await shop.signInUser('ada@bakery.example');
  const parts = [ids.slice(0, 60), ids.slice(30, 90), ids.slice(60)];
  const answers = await Promise.all(parts.map((part) => change(ada, part)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await read(ada)).toHaveLength(WISHLIST_MAX);
});
