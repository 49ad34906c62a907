import { randomUUID } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  markProductPicture,
  markShopPicture,
  writePlainSharePath,
} from '../../../../domain/discovery/share-picture.ts';
import { openProductAdmin } from '../../../testing/product-admin.ts';
import { changeProducts, publishProducts } from '../../../testing/publish-products.ts';
import { openShopApp, type ShopApp } from '../../../testing/shop-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { cleanSharePictures } from './share-picture-files.ts';

const SHOP = { name: 'Oyin Bakes', tagline: '' };
const cake = (name: string, pictureIds: readonly string[] = []) => ({
  id: 'honey-cake',
  name,
  pictures: pictureIds.map((id) => ({ id })),
});
const writePath = (...said: Parameters<typeof cake>) =>
  `/share-pictures/products/honey-cake/${markProductPicture(cake(...said), SHOP)}.jpg`;

async function listFiles({ files }: ShopApp): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list('share-pictures/')) keys.push(key);
  return keys.sort();
}

async function readPicture(answer: Response) {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height, isSmall: bytes.length <= 120_000 };
}

const SHARED = { format: 'jpeg', width: 1200, height: 630, isSmall: true };

function uploadNoise(owner: Pick<Visitor, 'post'>): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return upload(
    owner,
    sharp({ create: { width: 900, height: 900, channels: 3, background: 'white', noise } }),
  );
}

async function upload(owner: Pick<Visitor, 'post'>, picture: Sharp): Promise<string> {
  const answer = await owner.post('/api/admin/pictures', new Uint8Array(await picture.png().toBuffer()));
  return ((await answer.json()) as { id: string }).id;
}

describe('the share picture of a product', () => {
  test('is made once for anyone, small enough for a messenger, and may be kept for good', {
    tags: 'long',
  }, async () => {
    const shop = await openShopApp();
    await publishProducts(shop.db, ['honey-cake'], { name: 'Honey cake' });
    await shop.takeOverCatalogue();
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => shop.app.request(writePath('Honey cake'))),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(await readPicture(answer)).toEqual(SHARED);
    }
    expect(await listFiles(shop)).toHaveLength(1);
  });

  test('has another address once it shows something else; the old one leads there', async () => {
    const shop = await openShopApp();
    await publishProducts(shop.db, ['honey-cake'], { name: 'Honey cake' });
    await changeProducts(shop.db, ['honey-cake'], { name: 'Honey loaf', priceInKobo: 900_000 });
    await shop.takeOverCatalogue();
    const old = await shop.app.request(writePath('Honey cake'));
    expect([old.status, old.headers.get('location'), old.headers.get('cache-control')]).toEqual([
      302,
      writePath('Honey loaf'),
      'no-store',
    ]);
    expect((await shop.app.request(writePath('Honey loaf'))).status).toBe(200);
  });

  test('shows the product’s own picture, and stays small however crowded that is', {
    tags: 'long',
  }, async () => {
    const { shop, owner } = await openProductAdmin();
    const id = await uploadNoise(owner);
    await publishProducts(shop.db, ['honey-cake'], { name: 'Cake', pictures: [{ id, alt: 'A cake' }] });
    await shop.takeOverCatalogue();
    const answer = await shop.app.request(writePath('Cake', [id]));
    expect(await readPicture(answer)).toEqual(SHARED);
  });

  test.each(['Ƙosai & <b>ọmọ</b> 🎂', '🎂🎂', '\u2800\u2800', `${'W'.repeat(120)}`])(
    'can be made with the name %j',
    async (name) => {
      const shop = await openShopApp();
      await publishProducts(shop.db, ['honey-cake'], { name });
      await shop.takeOverCatalogue();
      expect(await readPicture(await shop.app.request(writePath(name)))).toEqual(SHARED);
    },
  );
});

test('the shop has a share picture of its own', { tags: 'long' }, async () => {
  const shop = await openShopApp();
  const answer = await shop.app.request(`/share-pictures/shop/${markShopPicture(SHOP)}.jpg`);
  expect(await readPicture(answer)).toEqual(SHARED);
  expect((await shop.app.request('/share-pictures/shop/0000000000000.jpg')).status).toBe(302);
});

test('any picture can be had plain, wide for links and square for catalogues', { tags: 'long' }, async () => {
  const { shop, owner } = await openProductAdmin();
  const id = await upload(
    owner,
    sharp({ create: { width: 400, height: 400, channels: 3, background: 'teal' } }),
  );
  expect(await readPicture(await shop.app.request(writePlainSharePath(id, 'wide')))).toEqual(SHARED);
  const square = await readPicture(await shop.app.request(writePlainSharePath(id, 'square')));
  expect(square).toMatchObject({ format: 'jpeg', width: 1080, height: 1080 });
});

test('what is not there cannot be had, and leaves nothing behind', async () => {
  const shop = await openShopApp();
  await publishProducts(shop.db, ['secret-cake'], { status: 'draft' });
  await shop.takeOverCatalogue();
  const paths = [
    '/share-pictures/products/secret-cake/0000000000000.jpg',
    '/share-pictures/products/..%2F..%2Fetc/passwd.jpg',
    `/share-pictures/pictures/${randomUUID()}/wide.jpg`,
    `/share-pictures/pictures/${randomUUID()}/tall.jpg`,
    '/share-pictures/pictures/..%2F..%2Fmaster/wide.jpg',
    '/share-pictures/pictures/%00/square.jpg',
  ];
  for (const path of paths) expect([path, (await shop.app.request(path)).status]).toEqual([path, 404]);
  expect(await listFiles(shop)).toEqual([]);
});

test('making pictures is counted, and showing those that are made is not', async () => {
  const shop = await openShopApp({ rateLimitFactor: 1 / 3_000 });
  await publishProducts(shop.db, ['honey-cake'], { name: 'Cake' });
  await shop.takeOverCatalogue();
  const ask = async (path: string) => (await shop.app.request(path)).status;
  expect(await ask(writePath('Cake'))).toBe(200);
  expect(await ask(`/share-pictures/shop/${markShopPicture(SHOP)}.jpg`)).toBe(429);
  expect(await ask(writePath('Cake'))).toBe(200);
});

test('what was made long ago makes room', async () => {
  const shop = await openShopApp();
  await shop.app.request(`/share-pictures/shop/${markShopPicture(SHOP)}.jpg`);
  await cleanSharePictures(shop.files, new Date(Date.now() + 59 * 86_400_000));
  expect(await listFiles(shop)).toHaveLength(1);
  await cleanSharePictures(shop.files, new Date(Date.now() + 61 * 86_400_000));
  expect(await listFiles(shop)).toEqual([]);
});
