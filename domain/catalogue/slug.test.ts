import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeSlug, numberSlug, SLUG_FORM, SLUG_MAX_LENGTH } from './slug.ts';

test.each([
  ['Meat Pie', 'meat-pie'],
  ['  Puff-Puff!! ', 'puff-puff'],
  ['Ọmọ’s Jollof & Cake', 'omos-jollof-and-cake'],
  ['Ṣàkì Àṣà', 'saki-asa'],
  ['Ɗan Ɓera Ƙosai', 'dan-bera-kosai'],
  ['Crème brûlée', 'creme-brulee'],
  ['Weißer Smørrebrød', 'weisser-smorrebrod'],
  ['10" Sponge (large)', '10-sponge-large'],
  ['Œufs à la ﬁne Ɛkɔ', 'oeufs-a-la-fine-eko'],
  ['🎂 Birthday 🎂', 'birthday'],
  ['🎂', ''],
  ['蛋糕', ''],
  ['', ''],
])('%j becomes "%s"', (name, slug) => {
  expect(makeSlug(name)).toBe(slug);
});

test('a long name is cut between words, and a single long word anywhere', () => {
  expect(makeSlug(`${'honey '.repeat(20)}cake`)).toBe(Array(13).fill('honey').join('-'));
  expect(makeSlug('a'.repeat(200))).toBe('a'.repeat(SLUG_MAX_LENGTH));
});

test('the second of a name gets a number, within the length that a slug may have', () => {
  expect(numberSlug('puff-puff', 1)).toBe('puff-puff');
  expect(numberSlug('puff-puff', 2)).toBe('puff-puff-2');
  expect(numberSlug('a'.repeat(80), 10)).toBe(`${'a'.repeat(77)}-10`);
  expect(numberSlug(`${'a'.repeat(77)}-bc`, 10)).toBe(`${'a'.repeat(77)}-10`);
});

test('whatever a product is called, its slug is one or blank, and so are the numbered ones, each another', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 150 }),
      fc.integer({ min: 2, max: 5_000 }),
      (name, count) => {
        const slug = makeSlug(name);
        expect(makeSlug(slug)).toBe(slug);
        if (slug === '') return;
        for (const each of [slug, numberSlug(slug, count)]) {
          expect(each).toMatch(SLUG_FORM);
          expect(each.length).toBeLessThanOrEqual(SLUG_MAX_LENGTH);
        }
        expect(numberSlug(slug, count)).not.toBe(numberSlug(slug, count + 1));
      },
    ),
  );
});
