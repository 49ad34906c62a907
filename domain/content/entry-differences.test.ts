import { expect, test } from 'vitest';
import type { EntryContent } from './entry.ts';
import { describeEntryDifferences } from './entry-differences.ts';

const THEN: EntryContent = {
  slug: 'heat',
  title: 'Heat',
  summary: '',
  body: 'Cool.',
  coverId: null,
  coverAlt: '',
  tags: ['cakes'],
  productIds: [],
  author: '',
  status: 'draft',
  publishedAt: null,
};

test('the same words are no difference', () => {
  expect(describeEntryDifferences(THEN, { ...THEN, tags: ['cakes'] })).toBeUndefined();
});

test('differences are told in words and by field', () => {
  const now: EntryContent = {
    ...THEN,
    title: 'Heat and rain',
    body: `Wet. ${'a'.repeat(100)}`,
    tags: [],
    status: 'published',
    publishedAt: new Date('2026-11-15T09:00:00Z'),
  };
  expect(describeEntryDifferences(THEN, now)).toEqual({
    words: 'the title, the text, the tags, whether it is published and the date',
    fields: {
      title: 'Now “Heat and rain”.',
      body: `Now “Wet. ${'a'.repeat(75)}…”.`,
      tags: 'Now none.',
      status: 'Now published.',
      publishedAt: 'Now 2026-11-15.',
    },
  });
});

test('what an old version did not know yet is not compared', () => {
  const { author: _, ...older } = THEN;
  expect(describeEntryDifferences(older, { ...THEN, author: 'Ada' })).toBeUndefined();
});
