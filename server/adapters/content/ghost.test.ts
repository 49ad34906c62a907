import { expect, test } from 'vitest';
import { ContentFault } from '../../ports/content.ts';
import { createGhostContent, writeGhostAdmin } from './ghost.ts';
import { GHOST_KEY, type GhostEntry, startGhostServer } from './testing/ghost-server.ts';

const POST: GhostEntry = {
  slug: 'heat',
  title: 'Heat',
  html: '<p>Cool.</p>',
  published_at: '2026-01-02T08:00:00.000Z',
  updated_at: '2026-01-02T08:00:00.000Z',
  status: 'published',
};

async function openGhost() {
  const server = await startGhostServer();
  const open = (site = server.site) => createGhostContent({ site, publicUrl: 'https://shop.example' });
  return { server, open, port: open() };
}

test('more posts than one answer holds are asked for page by page', async () => {
  const { server, port } = await openGhost();
  for (let number = 0; number < 230; number += 1) server.keep('posts', { ...POST, slug: `post-${number}` });
  expect((await port.readPublished()).posts).toHaveLength(230);
  expect(server.asked.filter((path) => path.includes('/posts/'))).toHaveLength(3);
});

test('its authors are led to its own desk, also where it lives below a path', () => {
  expect(writeGhostAdmin({ url: 'https://shop.example/words' })).toBe('https://shop.example/words/ghost/');
});

test('it is asked for everything again once a minute', async () => {
  const { port } = await openGhost();
  expect(port.askEveryMs).toBe(60_000);
});

test('links to the shop are places in the shop, and pictures of elsewhere are no covers', async () => {
  const { server, port } = await openGhost();
  server.keep('posts', {
    ...POST,
    html: '<p><a href="https://shop.example/returns#refunds">Returns</a></p>',
    feature_image: 'https://ghost.example/content/images/a.jpg',
    excerpt: 'Made from the text.',
    custom_excerpt: null,
  });
  expect((await port.readPublished()).posts).toMatchObject([
    {
      body: '[Returns](</returns#refunds>)',
      coverId: null,
      summary: 'Made from the text.',
      tags: [],
      author: '',
    },
  ]);
});

test.each([
  ['a fault of its own', { status: 500, body: '{}' }],
  ['no JSON', { status: 200, body: '<html>' }],
  ['JSON of something else', { status: 200, body: '{"posts":"none"}' }],
  ['another place', { status: 302, body: '', headers: { location: 'http://127.0.0.1:9/' } }],
  ['too much', { status: 200, body: `"${'a'.repeat(9 * 1024 * 1024)}"` }],
])('answered with %s, it is a fault that names no key', async (_, fault) => {
  const { server, port } = await openGhost();
  server.failWith(fault);
  const failure = await port.readPublished().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ContentFault);
  expect(String(failure)).not.toContain(GHOST_KEY);
});

test('a key that is not known, and a place where nobody answers, are faults too', async () => {
  const { server, open } = await openGhost();
  await expect(open({ ...server.site, key: '0'.repeat(26) }).readPublished()).rejects.toThrow(
    'refused (401)',
  );
  await expect(open({ ...server.site, url: 'http://127.0.0.1:1' }).readPublished()).rejects.toThrow(
    ContentFault,
  );
});
