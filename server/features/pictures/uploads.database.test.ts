import { describe, expect, test } from 'vitest';
import { pictureSchema } from '../../../contract/pictures.ts';
import { pictures } from '../../database/schema/pictures.ts';
import type { FilePort } from '../../ports/files.ts';
import { openShopApp, SHOP_URL } from '../../testing/shop-app.ts';
import { sharp } from './picture-library.ts';
import { makeGpsJpeg, makeHugePng, makePicture, PDF_TEXT, SVG_TEXT } from './testing/made-up-pictures.ts';

const PATH = '/api/admin/pictures';
const MEGABYTE = 1024 * 1024;

async function listFiles(files: FilePort): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list('pictures/')) keys.push(key);
  return keys.sort();
}

async function openWithOwner() {
  const shop = await openShopApp();
  const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true });
  return { shop, owner };
}

describe('uploading a picture', () => {
  test('is for administrators alone', async () => {
    const shop = await openShopApp();
    const jpeg = await makePicture({ width: 60, height: 40, format: 'jpeg' });
    expect((await shop.visit().post(PATH, jpeg)).status).toBe(401);
    const customer = await shop.signInUser('ada@bakery.example');
    expect((await customer.post(PATH, jpeg)).status).toBe(403);
    expect(await shop.db.$count(pictures)).toBe(0);
    expect(await listFiles(shop.files)).toEqual([]);
  });

  test('is refused early, and clearly, while the disk is nearly full (P21.15)', async () => {
    const { files } = await openShopApp();
    const shop = await openShopApp({ files: { ...files, hasRoom: async () => false } });
    const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true });
    const answer = await owner.post(PATH, await makePicture({ width: 60, height: 40, format: 'jpeg' }));
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'storage_full' }]);
    expect(await listFiles(files)).toEqual([]);
  });

  test('goes on for others while one person’s pictures arrive slowly (P21.16)', async () => {
    const { shop, owner } = await openWithOwner();
    const other = await shop.signInUser('other@bakery.example', { isAdmin: true });
    const jpeg = await makePicture({ width: 60, height: 40, format: 'jpeg' });
    const held = Array.from({ length: 3 }, () => new TransformStream<Uint8Array, Uint8Array>());
    const slow = held.map(({ readable: body }) => owner.ask(PATH, { method: 'POST', body }));
    await expect
      .poll(async () => (await owner.post(PATH, new Uint8Array(0))).json())
      .toMatchObject({ code: 'uploads_under_way' });
    expect((await other.post(PATH, jpeg)).status).toBe(201);
    for (const { writable } of held) {
      const writer = writable.getWriter();
      await writer.write(new Uint8Array(jpeg));
      await writer.close();
    }
    for (const answer of slow) expect((await answer).status).toBe(201);
    expect((await owner.post(PATH, jpeg)).status).toBe(201);
  });

  test('gives back its id, size and placeholder, and keeps a clean copy of our own making', async () => {
    const { shop, owner } = await openWithOwner();
    const answer = await owner.post(PATH, await makeGpsJpeg({ width: 60, height: 40, orientation: 6 }));
    expect(answer.status).toBe(201);
    const picture = pictureSchema.parse(await answer.json());
    expect(picture).toMatchObject({ width: 40, height: 60 });
    expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(await shop.db.select().from(pictures)).toMatchObject([picture]);

    const master = await shop.files.get(`pictures/${picture.id}/master.webp`);
    const facts = await sharp(master).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 40, height: 60 });
    expect(facts.exif).toBeUndefined();
  });

  test('is followed by a job that makes it in every width and form', { tags: 'long' }, async () => {
    const { shop, owner } = await openWithOwner();
    const answer = await owner.post(PATH, await makePicture({ width: 330, height: 200, format: 'png' }));
    const { id } = pictureSchema.parse(await answer.json());
    await shop.settle();
    const names = ['160.avif', '160.webp', '320.avif', '320.webp', '330.avif', '330.webp', 'master.webp'];
    expect(await listFiles(shop.files)).toEqual(names.map((name) => `pictures/${id}/${name}`));
  });

  test('and putting it on a product keeps the chosen order and the words for it (P1.20)', {
    tags: 'long',
  }, async () => {
    const { owner } = await openWithOwner();
    const ids: string[] = [];
    for (const width of [30, 40, 50]) {
      const answer = await owner.post(PATH, await makePicture({ width, height: 20, format: 'png' }));
      ids.push(pictureSchema.parse(await answer.json()).id);
    }
    const gallery = ids.toReversed().map((id, place) => ({ id, alt: `View ${place}` }));
    const body = { name: 'Honey cake', category: 'Cakes', price: 9_000, pictures: gallery };
    const created = await owner.post('/api/products', body);
    expect(created.status).toBe(201);
    const product = await owner.ask('/api/admin/products/honey-cake');
    expect(await product.json()).toMatchObject({
      pictures: [50, 40, 30].map((width, place) => ({ ...gallery[place], width })),
    });
  });

  test('is decided by what is in the file, whatever its type says it is', async () => {
    const { shop, owner } = await openWithOwner();
    const asked = async (body: Uint8Array, type: string) => {
      const answer = await owner.ask(PATH, { method: 'POST', body, headers: { 'content-type': type } });
      return [answer.status, ((await answer.json()) as { code?: string }).code];
    };
    const jpeg = await makePicture({ width: 60, height: 40, format: 'jpeg' });
    expect(await asked(jpeg, 'text/html')).toEqual([201, undefined]);
    expect(await asked(Buffer.from(SVG_TEXT), 'image/jpeg')).toEqual([415, 'unsupported_picture']);
    expect(await asked(Buffer.from(PDF_TEXT), 'image/png')).toEqual([415, 'unsupported_picture']);
    expect(await asked(Buffer.from('{"a": 1}'), 'application/json')).toEqual([415, 'unsupported_picture']);
    expect(await asked(jpeg.subarray(0, jpeg.length - 40), 'image/jpeg')).toEqual([400, 'damaged_picture']);
    expect(await asked(makeHugePng(50_000, 50_000), 'image/png')).toEqual([400, 'too_many_pixels']);
    expect(await asked(Buffer.alloc(0), 'image/jpeg')).toEqual([415, 'unsupported_picture']);
    expect(await shop.db.$count(pictures)).toBe(1);
    expect(await listFiles(shop.files)).toHaveLength(1);
  });
});

describe('an upload that goes wrong', () => {
  const TOO_LARGE = {
    code: 'picture_too_large',
    message: 'This picture is larger than 15 MB. Please choose a smaller one.',
  };

  /** A body that comes piece by piece and tells how much of it was taken. */
  function createBody(pieces: number) {
    const sent = { pieces: 0 };
    const stream = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (sent.pieces === pieces) return controller.close();
          sent.pieces += 1;
          controller.enqueue(new Uint8Array(MEGABYTE));
        },
      },
      { highWaterMark: 0 },
    );
    return { sent, stream };
  }

  async function prepare() {
    const { shop, owner } = await openWithOwner();
    const token = await owner.fetchToken();
    const send = (body: ReadableStream<Uint8Array>, headers: Record<string, string> = {}) =>
      shop.app.request(PATH, {
        method: 'POST',
        headers: { origin: SHOP_URL, authorization: `Bearer ${token}`, ...headers },
        body,
        // Asked for with a stream, but unknown to the types.
        ...{ duplex: 'half' },
      });
    return { shop, owner, send };
  }

  test('because it is too large is read on to its end when it says so itself, so that the answer arrives', async () => {
    const { send } = await prepare();
    const { sent, stream } = createBody(16);
    const answer = await send(stream, { 'content-length': String(15 * MEGABYTE + 1) });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual(TOO_LARGE);
    expect(sent.pieces).toBe(16);
  });

  test('because it is too large is refused as soon as it has grown so, and the rest is not read', {
    tags: 'long',
  }, async () => {
    const { send } = await prepare();
    const { sent, stream } = createBody(1_000);
    const answer = await send(stream);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual(TOO_LARGE);
    expect(sent.pieces).toBeLessThan(20);
  });

  test('and then breaks off is refused, and a new attempt is welcome', async () => {
    const { owner, send } = await prepare();
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new Error('Gone.')),
    });
    const answer = await send(broken);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: 'upload_interrupted', message: 'The picture wasn’t fully uploaded. Please try again.' },
    ]);
    const jpeg = await makePicture({ width: 60, height: 40, format: 'jpeg' });
    expect((await owner.post(PATH, jpeg)).status).toBe(201);
  });

  test('because too many arrive at once is asked to come back, and the others go on', async () => {
    const { shop, send } = await prepare();
    const others = await Promise.all(
      [1, 2, 3, 4].map((number) => shop.signInUser(`owner-${number}@bakery.example`, { isAdmin: true })),
    );
    const held = Array.from({ length: 12 }, () => new TransformStream<Uint8Array, Uint8Array>());
    const waiting = held.map(({ readable: body }, place) =>
      others[place % others.length]?.ask(PATH, { method: 'POST', body }),
    );
    const jpeg = await makePicture({ width: 60, height: 40, format: 'jpeg' });
    await expect
      .poll(async () => {
        const { stream } = createBody(0);
        const answer = await send(stream);
        return [
          answer.status,
          answer.headers.get('retry-after'),
          ((await answer.json()) as { code: string }).code,
        ];
      })
      .toEqual([503, '3', 'busy']);
    for (const { writable } of held) {
      const writer = writable.getWriter();
      await writer.write(new Uint8Array(jpeg));
      await writer.close();
    }
    const statuses = (await Promise.all(waiting)).map((answer) => answer?.status);
    expect(statuses).toEqual(held.map(() => 201));
  });

  test('does not lift the limit of any other call', async () => {
    const { owner } = await prepare();
    const answer = await owner.post('/api/products', { name: 'x'.repeat(300 * 1024) });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'body_too_large' });
  });
});
