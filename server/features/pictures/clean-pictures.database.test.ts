import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pictureSchema } from '../../../contract/pictures.ts';
import { HOUSE_BRAND } from '../../../domain/shop/brand/brand.ts';
import { productPictures } from '../../database/schema/catalogue.ts';
import { pictures } from '../../database/schema/pictures.ts';
import { inTransaction } from '../../database/transaction.ts';
import { openOrderAdmin } from '../../testing/order-admin.ts';
import { openShopApp, type ShopApp } from '../../testing/shop-app.ts';
import { cleanPictures } from './clean-pictures.ts';
import { makePicture } from './testing/made-up-pictures.ts';

const HOUR_MS = 3_600_000;

async function prepare(given?: ShopApp) {
  const shop = given ?? (await openShopApp());
  const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true });
  return {
    shop,
    owner,
    cleanAfterHours: (hours: number) =>
      cleanPictures({ db: shop.db, files: shop.files, now: () => new Date(Date.now() + hours * HOUR_MS) }),

    async upload(): Promise<string> {
      const bytes = await makePicture({ width: 200, height: 200, format: 'jpeg' });
      const answer = await owner.post('/api/admin/pictures', bytes);
      const { id } = pictureSchema.parse(await answer.json());
      await shop.app.request(`/pictures/${id}/160.avif`);
      return id;
    },

    async addProduct(pictureId: string): Promise<string> {
      const body = {
        name: 'Honey cake',
        category: 'Cakes',
        price: 100,
        pictures: [{ id: pictureId, alt: '' }],
      };
      const answer = await owner.post('/api/products', body);
      expect(answer.status, await answer.clone().text()).toBe(201);
      return ((await answer.json()) as { id: string }).id;
    },
  };
}

async function listPictures(shop: ShopApp): Promise<string[]> {
  const rows = await shop.db.select({ id: pictures.id }).from(pictures);
  return rows.map(({ id }) => id).sort();
}

async function listFolders(shop: ShopApp): Promise<string[]> {
  const folders = new Set<string>();
  for await (const { key } of shop.files.list('pictures/')) folders.add(key.split('/')[1] ?? '');
  return [...folders].sort();
}

test('a picture that nothing shows goes after a day, with all its files, and one that a product shows stays', async () => {
  const { shop, upload, addProduct, cleanAfterHours } = await prepare();
  const [used, unused] = [await upload(), await upload()];
  await addProduct(used);
  await cleanAfterHours(23);
  expect(await listPictures(shop)).toEqual([used, unused].sort());
  await cleanAfterHours(25);
  expect(await listPictures(shop)).toEqual([used]);
  expect(await listFolders(shop)).toEqual([used]);
  expect((await shop.app.request(`/pictures/${unused}/200.webp`)).status).toBe(404);
  expect((await shop.app.request(`/pictures/${used}/200.webp`)).status).toBe(200);
});

test('an archived product keeps its pictures, because it can be brought back', async () => {
  const { shop, owner, upload, addProduct, cleanAfterHours } = await prepare();
  const picture = await upload();
  const product = await addProduct(picture);
  expect((await owner.delete(`/api/products/${product}`)).status).toBeLessThan(300);
  await cleanAfterHours(25);
  expect(await listPictures(shop)).toEqual([picture]);
});

test('the picture of a category stays until it is taken off (P23.13)', { tags: 'long' }, async () => {
  const { shop, owner, upload, addProduct, cleanAfterHours } = await prepare();
  const [onProduct, ofCategory] = [await upload(), await upload()];
  await addProduct(onProduct);
  const set = (pictureId: string | null) =>
    owner.put('/api/admin/categories/picture', { name: 'Cakes', pictureId });
  expect((await set(ofCategory)).status).toBe(200);
  await cleanAfterHours(25);
  expect(await listPictures(shop)).toEqual([onProduct, ofCategory].sort());
  await set(null);
  await cleanAfterHours(25);
  expect(await listPictures(shop)).toEqual([onProduct]);
});

test('the logo of the brand stays, and that of the brand before, which can come back (P36.1)', {
  tags: 'long',
}, async () => {
  const { shop, owner, upload, cleanAfterHours } = await prepare();
  const [before, now] = [await upload(), await upload()];
  await upload();
  for (const id of [before, now]) {
    const brand = { ...HOUSE_BRAND, logo: { id, width: 200, height: 200 } };
    expect((await owner.put('/api/admin/brand', brand)).status).toBe(200);
  }
  await cleanAfterHours(25);
  expect(await listPictures(shop)).toEqual([before, now].sort());
});

test('a picture taken off its product is one that nothing shows', { tags: 'long' }, async () => {
  const { shop, owner, upload, addProduct, cleanAfterHours } = await prepare();
  const [before, after] = [await upload(), await upload()];
  const product = await addProduct(before);
  await owner.put(`/api/products/${product}`, { pictures: [{ id: after, alt: 'A cake' }] });
  await cleanAfterHours(25);
  expect(await listPictures(shop)).toEqual([after]);
});

test('a picture that an order shows stays, although its product has another one and is in the archive by now', async () => {
  const admin = await openOrderAdmin();
  const { shop, owner, upload, cleanAfterHours } = await prepare(admin.shop);
  const [ordered, later] = [await upload(), await upload()];
  await owner.put('/api/products/honey-cake', { pictures: [{ id: ordered, alt: 'A cake' }] });
  await admin.placeAsGuest();
  await owner.put('/api/products/honey-cake', { pictures: [{ id: later, alt: 'A cake' }] });
  await owner.delete('/api/products/honey-cake');
  await cleanAfterHours(25);
  expect(await listPictures(shop)).toEqual([ordered, later].sort());
});

test('files that a crash left without their row go after a day', async () => {
  const { shop, upload, cleanAfterHours } = await prepare();
  const known = await upload();
  await shop.db.update(pictures).set({ createdAt: new Date(Date.now() + 48 * HOUR_MS) });
  const lost = randomUUID();
  const file = { bytes: Buffer.from('lost'), contentType: 'image/webp' };
  for (const name of ['master.webp', '160.avif']) await shop.files.put(`pictures/${lost}/${name}`, file);
  await cleanAfterHours(23);
  expect(await listFolders(shop)).toEqual([known, lost].sort());
  await cleanAfterHours(25);
  expect(await listFolders(shop)).toEqual([known]);
});

test('a picture that is being put on a product at this very moment stays, whoever comes first', {
  tags: 'long',
}, async () => {
  const { shop, upload, addProduct, cleanAfterHours } = await prepare();
  const other = await upload();
  const product = await addProduct(other);
  const picture = await upload();
  await inTransaction(shop.db, async (tx) => {
    await tx.select().from(pictures).where(eq(pictures.id, picture)).for('key share');
    await cleanAfterHours(25);
    await tx.insert(productPictures).values({ productId: product, pictureId: picture, position: 1, alt: '' });
  });
  await cleanAfterHours(25);
  expect(await listPictures(shop)).toEqual([other, picture].sort());
  expect(await listFolders(shop)).toEqual([other, picture].sort());
});

test('a picture that has just gone cannot be put on a product', async () => {
  const { owner, upload, cleanAfterHours } = await prepare();
  const picture = await upload();
  await cleanAfterHours(25);
  const body = { name: 'Honey cake', category: 'Cakes', price: 100, pictures: [{ id: picture, alt: '' }] };
  const answer = await owner.post('/api/products', body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'unknown_picture' });
});

test('many unused pictures go in several rounds, and two nodes at it do not stumble over each other', async () => {
  const { shop, cleanAfterHours } = await prepare();
  const row = { width: 10, height: 10, placeholder: 'data:,' };
  await shop.db.insert(pictures).values(Array.from({ length: 250 }, () => row));
  await Promise.all([cleanAfterHours(25), cleanAfterHours(25)]);
  expect(await listPictures(shop)).toEqual([]);
});

test('pictures of posts stay: covers, those in the text, and those of older versions', {
  tags: 'long',
}, async () => {
  const { shop, owner, upload, cleanAfterHours } = await prepare();
  const [cover, inText, oldCover, oldInText] = [
    await upload(),
    await upload(),
    await upload(),
    await upload(),
  ];
  await upload();
  const write = (coverId: string, pictureId: string) => ({
    title: 'Heat',
    coverId,
    coverAlt: 'A cake',
    body: `![A cake](/pictures/${pictureId})`,
  });
  const created = await owner.ask('/api/admin/content/posts', {
    method: 'POST',
    headers: { 'idempotency-key': 'a-post-with-pictures' },
    body: write(oldCover, oldInText),
  });
  const { id } = (await created.json()) as { id: string };
  const changed = await owner.put(`/api/admin/content/posts/${id}`, { ...write(cover, inText), version: 1 });
  expect(changed.status).toBe(200);
  await cleanAfterHours(25);
  expect(await listPictures(shop)).toEqual([cover, inText, oldCover, oldInText].sort());
});
