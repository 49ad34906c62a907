import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '../../../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../../../domain/custom-orders/link/design-text.ts';
import { openCustomOrderAdmin } from '../../../testing/custom-order-admin.ts';
import { escapeForAddress, ODD_PATH_PARTS, ODD_TEXTS } from '../../../testing/hostile-input.ts';
import { openShopApp } from '../../../testing/shop-app.ts';
import {
  CAKE_PICTURES_PREFIX,
  cleanCakePictures,
  createCakePictureRoom,
  writeCakePictureKey,
} from './cake-picture-files.ts';

const DESIGN = writeDesignText({
  ...DEFAULT_DESIGN,
  inscription: { ...DEFAULT_DESIGN.inscription, text: 'Happy birthday Ada' },
});

async function listFiles(files: Awaited<ReturnType<typeof openShopApp>>['files']): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list(CAKE_PICTURES_PREFIX))
    keys.push(key.slice(key.lastIndexOf('/') + 1));
  return keys.sort();
}

describe('the picture of a design', () => {
  test('is composed once for all who ask, in each of its forms, and may be kept for good', {
    tags: 'long',
  }, async () => {
    const shop = await openShopApp();
    const ask = (name: string, headers: Record<string, string> = {}) =>
      shop.app.request(`/cake-pictures/${DESIGN}/${name}`, { headers });
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask('800.webp')));
    const [first, ...others] = await Promise.all(
      answers.map(async (answer) => Buffer.from(await answer.arrayBuffer()).toString('base64')),
    );
    for (const other of others) expect(other).toBe(first);
    const tag = (await ask('800.webp')).headers.get('etag') ?? '';
    expect((await ask('800.webp', { 'if-none-match': tag })).status).toBe(304);

    for (const [name, format, width, height] of [
      ['320.webp', 'webp', 320, 320],
      ['320.avif', 'heif', 320, 320],
      ['800.webp', 'webp', 800, 800],
      ['800.avif', 'heif', 800, 800],
      ['800.png', 'png', 800, 800],
      ['share.png', 'png', 1200, 630],
    ] as const) {
      const answer = await ask(name);
      expect(answer.status, name).toBe(200);
      expect(answer.headers.get('content-type')).toBe(`image/${name.split('.')[1]}`);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([picture.format, picture.width, picture.height]).toEqual([format, width, height]);
    }
  });

  test('is kept as a file once it is ordered or shared; of what was only tried out nothing is (P21.19)', async () => {
    const admin = await openCustomOrderAdmin();
    const { shop } = admin;
    expect((await shop.app.request(`/cake-pictures/${DESIGN}/800.webp`)).status).toBe(200);
    expect(await listFiles(shop.files)).toEqual([]);
    await shop.app.request(`/cake-pictures/${DESIGN}/share.png`);
    expect(await listFiles(shop.files)).toEqual(['share.png']);

    const { design } = await admin.ask();
    await shop.app.request(`/cake-pictures/${design}/800.webp`);
    const stored = ['320.avif', '320.webp', '800.avif', '800.png', '800.webp', 'share.png'];
    expect(await listFiles(shop.files)).toEqual(stored);
  });

  test('is shown by mail programs in a browser and by other sites, where it is made for them (P37.41)', async () => {
    const shop = await openShopApp();
    const readPolicy = async (name: string) =>
      (await shop.app.request(`/cake-pictures/${DESIGN}/${name}`)).headers.get(
        'cross-origin-resource-policy',
      );
    expect(await readPolicy('800.png')).toBe('cross-origin');
    expect(await readPolicy('320.webp')).toBe('same-origin');
  });

  test('so many bytes are kept, and the oldest go first (P21.15)', async () => {
    const { files } = await openShopApp();
    const room = createCakePictureRoom(files, 1_000);
    const add = async (design: string, bytes: number) => {
      const file = { bytes: Buffer.alloc(bytes), contentType: 'image/png' };
      await files.put(writeCakePictureKey(design, 'share.png'), file);
      await room.add(bytes);
    };
    const isStored = async (design: string) =>
      (await files.get(writeCakePictureKey(design, 'share.png'))) !== undefined;
    for (const design of ['first', 'second', 'third', 'fourth', 'fifth']) await add(design, 290);
    expect(await isStored('first')).toBe(false);
    expect(await isStored('fifth')).toBe(true);
    let total = 0;
    for await (const { bytes } of files.list(CAKE_PICTURES_PREFIX)) total += bytes;
    expect(total).toBeLessThanOrEqual(1_000);
  });

  test('a nearly full disk keeps none, and whoever asked gets it all the same (P21.15)', {
    tags: 'long',
  }, async () => {
    const { files } = await openShopApp();
    const shop = await openShopApp({ files: { ...files, hasRoom: async () => false } });
    expect((await shop.app.request(`/cake-pictures/${DESIGN}/share.png`)).status).toBe(200);
    expect(await listFiles(files)).toEqual([]);
  });

  test('what was composed long ago makes room', async () => {
    const { files } = await openShopApp();
    const file = { bytes: Buffer.alloc(1), contentType: 'image/png' };
    await files.put(writeCakePictureKey(DESIGN, 'share.png'), file);
    await cleanCakePictures(files, new Date(Date.now() + 59 * 86_400_000));
    expect(await listFiles(files)).toEqual(['share.png']);
    await cleanCakePictures(files, new Date(Date.now() + 61 * 86_400_000));
    expect(await listFiles(files)).toEqual([]);
  });
});

test('whatever is asked for in its place is not there, politely', { tags: 'long' }, async () => {
  const shop = await openShopApp();
  const oddTexts = ODD_TEXTS.map(escapeForAddress).filter((text) => text !== '' && !text.includes('/'));
  const paths = [...ODD_PATH_PARTS, ...oddTexts, DESIGN.slice(0, -1), `${DESIGN}x`].flatMap((part) => [
    `/cake-pictures/${part}/800.webp`,
    `/cake-pictures/${DESIGN}/${part}`,
    `/cake-pictures/${DESIGN}/${part}.png`,
  ]);
  for (const path of [...paths, `/cake-pictures/${DESIGN}/801.webp`, `/cake-pictures/${DESIGN}/share.webp`]) {
    const { status } = await shop.app.request(path);
    expect([path, status < 500 && status !== 200 ? 'refused' : status]).toEqual([path, 'refused']);
  }
  expect(await listFiles(shop.files)).toEqual([]);
});

test('composing is counted, and showing what is there is not', { tags: 'long' }, async () => {
  const shop = await openShopApp({ rateLimitFactor: 1 / 600 });
  const other = writeDesignText({ ...DEFAULT_DESIGN, stand: 'wood' });
  expect((await shop.app.request(`/cake-pictures/${DESIGN}/share.png`)).status).toBe(200);
  expect((await shop.app.request(`/cake-pictures/${other}/share.png`)).status).toBe(429);
  expect((await shop.app.request(`/cake-pictures/${DESIGN}/share.png`)).status).toBe(200);
});
