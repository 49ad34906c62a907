import { expect, test } from 'vitest';
import { adminPostSchema } from '../../../../contract/content-admin.ts';
import { contentEntries } from '../../../database/schema/content.ts';
import { HEAT, openContentAdmin } from '../../../testing/content-admin.ts';

const POSTS = '/api/admin/content/posts';
const KEY = 'the-key-of-one-post';

test('a post sent again under its key is written once, also at the same moment and after it was changed', async () => {
  const { db, sendPost, rewrite } = await openContentAdmin();
  const answers = await Promise.all([sendPost(HEAT, KEY), sendPost(HEAT, KEY), sendPost(HEAT, KEY)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const [post, ...repeats] = await Promise.all(
    answers.map(async (answer) => adminPostSchema.parse(await answer.json())),
  );
  if (!post) throw new Error('Nothing was answered.');
  expect(repeats).toEqual([post, post]);

  const changed = await rewrite(post, { title: 'Heat and rain', slug: 'rain' });
  const late = await sendPost(HEAT, KEY);
  expect([late.status, await late.json()]).toEqual([201, changed]);
  expect(await db.$count(contentEntries)).toBe(1);
});

test('other words under the same key are refused with the post that has the first ones', async () => {
  const { db, owner, sendPost } = await openContentAdmin();
  const { id } = (await (await sendPost(HEAT, KEY)).json()) as { id: string };
  const other = await sendPost({ ...HEAT, title: 'More' }, KEY);
  expect([other.status, await other.json()]).toMatchObject([409, { code: 'key_reused', id }]);
  expect(await db.$count(contentEntries)).toBe(1);
  expect(await (await owner.ask(`${POSTS}/${id}`)).json()).toMatchObject({ title: HEAT.title, version: 1 });
});

test('a post without a key is refused', { tags: 'long' }, async () => {
  const { owner } = await openContentAdmin();
  const answer = await owner.post(POSTS, HEAT);
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'key_missing' }]);
});
