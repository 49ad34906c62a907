import { expect, test } from 'vitest';
import { checkFiles } from './check-files.ts';

const MEGABYTE = 1024 * 1024;
const photo = { name: 'cake.jpg', type: 'image/jpeg', size: 3 * MEGABYTE };
const roomAfter = (alreadyThere: number) => ({ alreadyThere, most: 12, owner: 'a product' });

test.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])('%s is taken (P1.20)', (type) => {
  const file = { ...photo, type };
  expect(checkFiles([file], roomAfter(0))).toEqual({ taken: [file], problems: [] });
});

test('another kind of file is left out and the rest taken', () => {
  const note = { name: 'recipe.pdf', type: 'application/pdf', size: 10 };
  expect(checkFiles([note, photo], roomAfter(0))).toEqual({
    taken: [photo],
    problems: ['“recipe.pdf” isn’t a supported picture. Save it as JPEG, PNG, WebP or AVIF.'],
  });
});

test('a picture of exactly 15 MB is taken, one byte more is not', () => {
  const largest = { ...photo, size: 15 * MEGABYTE };
  expect(checkFiles([largest], roomAfter(0)).taken).toEqual([largest]);
  expect(checkFiles([{ ...largest, size: 15 * MEGABYTE + 1 }], roomAfter(0))).toEqual({
    taken: [],
    problems: ['“cake.jpg” is 15.1 MB, and the limit is 15 MB. Choose a smaller picture.'],
  });
});

test('an empty file is told as one', () => {
  expect(checkFiles([{ ...photo, size: 0 }], roomAfter(0)).problems).toEqual([
    '“cake.jpg” is empty. Choose it again.',
  ]);
});

test('a thirteenth picture is left out', () => {
  const second = { ...photo, name: 'slice.jpg' };
  expect(checkFiles([photo, second], roomAfter(11))).toEqual({
    taken: [photo],
    problems: ['“slice.jpg” wasn’t added: a product can have at most 12 pictures.'],
  });
});
