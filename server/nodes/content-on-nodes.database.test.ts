import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { OWNER, shareNodes } from '../testing/start-nodes.ts';

const readNodes = shareNodes(2);
const read = async (url: string, path: string) => (await fetch(url + path)).text();
const statusOf = async (url: string, path: string) => (await fetch(url + path)).status;

/** What the owner's browser does to write through one node. */
async function openAdmin(url: string) {
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
  const answer = await fetch(`${url}/api/auth/token`, { headers: { cookie: cookie.join('; ') } });
  const { token } = (await answer.json()) as { token: string };
  return async (method: string, path: string, body: object) => {
    const written = await fetch(`${url}/api/admin/content${path}`, {
      method,
      headers: {
        origin: url,
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    });
    const text = await written.text();
    if (!written.ok) throw new Error(`${written.status}: ${text}`);
    return JSON.parse(text) as { readonly id: string; readonly version: number };
  };
}

test('what the owner writes through one node is on the pages of both within seconds (P1.14)', async () => {
  const { urls } = readNodes();
  for (const url of urls) expect(await read(url, '/returns')).toContain('Returns and refunds');
  const write = await openAdmin(urls[0] ?? '');
  await write('PUT', '/pages/returns', {
    title: 'Returns',
    summary: 'Short.',
    body: '# Bring it back\n\n## How\n\nTo {{shop.name}}.',
    version: 0,
  });
  for (const url of urls) {
    await expect.poll(() => read(url, '/returns')).toContain('Bring it back');
    expect(await read(url, '/returns')).toContain('To Oyin Bakes.');
  }
});

test('a post appears on both nodes by itself at its moment, and its old address leads to the new one for good (P1.13)', async () => {
  const { urls } = readNodes();
  const write = await openAdmin(urls[0] ?? '');
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
  const written = await write('POST', '/posts', {
    title: 'Harmattan bread',
    slug: 'harmattan',
    summary: 'Dry air and dough.',
    body: 'Cover it.',
    status: 'published',
    publishedAt: inMs(3_600_000),
  });
  for (const url of urls) {
    expect(await statusOf(url, '/blog/harmattan')).toBe(404);
    expect(await read(url, '/blog')).not.toContain('Harmattan bread');
  }
  const post = await write('PUT', `/posts/${written.id}`, {
    publishedAt: inMs(2_000),
    version: written.version,
  });
  for (const url of urls) {
    await expect.poll(() => read(url, '/blog')).toContain('Harmattan bread');
    expect(await statusOf(url, '/blog/harmattan')).toBe(200);
  }
  await write('PUT', `/posts/${post.id}`, { slug: 'harmattan-bread', version: post.version });
  for (const url of urls) {
    const ask = () => fetch(`${url}/blog/harmattan`, { redirect: 'manual' });
    await expect.poll(async () => (await ask()).status).toBe(301);
    expect((await ask()).headers.get('location')).toBe('/blog/harmattan-bread');
    expect(await statusOf(url, '/blog/harmattan-bread')).toBe(200);
  }
});
