import { expect, test } from 'vitest';
import { pictureSchema } from '../../contract/pictures.ts';
import { productListSchema } from '../../contract/products.ts';
import { makePicture } from '../features/pictures/testing/made-up-pictures.ts';
import { OWNER, shareNodes } from '../testing/start-nodes.ts';

const readNodes = shareNodes(2);

/** What the owner's browser does to add a picture through one node. */
async function uploadThrough(url: string, bytes: Uint8Array): Promise<Response> {
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
  const answer = await fetch(`${url}/api/auth/token`, { headers: { cookie: cookie.join('; ') } });
  const { token } = (await answer.json()) as { token: string };
  return fetch(`${url}/api/admin/pictures`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'image/jpeg', authorization: `Bearer ${token}` },
    body: new Uint8Array(bytes),
  });
}

/** Nothing is written of what has not happened yet. */
async function countCached(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return Number(/cached_answers_total\{kind="picture"\} (\d+)/.exec(figures)?.[1] ?? 0);
}

test('two nodes that start together set the demo out once, and each shows its pictures', async () => {
  const { urls } = readNodes();
  for (const url of urls) {
    const { data } = productListSchema.parse(await (await fetch(`${url}/api/products`)).json());
    expect(data.length).toBeGreaterThanOrEqual(40);
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
    const picture = data.find(({ id }) => id === 'puff-puff')?.pictures[0];
    const answer = await fetch(`${url}/pictures/${picture?.id}/160.avif`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif']);
  }
});

test('a picture uploaded through one node is shown by the other, the second time straight from memory', async () => {
  const { urls } = readNodes();
  const [one = '', other = ''] = urls;
  const uploaded = await uploadThrough(one, await makePicture({ width: 400, height: 300, format: 'jpeg' }));
  expect(uploaded.status).toBe(201);
  const { id } = pictureSchema.parse(await uploaded.json());
  const first = await fetch(`${other}/pictures/${id}/320.avif`);
  expect(first.status).toBe(200);
  expect(await countCached(other)).toBe(0);
  const second = await fetch(`${other}/pictures/${id}/320.avif`);
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  expect(second.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await countCached(other)).toBe(1);
});

test('whoever sends too much gets to read why', async () => {
  const { urls } = readNodes();
  const answer = await uploadThrough(urls[0] ?? '', new Uint8Array(16 * 1024 * 1024));
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ code: 'picture_too_large' });
});
