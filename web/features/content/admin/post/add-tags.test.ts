import { expect, test } from 'vitest';
import { addTags } from './add-tags.ts';

test('several tags are typed at once, in small letters, and none twice', () => {
  expect(addTags(['weddings'], ' Keeping  a cake, WEDDINGS,, owambe ')).toEqual([
    'weddings',
    'keeping a cake',
    'owambe',
  ]);
  expect(addTags(['weddings'], ' , ')).toEqual(['weddings']);
});
