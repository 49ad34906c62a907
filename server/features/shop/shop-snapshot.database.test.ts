import { expect, test } from 'vitest';
import { openShopApp } from '../../testing/shop-app.ts';
import { loadShopSnapshot } from './shop-snapshot.ts';

test('pages know where the server sends no email, and the profile that everybody reads is the same (P36.45)', async () => {
  const { db, visit } = await openShopApp();
  const load = (sendsNoEmail?: boolean) =>
    loadShopSnapshot(db, 'https://shop.example', undefined, sendsNoEmail);
  expect((await load(true)).read().sendsNoEmail).toBe(true);
  expect((await load()).read()).not.toHaveProperty('sendsNoEmail');
  expect(await (await visit().ask('/api/shop')).json()).not.toHaveProperty('sendsNoEmail');
});
