import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { HEAT, openContentAdmin } from '../../../testing/content-admin.ts';

const POSTS = '/api/admin/content/posts';

const NOBODY = '0b0e7a7e-3a5b-4c56-9d0f-5c8a3d1e2f40';

test('a post needs a title; the rest begins as the least surprising thing, and nobody else sees it', async () => {
  const { sendPost, readPost } = await openContentAdmin();
  const answer = await sendPost({ title: ' Ọ̀yìn & heat ' });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({
    id: expect.any(String),
    slug: 'oyin-and-heat',
    title: 'Ọ̀yìn & heat',
    summary: '',
    body: '',
    coverId: null,
    coverAlt: '',
    cover: null,
    tags: [],
    productIds: [],
    author: '',
    status: 'draft',
    standing: 'draft',
    publishedAt: null,
    version: 1,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    updatedBy: 'Owner',
    deletedAt: null,
  });
  expect(await readPost('oyin-and-heat')).toBeUndefined();
});

test('a published post is read by everybody with cover, tags, reading time, products and neighbours (P1.13)', async () => {
  const { shop, create, write, addPicture, readPost } = await openContentAdmin();
  const coverId = await addPicture();
  await create({ id: 'meat-pie', status: 'published' });
  await create({ id: 'secret-pie' });
  await shop.takeOverCatalogue();
  await write({ slug: 'older', publishedAt: '2026-01-01T08:00:00.000Z' });
  await write({
    slug: 'heat',
    coverId,
    coverAlt: 'A cake in the shade',
    tags: [' Keeping ', 'cakes', 'keeping'],
    productIds: ['meat-pie', 'secret-pie', 'never-was'],
    author: 'Ada',
    body: `Warm. ![A pie](/pictures/${coverId})\n\n![A pie](/pictures/${coverId})\n\n${'word '.repeat(600)}`,
    publishedAt: '2026-02-01T08:00:00.000Z',
  });
  await write({ slug: 'newer', publishedAt: '2026-03-01T08:00:00.000Z' });

  const found = await readPost('heat');
  expect(found).toMatchObject({
    post: {
      title: HEAT.title,
      tags: ['keeping', 'cakes'],
      readingMinutes: 3,
      author: 'Ada',
      publishedAt: '2026-02-01T08:00:00.000Z',
      cover: { id: coverId, alt: 'A cake in the shade', width: 1200, height: 800 },
    },
    products: [{ id: 'meat-pie' }],
    newer: { slug: 'newer', title: HEAT.title },
    older: { slug: 'older' },
  });
  const blocks = found && 'post' in found ? found.post.body.intro : [];
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'picture', 'paragraph']);
  expect(shop.content.listPosts({ tag: null, page: 1 })).toMatchObject({
    posts: [{ slug: 'newer' }, { slug: 'heat' }, { slug: 'older' }],
    tags: [
      { name: 'cakes', count: 1 },
      { name: 'keeping', count: 1 },
    ],
    total: 3,
    pageCount: 1,
  });
  expect(shop.content.listPosts({ tag: 'cakes', page: 1 })).toMatchObject({
    posts: [{ slug: 'heat' }],
    total: 1,
  });
  expect(shop.content.listPosts({ tag: null, page: 2 })).toMatchObject({ posts: [], pageCount: 1 });
});

test('a long list comes in pages of twelve', { tags: 'long' }, async () => {
  const { shop, write, listSlugs } = await openContentAdmin();
  for (let day = 10; day < 24; day += 1) {
    await write({ slug: `day-${day}`, publishedAt: `2026-01-${day}T08:00:00.000Z` });
  }
  expect(await listSlugs()).toHaveLength(12);
  expect(shop.content.listPosts({ tag: null, page: 2 })).toMatchObject({
    posts: [{ slug: 'day-11' }, { slug: 'day-10' }],
    total: 14,
    pageCount: 2,
  });
  expect(shop.content.readNewestPosts(2).map(({ slug }) => slug)).toEqual(['day-23', 'day-22']);
});

test('a post taken back is gone for everybody, and keeps its date', { tags: 'long' }, async () => {
  const { shop, write, rewrite, listSlugs } = await openContentAdmin();
  const post = await write({ slug: 'heat' });
  expect(await listSlugs()).toEqual(['heat']);
  expect(await (await shop.app.request('/sitemap.xml')).text()).toContain('/blog/heat');
  const draft = await rewrite(post, { status: 'draft' });
  expect(draft).toMatchObject({ standing: 'draft', publishedAt: post.publishedAt, version: 2 });
  expect(await listSlugs()).toEqual([]);
  expect(await (await shop.app.request('/sitemap.xml')).text()).not.toContain('/blog/heat');
});

test('a stale edit is refused with what changed, and nothing is lost', async () => {
  const { owner, write, rewrite } = await openContentAdmin();
  const seen = await write({ slug: 'heat' });
  await rewrite(seen, { title: 'Heat and rain' });
  const stale = await owner.put(`${POSTS}/${seen.id}`, { version: seen.version, body: 'Mine.' });
  expect(stale.status).toBe(409);
  expect(await stale.json()).toMatchObject({
    code: 'stale_edit',
    message: 'Someone changed the title since you opened it.',
    fields: { title: 'Now “Heat and rain”.' },
  });
  const unknown = await owner.put(`${POSTS}/${seen.id}`, { version: 9, body: 'Mine.' });
  expect([unknown.status, await unknown.json()]).toMatchObject([400, { code: 'no_such_version' }]);
  // The same words again, after an answer that was lost.
  const repeated = await owner.put(`${POSTS}/${seen.id}`, { version: 1, title: 'Heat and rain' });
  expect([repeated.status, await repeated.json()]).toMatchObject([200, { version: 2 }]);
});

test('what a post said before is kept, newest first, with who changed it', async () => {
  const { owner, write, rewrite } = await openContentAdmin();
  const first = await write({ slug: 'heat' });
  const second = await rewrite(first, { body: 'Second.' });
  await rewrite(second, { title: 'Third', body: 'Third.' });
  const { data } = (await (await owner.ask(`${POSTS}/${first.id}/revisions`)).json()) as { data: unknown[] };
  expect(data).toEqual([
    {
      version: 2,
      at: expect.any(String),
      madeBy: 'Owner',
      title: HEAT.title,
      summary: HEAT.summary,
      body: 'Second.',
    },
    expect.objectContaining({ version: 1, body: HEAT.body }),
  ]);
});

test('every change is in the audit log', async () => {
  const { db, owner, write, rewrite } = await openContentAdmin();
  const post = await write({ slug: 'heat' });
  await rewrite(post, { slug: 'cool' });
  await owner.delete(`${POSTS}/${post.id}`);
  const events = await db
    .select({ details: auditEvents.details, actorId: auditEvents.actorId })
    .from(auditEvents)
    .where(eq(auditEvents.action, 'content.changed'))
    .orderBy(auditEvents.at);
  expect(events.map(({ details }) => [details.what, details.slug])).toEqual([
    ['created', 'heat'],
    ['changed', 'cool'],
    ['deleted', 'cool'],
  ]);
  expect(events.every(({ actorId }) => actorId === owner.userId)).toBe(true);
});

test('the list is searched, narrowed to a standing, counted and read on page by page', async () => {
  const { owner, write } = await openContentAdmin();
  await write({ slug: 'one', title: 'Small chops' });
  await write({ slug: 'two', title: 'Big cakes', tags: ['chops'], status: 'draft' });
  await write({ slug: 'three', title: '100% cocoa', publishedAt: '2126-01-01T08:00:00.000Z' });
  const list = async (query: string) => {
    const answer = await owner.ask(`${POSTS}?${query}`);
    return (await answer.json()) as {
      data: { slug: string; body?: string }[];
      counts: object;
      nextCursor: string;
    };
  };
  const all = await list('');
  expect(all.data.map(({ slug }) => slug)).toEqual(['three', 'two', 'one']);
  expect(all.data[0]).not.toHaveProperty('body');
  expect(all.counts).toEqual({ draft: 1, scheduled: 1, published: 1, deleted: 0 });
  expect((await list('search=chops')).data.map(({ slug }) => slug)).toEqual(['two', 'one']);
  expect((await list('search=100%25')).data.map(({ slug }) => slug)).toEqual(['three']);
  expect((await list('standing=scheduled')).data.map(({ slug }) => slug)).toEqual(['three']);
  const firstPage = await list('limit=2');
  const rest = await list(`limit=2&cursor=${firstPage.nextCursor}`);
  expect(rest).toMatchObject({ data: [{ slug: 'one' }], nextCursor: null });
  expect((await list('cursor=nonsense')).data).toHaveLength(3);
});

describe('what is refused', () => {
  test('a post with a part that breaks its rule, told at that part', { tags: 'long' }, async () => {
    const { sendPost } = await openContentAdmin();
    for (const [part, field] of [
      [{ title: ' ' }, 'title'],
      [{ slug: 'Not A Slug' }, 'slug'],
      [{ slug: '' }, 'slug'],
      [{ summary: '' }, 'summary'],
      [{ body: ' ' }, 'body'],
      [{ body: 'a'.repeat(40_001) }, 'body'],
      [{ coverId: 'x' }, 'coverId'],
      [{ coverId: NOBODY, coverAlt: 'A cake' }, 'coverId'],
      [{ tags: ['a,b'] }, 'tags.0'],
      [{ tags: Array.from({ length: 9 }, (_, n) => `tag ${n}`) }, 'tags'],
      [{ productIds: ['No Product'] }, 'productIds.0'],
      [{ status: 'archived' }, 'status'],
      [{ publishedAt: 'tomorrow' }, 'publishedAt'],
      [{ publishedAt: '0000-01-01T00:00:00.000Z' }, 'publishedAt'],
    ] as const) {
      const answer = await sendPost({ ...HEAT, ...part });
      const { fields = {} } = (await answer.json()) as { fields?: object };
      expect([part, answer.status, Object.keys(fields)]).toEqual([part, 400, [field]]);
    }
  });

  test('publishing a draft that has nothing to read', async () => {
    const { owner, write } = await openContentAdmin();
    const draft = await write({ status: 'draft', summary: '', body: '' });
    const answer = await owner.put(`${POSTS}/${draft.id}`, { version: 1, status: 'published' });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'not_ready' }]);
  });

  test('a post that is not there, and what cannot be the name of one', async () => {
    const { owner } = await openContentAdmin();
    for (const address of [`${POSTS}/${NOBODY}`, `${POSTS}/x`]) {
      for (const answer of [
        await owner.ask(address),
        await owner.put(address, { version: 1, title: 'A' }),
        await owner.delete(address),
        await owner.post(`${address}/restore`),
        await owner.ask(`${address}/revisions`),
      ]) {
        expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'no_such_post' }]);
      }
    }
  });
});
