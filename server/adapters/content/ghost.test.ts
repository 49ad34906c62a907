import { expect, test } from 'vitest';
import { findFreePort } from '../../database/embedded/free-port.ts';
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

const FOR_SHOP = { name: '#oyin', visibility: 'internal' };

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
  expect(port.elsewhere).toMatchObject({ askEveryMs: 60_000 });
});

test('a summary that Ghost made itself is the story’s first words, without the buttons of its players (P32.9)', async () => {
  const { server, port } = await openGhost();
  const excerpt = '\n\n0:00\n\n/0:34\n\n\n1×\n\nButter melts.\n\nMorning0:00/121×';
  server.keep('posts', { ...POST, excerpt, custom_excerpt: null });
  expect((await port.readPublished()).posts).toMatchObject([{ summary: 'Butter melts.' }]);
});

test('links to the shop are places in the shop, without Ghost’s mark; pictures of elsewhere are no covers (P32.9)', async () => {
  const { server, port } = await openGhost();
  server.keep('posts', {
    ...POST,
    html: '<p><a href="https://shop.example/returns?ref=words.example&amp;a=1#refunds">Returns</a> of https://shop.example/ as text</p>',
    feature_image: 'https://ghost.example/content/images/a.jpg',
    excerpt: 'Made from the text.',
    custom_excerpt: null,
  });
  expect((await port.readPublished()).posts).toMatchObject([
    {
      body: '[Returns](</returns?a=1#refunds>) of https://shop.example/ as text',
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

test('a wrong key, a redirect, a refused connection and the like are told apart, each with what helps (P32.10)', async () => {
  const { server, open, port } = await openGhost();
  const say = async (site?: typeof server.site) =>
    String(
      await open(site)
        .readPublished()
        .catch((error: unknown) => error),
    );
  expect(await say({ ...server.site, key: '0'.repeat(26) })).toMatch(
    /doesn’t accept the key \(401\)\. Copy .* CONTENT_KEY/,
  );
  const url = `http://127.0.0.1:${await findFreePort()}`;
  expect(await say({ ...server.site, url })).toMatch(/refused the connection\. Check that it runs/);
  expect(await say({ ...server.site, url: 'http://words.invalid' })).toMatch(/words\.invalid/);
  const answers = [
    [
      301,
      { location: 'https://words.example/ghost/api/content/posts/?key=1' },
      /redirects to https:\/\/words\.example \(301\)\. Set CONTENT_URL/,
    ],
    [404, {}, /There is no Ghost at .* \(404\)/],
    [503, {}, /has an internal error \(503\)/],
  ] as const;
  for (const [status, headers, words] of answers) {
    server.failWith({ status, body: '{}', headers });
    expect(String(await port.readPublished().catch((error: unknown) => error))).toMatch(words);
  }
});

test('what is for members or for money is not shown, neither half nor as a blank page (P32.7)', async () => {
  const { server, port } = await openGhost();
  const closed = { access: false, visibility: 'paid', html: '<p>The beginning.</p>' };
  server.keep('posts', POST);
  server.keep('posts', { ...POST, ...closed, slug: 'half' });
  server.keep('pages', { ...POST, ...closed, slug: 'privacy', html: '', tags: [FOR_SHOP] });
  server.keep('pages', { ...POST, slug: 'terms', visibility: 'members', tags: [FOR_SHOP] });
  const { posts, pages } = await port.readPublished();
  expect([posts.map(({ slug }) => slug), pages]).toEqual([['heat'], []]);
});

test('a page takes the place of the shop’s only with some text and the tag #oyin (P32.8)', async () => {
  const { server, port } = await openGhost();
  server.keep('pages', { ...POST, slug: 'about', title: 'About this site' });
  server.keep('pages', { ...POST, slug: 'terms', html: '<p> </p>', tags: [FOR_SHOP] });
  server.keep('pages', { ...POST, slug: 'returns', tags: [FOR_SHOP] });
  expect((await port.readPublished()).pages.map(({ slug }) => slug)).toEqual(['returns']);
});
