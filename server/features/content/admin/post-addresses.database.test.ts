import { describe, expect, test } from 'vitest';
import { HEAT, openContentAdmin } from '../../../testing/content-admin.ts';

const POSTS = '/api/admin/content/posts';

describe('addresses of posts', () => {
  test('a renamed post is found under its new address, and every old one leads there', {
    tags: 'long',
  }, async () => {
    const { write, rewrite, readPost } = await openContentAdmin();
    const first = await write({ slug: 'heat' });
    const second = await rewrite(first, { slug: 'keeping-cool' });
    const third = await rewrite(second, { slug: 'cool' });
    expect(await readPost('cool')).toHaveProperty('post');
    expect(await readPost('heat')).toEqual({ movedTo: 'cool' });
    expect(await readPost('keeping-cool')).toEqual({ movedTo: 'cool' });
    await rewrite(third, { slug: 'heat' });
    expect(await readPost('heat')).toHaveProperty('post');
    expect(await readPost('cool')).toEqual({ movedTo: 'heat' });
  });

  test('an old address of a draft leads nowhere', async () => {
    const { write, rewrite, readPost } = await openContentAdmin();
    const draft = await write({ slug: 'secret-plan', status: 'draft' });
    await rewrite(draft, { slug: 'plan' });
    expect(await readPost('secret-plan')).toBeUndefined();
  });

  test('no post takes what another has or once had', async () => {
    const { owner, sendPost, write, rewrite } = await openContentAdmin();
    await rewrite(await write({ slug: 'heat' }), { slug: 'cool' });
    const other = await write({ slug: 'rain' });
    for (const slug of ['heat', 'cool']) {
      const created = await sendPost({ ...HEAT, slug });
      expect([created.status, await created.json()]).toMatchObject([409, { code: 'slug_taken' }]);
      const renamed = await owner.put(`${POSTS}/${other.id}`, { slug, version: other.version });
      expect([renamed.status, await renamed.json()]).toMatchObject([409, { code: 'slug_taken' }]);
    }
  });

  test('posts of one title get addresses of their own, also at the same moment', async () => {
    const { write } = await openContentAdmin();
    const posts = await Promise.all([write(), write(), write()]);
    expect(posts.map(({ slug }) => slug).sort()).toEqual([
      'keeping-a-cake-cool',
      'keeping-a-cake-cool-2',
      'keeping-a-cake-cool-3',
    ]);
  });
});
