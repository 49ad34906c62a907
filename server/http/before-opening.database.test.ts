import { expect, test } from 'vitest';
import { listEndpoints } from '../features/api-docs/list-endpoints.ts';
import { openShopApp } from '../testing/shop-app.ts';

test('a shop that is not open yet takes no order from visitors, by whichever way, and lets its staff try (P36.9)', async () => {
  const shop = await openShopApp({ isNotYetOpen: true });
  const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true });
  const closed = (await listEndpoints()).filter(({ needsOpenShop }) => needsOpenShop);
  const orders = ['POST /api/orders', 'POST /api/custom-orders', 'POST /api/vouchers'];
  expect(closed.map(({ method, path }) => `${method} ${path}`)).toEqual(expect.arrayContaining(orders));
  for (const { method, path } of closed) {
    const answer = await shop.visit().ask(path, { method, body: {} });
    expect([path, answer.status, await answer.json()]).toMatchObject([path, 503, { code: 'not_yet_open' }]);
    expect([path, (await owner.ask(path, { method, body: {} })).status]).not.toEqual([path, 503]);
  }
});
