import { expect, test } from 'vitest';
import { findPublishingProblems } from './publishing.ts';

const pictures = [{ alt: 'A pie' }, { alt: ' ' }, { alt: '' }];

test('a published product says of every picture what it shows', () => {
  expect(findPublishingProblems({ status: 'published', pictures })).toEqual({
    'pictures.1.alt': 'Describe the picture (alt text) before you publish.',
    'pictures.2.alt': 'Describe the picture (alt text) before you publish.',
  });
  expect(findPublishingProblems({ status: 'published', pictures: pictures.slice(0, 1) })).toEqual({});
});

test.each(['draft', 'archived'] as const)('as %s it may still lack the words', (status) => {
  expect(findPublishingProblems({ status, pictures })).toEqual({});
});
