import { expect, test } from 'vitest';
import { readSeen } from '../../../../ui/form/seen-version.ts';
import { beginPost, buildPost, findPostProblems, foreseeSlug, toSaved } from './post-values.ts';
import { EXAMPLE_POST } from './testing/example-post.ts';

const BLANK = beginPost('a-key-of-one-post').values;
const STORED = toSaved(EXAMPLE_POST).values;
const COVER = { id: '7c0e7a7e-3a5b-4c56-9d0f-5c8a3d1e2f41', width: 1200, height: 800, placeholder: 'data:,' };

test('the address follows the title until somebody writes another', () => {
  expect(foreseeSlug({ title: 'Ọ̀yìn’s cake & the heat', slug: null })).toBe('oyins-cake-and-the-heat');
  expect(foreseeSlug({ title: 'Anything', slug: 'my-own' })).toBe('my-own');
  expect(foreseeSlug({ title: '', slug: null })).toBe('');
});

test('an address that nobody wrote is left to the shop, which finds a free one', () => {
  expect(buildPost({ ...BLANK, title: 'Heat' })).not.toHaveProperty('slug');
  expect(buildPost({ ...BLANK, title: 'Heat', slug: 'heat-2' })).toHaveProperty('slug', 'heat-2');
});

test('a post is sent as it was read', () => {
  const { slug, title, summary, body, coverId, coverAlt, tags, productIds, author, status, publishedAt } =
    EXAMPLE_POST;
  expect(buildPost(STORED)).toEqual({
    slug,
    title,
    summary,
    body,
    coverId,
    coverAlt,
    tags,
    productIds,
    author,
    status,
    publishedAt,
  });
});

test('words about a cover that was taken away are not sent', () => {
  expect(buildPost({ ...STORED, cover: null, coverAlt: 'A pie' })).toMatchObject({
    coverId: null,
    coverAlt: '',
  });
});

test('which version of which post was read is known, also for one that is not written yet', () => {
  expect(readSeen(toSaved(EXAMPLE_POST).version)).toEqual({ id: EXAMPLE_POST.id, version: 3 });
  expect(readSeen(beginPost('a-key-of-one-post').version)).toBeUndefined();
});

test('a draft needs a title alone', () => {
  expect(findPostProblems(BLANK)).toEqual({ title: 'Enter a title.' });
  expect(findPostProblems({ ...BLANK, title: 'Heat' })).toEqual({});
});

test('what everybody reads needs a summary, a text, and words for its cover', () => {
  expect(findPostProblems({ ...STORED, summary: ' ', body: ' ', cover: COVER, coverAlt: ' ' })).toEqual({
    summary: 'Add a summary.',
    body: 'Enter some text.',
    coverAlt: 'Describe the cover for people who can’t see it.',
  });
});

test('a problem with one tag or an address is told at its field', () => {
  const problems = findPostProblems({ ...STORED, slug: 'My Post', tags: ['fine', 'x'.repeat(41)] });
  expect(problems).toEqual({
    slug: 'Use small letters, digits and single hyphens.',
    tags: 'Use at most 40 characters.',
  });
});
