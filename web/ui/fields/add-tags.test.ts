import { expect, test } from 'vitest';
import { addTags } from './add-tags.ts';

const inSmallLetters = (tag: string) => tag.toLowerCase();

test('several tags are typed at once, spelt in one way, and none twice', () => {
  expect(addTags(['weddings'], ' Keeping  a cake, WEDDINGS,, owambe ', inSmallLetters)).toEqual([
    'weddings',
    'keeping a cake',
    'owambe',
  ]);
  expect(addTags(['weddings'], ' , ', inSmallLetters)).toEqual(['weddings']);
});
