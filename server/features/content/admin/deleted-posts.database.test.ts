import { expect, test } from 'vitest';
import { contentEntries, contentRevisions, contentSlugs } from '../../../database/schema/content.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { HEAT, openContentAdmin } from '../../../testing/content-admin.ts';

const POSTS = '/api/admin/content/posts';
const DAY_MS = 86_400_000;

async function openDeletedPost(options: Parameters<typeof openContentAdmin>[0] = {}) {
  const admin = await openContentAdmin(options);
  const first = await admin.write({ slug: 'heat', tags: ['cakes'] });
  const post = await admin.rewrite(first, { slug: 'cool', body: 'In the shade.' });
  const deleted = await admin.owner.delete(`${POSTS}/${post.id}`);
  if (!deleted.ok) throw new Error(`Deleting failed: ${deleted.status}`);
  return { ...admin, post, deleted: (await deleted.json()) as typeof post };
}

test('a deleted post is gone for its readers, with its old addresses, and puts nobody else into them', async () => {
  const { shop, owner, post, deleted, readPost, listSlugs, sendPost } = await openDeletedPost();
  expect(deleted).toEqual({ ...post, standing: 'deleted', deletedAt: expect.any(String) });
  expect(await listSlugs()).toEqual([]);
  for (const slug of ['cool', 'heat']) {
    expect(await readPost(slug)).toBeUndefined();
    expect((await sendPost({ ...HEAT, slug })).status).toBe(409);
  }
  expect(await (await shop.app.request('/sitemap.xml')).text()).not.toContain('/blog/cool');
  const again = await owner.delete(`${POSTS}/${post.id}`);
  expect([again.status, await again.json()]).toEqual([200, deleted]);
});

test('put back, it stands as it stood, with every version and address', async () => {
  const { owner, post, readPost } = await openDeletedPost();
  for (let time = 0; time < 2; time += 1) {
    const restored = await owner.post(`${POSTS}/${post.id}/restore`);
    expect([restored.status, await restored.json()]).toEqual([200, post]);
  }
  expect(await readPost('cool')).toMatchObject({
    post: { tags: ['cakes'], publishedAt: post.publishedAt, updatedAt: post.updatedAt },
  });
  expect(await readPost('heat')).toEqual({ movedTo: 'cool' });
  expect(await (await owner.ask(`${POSTS}/${post.id}/revisions`)).json()).toMatchObject({
    data: [{ version: 1, body: HEAT.body }],
  });
});

test('the list has it under Deleted alone, and opens it', async () => {
  const { owner, post, deleted, write } = await openDeletedPost();
  await write({ slug: 'rain' });
  const list = async (query: string) => (await owner.ask(`${POSTS}?${query}`)).json();
  const counts = { draft: 0, scheduled: 0, published: 1, deleted: 1 };
  expect(await list('')).toMatchObject({ data: [{ slug: 'rain' }], counts });
  expect(await list('standing=published')).toMatchObject({ data: [{ slug: 'rain' }], counts });
  expect(await list('standing=deleted')).toMatchObject({
    data: [{ slug: 'cool', standing: 'deleted' }],
    counts,
  });
  expect(await (await owner.ask(`${POSTS}/${post.id}`)).json()).toEqual(deleted);
});

test('whoever was still writing in it is told, and what they wrote is saved once it is back', async () => {
  const { owner, post } = await openDeletedPost();
  const change = { version: post.version, title: 'Shade' };
  const refused = await owner.put(`${POSTS}/${post.id}`, change);
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'post_deleted' }]);
  await owner.post(`${POSTS}/${post.id}/restore`);
  expect((await owner.put(`${POSTS}/${post.id}`, change)).status).toBe(200);
});

test('after thirty days it goes for good, and its addresses are free', async () => {
  let now = new Date('2026-11-01T08:00:00Z');
  const { db, shop, owner, post, write } = await openDeletedPost({ readClock: () => now });
  const cleanAfterDays = async (days: number) => {
    now = new Date(now.getTime() + days * DAY_MS);
    await addJob(db, 'clean-deleted-posts', {});
    await shop.settle();
  };
  await cleanAfterDays(29);
  expect((await owner.ask(`${POSTS}/${post.id}`)).status).toBe(200);
  await cleanAfterDays(2);
  expect((await owner.post(`${POSTS}/${post.id}/restore`)).status).toBe(404);
  for (const table of [contentEntries, contentRevisions, contentSlugs])
    expect(await db.$count(table)).toBe(0);
  expect(await write({ slug: 'heat' })).toMatchObject({ slug: 'heat' });
});
