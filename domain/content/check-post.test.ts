import { expect, test } from 'vitest';
import { checkPost } from './check-post.ts';
import { type EntryContent, judgeStanding } from './entry.ts';

const NOW = new Date('2026-11-15T09:00:00Z');
const POST: EntryContent = {
  slug: 'heat',
  title: 'Heat',
  summary: 'How to keep a cake.',
  body: 'Cool.',
  coverId: null,
  coverAlt: '',
  tags: [],
  productIds: [],
  author: '',
  status: 'published',
  publishedAt: null,
};

test('a draft may be as empty as it likes', () => {
  const draft = { ...POST, status: 'draft' as const, summary: '', body: '' };
  expect(checkPost(draft, NOW)).toEqual({ ok: true, value: draft });
});

test('what is published without a date is published now, and a named date stays', () => {
  expect(checkPost(POST, NOW)).toMatchObject({ value: { publishedAt: NOW } });
  const later = new Date('2026-12-01T09:00:00Z');
  expect(checkPost({ ...POST, publishedAt: later }, NOW)).toMatchObject({ value: { publishedAt: later } });
});

test.each([
  [{ summary: '' }, 'summary'],
  [{ body: ' \n' }, 'body'],
  [{ coverId: '0b5a1f0e-3c1d-4a52-9a5e-2f6d1c9b7e44' }, 'coverAlt'],
])('with %o nothing is published', (lack, field) => {
  const checked = checkPost({ ...POST, ...lack }, NOW);
  expect(checked.ok ? [] : Object.keys(checked.refusal.fields ?? {})).toEqual([field]);
});

test.each([
  ['draft', null, 'draft'],
  ['draft', NOW, 'draft'],
  ['published', NOW, 'published'],
  ['published', new Date(NOW.getTime() + 1), 'scheduled'],
] as const)('a post that is %s from %s on stands as %s', (status, publishedAt, standing) => {
  expect(judgeStanding({ status, publishedAt }, NOW)).toBe(standing);
});
