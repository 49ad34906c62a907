import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pictureSchema } from '../../../contract/pictures.ts';
import { FileFault, type FilePort } from '../../ports/files.ts';
import { openShopApp, type ShopApp } from '../../testing/shop-app.ts';
import { sharp } from './picture-library.ts';
import { makePicture } from './testing/made-up-pictures.ts';

async function upload(shop: ShopApp, width = 500, height = 400) {
  const owner = await shop.signInUser(`${randomUUID()}@bakery.example`, { isAdmin: true });
  const answer = await owner.post(
    '/api/admin/pictures',
    await makePicture({ width, height, format: 'jpeg' }),
  );
  return pictureSchema.parse(await answer.json());
}

/** Counts what is asked of the files. */
function watchFiles(files: FilePort) {
  const counts = { gets: 0, puts: 0 };
  const watched: FilePort = {
    ...files,
    get: (key) => {
      counts.gets += 1;
      return files.get(key);
    },
    put: (key, file) => {
      counts.puts += 1;
      return files.put(key, file);
    },
  };
  return { counts, watched };
}

describe('a picture in some width and form', () => {
  test.each(['avif', 'webp'] as const)('is sent as %s to anyone, to be kept for good', async (format) => {
    const shop = await openShopApp();
    const { id } = await upload(shop);
    const answer = await shop.app.request(`/pictures/${id}/320.${format}`);
    expect(answer.status).toBe(200);
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(headers['set-cookie']).toBeUndefined();
    const bytes = Buffer.from(await answer.arrayBuffer());
    const expected = format === 'avif' ? { format: 'heif', compression: 'av1' } : { format: 'webp' };
    expect(await sharp(bytes).metadata()).toMatchObject({ ...expected, width: 320, height: 256 });
    expect((await shop.files.get(`pictures/${id}/320.${format}`))?.equals(bytes)).toBe(true);

    const again = await shop.app.request(`/pictures/${id}/320.${format}`, {
      headers: { 'if-none-match': headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
    const head = await shop.app.request(`/pictures/${id}/320.${format}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  });

  test('is there in the listed widths and in its own, and in nothing else', { tags: 'long' }, async () => {
    const shop = await openShopApp();
    const { id } = await upload(shop);
    const statusOf = async (path: string) => (await shop.app.request(path)).status;
    for (const width of [160, 320, 480, 500]) {
      expect([width, await statusOf(`/pictures/${id}/${width}.webp`)]).toEqual([width, 200]);
    }
    for (const wrong of [
      '501.webp',
      '321.webp',
      '0320.webp',
      '1.webp',
      '0.webp',
      '-320.webp',
      '99999.webp',
      '320.jpeg',
      '320.png',
      '320.WEBP',
      '320.webp.avif',
      '320',
      'master.webp',
      '..%2fmaster.webp',
      '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '320.webp%00',
    ]) {
      const answer = await shop.app.request(`/pictures/${id}/${wrong}`);
      expect([wrong, answer.status]).toEqual([wrong, 404]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toEqual({
        message: 'We can’t find this picture.',
        code: 'no_such_picture',
      });
    }
    expect(await statusOf(`/pictures/${id.toUpperCase()}/320.webp`)).toBe(404);
    expect(await statusOf(`/pictures/${randomUUID()}/320.webp`)).toBe(404);
    expect(await statusOf('/pictures/..%2f..%2fetc/320.webp')).toBe(404);
  });

  test('that is wider than the picture is the picture as wide as it is, kept once', async () => {
    const shop = await openShopApp();
    const { id } = await upload(shop, 320, 240);
    const answers = [];
    for (const width of [320, 480, 640])
      answers.push(await shop.app.request(`/pictures/${id}/${width}.avif`));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect(await shop.files.get(`pictures/${id}/480.avif`)).toBeUndefined();
  });

  test('that cannot exist costs no look at the files', async () => {
    const first = await openShopApp();
    const { id } = await upload(first);
    const { counts, watched } = watchFiles(first.files);
    const shop = await openShopApp({ database: first.database, files: watched });
    for (const path of [`${randomUUID()}/320.webp`, `${id}/333.webp`, `${id}/320.gif`, 'nothing/320.webp']) {
      expect((await shop.app.request(`/pictures/${path}`)).status).toBe(404);
    }
    expect(counts).toEqual({ gets: 0, puts: 0 });
  });

  test('is made once however many ask, and then comes from memory', async () => {
    const first = await openShopApp();
    const { id } = await upload(first);
    const { counts, watched } = watchFiles(first.files);
    const shop = await openShopApp({ database: first.database, files: watched });
    const asks = Array.from({ length: 20 }, () => shop.app.request(`/pictures/${id}/160.avif`));
    const tags = (await Promise.all(asks)).map(({ headers }) => headers.get('etag'));
    expect(new Set(tags).size).toBe(1);
    // Its own file, which is not there yet, and the master.
    expect(counts).toEqual({ gets: 2, puts: 1 });
    expect((await shop.app.request(`/pictures/${id}/160.avif`)).status).toBe(200);
    expect(shop.pictures.renditions.cachedFor(`/pictures/${id}/160.avif`)?.status).toBe(200);
    expect(counts).toEqual({ gets: 2, puts: 1 });
  });

  test('that one node made is the same on the other', async () => {
    const first = await openShopApp();
    const second = await openShopApp({ database: first.database, files: first.files });
    const { id } = await upload(first);
    const tagOn = async (shop: ShopApp) =>
      (await shop.app.request(`/pictures/${id}/160.avif`)).headers.get('etag');
    expect(await tagOn(second)).toBe(await tagOn(first));
  });

  test('is sent even when it cannot be kept', { tags: 'long' }, async () => {
    const first = await openShopApp();
    const { id } = await upload(first);
    const full: FilePort = { ...first.files, put: () => Promise.reject(new FileFault('The disk is full.')) };
    const shop = await openShopApp({ database: first.database, files: full });
    expect((await shop.app.request(`/pictures/${id}/160.avif`)).status).toBe(200);
  });

  test('is no part of the API: a write is refused', async () => {
    const shop = await openShopApp();
    const { id } = await upload(shop);
    expect((await shop.app.request(`/pictures/${id}/160.avif`, { method: 'DELETE' })).status).toBe(405);
  });
});
