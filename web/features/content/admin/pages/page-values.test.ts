import { expect, test } from 'vitest';
import { findPageProblems, listPageFacts, toSavedPage } from './page-values.ts';

const WORDS = { title: 'Returns', summary: 'What we make good.', body: '# Returns\n\nAll of it.' };

test('a page is never without its words', () => {
  expect(findPageProblems(WORDS)).toEqual({});
  expect(findPageProblems({ title: ' ', summary: '', body: '\n' })).toEqual({
    title: 'Enter a title.',
    summary: 'Enter a summary.',
    body: 'Enter some text.',
  });
});

test('only the words are edited; whose they are and since when is not', () => {
  const page = {
    ...WORDS,
    slug: 'returns',
    version: 2,
    updatedAt: '2026-11-14T08:30:00.000Z',
    updatedBy: 'Owner',
    isOriginal: true,
    shipped: WORDS,
  } as const;
  expect(toSavedPage(page)).toEqual({ values: WORDS, version: '2' });
});

test('what became of a page is said part by part', () => {
  expect(listPageFacts({ ...WORDS, body: '# Returns\n\nHalf of it.' }, WORDS)).toEqual([
    { key: 'title', name: 'Title', words: 'Returns' },
    { key: 'summary', name: 'Summary', words: 'What we make good.' },
    { key: 'body', name: 'Text', words: '5 words, “# Returns Half of it.”' },
  ]);
});
