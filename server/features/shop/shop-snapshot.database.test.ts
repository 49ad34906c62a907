import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { BLANK_SHOP_PROFILE } from '../../../domain/shop/profile.ts';
import { SHOP_PROFILE_KEY, settings } from '../../database/schema/settings.ts';
import { inTransaction } from '../../database/transaction.ts';
import { openShopApp } from '../../testing/shop-app.ts';
import { findShopProfile, writeShopProfile } from './shop.store.ts';
import { loadShopSnapshot } from './shop-snapshot.ts';

test('pages know where the server sends no email, and the profile that everybody reads is the same (P36.45)', async () => {
  const { db, visit } = await openShopApp();
  const load = (sendsNoEmail?: boolean) =>
    loadShopSnapshot(db, 'https://shop.example', undefined, sendsNoEmail);
  expect((await load(true)).read().sendsNoEmail).toBe(true);
  expect((await load()).read()).not.toHaveProperty('sendsNoEmail');
  expect(await (await visit().ask('/api/shop')).json()).not.toHaveProperty('sendsNoEmail');
});

test('a shop that once named an address for support alone has that one, and the previous version reads what is written (P29.442)', async () => {
  const { db } = await openShopApp();
  const write = async (email: string, supportEmail: string) => {
    const value = { ...BLANK_SHOP_PROFILE, email, supportEmail };
    await db
      .insert(settings)
      .values({ key: SHOP_PROFILE_KEY, value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
  };
  await write('', 'support@shop.example');
  expect((await findShopProfile(db))?.email).toBe('support@shop.example');
  await write('hello@shop.example', 'support@shop.example');
  const read = await findShopProfile(db);
  expect(read).toEqual({ ...BLANK_SHOP_PROFILE, email: 'hello@shop.example' });

  await inTransaction(db, (tx) => writeShopProfile(tx, { ...BLANK_SHOP_PROFILE, email: 'new@shop.example' }));
  const [row] = await db.select().from(settings).where(eq(settings.key, SHOP_PROFILE_KEY));
  expect(row?.value).toMatchObject({ email: 'new@shop.example', supportEmail: 'new@shop.example' });
});
