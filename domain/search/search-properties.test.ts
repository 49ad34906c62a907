import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SearchableProduct } from './product-words.ts';
import { splitWords } from './split-words.ts';
import { BAKERY_CATALOGUE, bake } from './testing/bakery-catalogue.ts';
import { EVERYTHING, openIndex } from './testing/open-index.ts';
import { toWordKey } from './word-key.ts';

const category = openIndex();

const product = fc.constantFrom(...BAKERY_CATALOGUE);
const nameAndWord = product.chain(({ id, name }) =>
  fc.record({ id: fc.constant(id), word: fc.constantFrom(...splitWords(name)) }),
);
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Of all slips every so many-th is tried; where properties are tried at length, every one. */
const STRIDE = (fc.readConfigureGlobal()?.numRuns ?? 0) < 1_000 ? 7 : 1;

/** Every error one hurried thumb can make: a letter left out, put in, mistaken, or exchanged with the next. */
function listSlips(word: string): ReadonlySet<string> {
  const slips = new Set<string>();
  for (let place = 0; place <= word.length; place += 1) {
    const [before, after, rest] = [word.slice(0, place), word.slice(place), word.slice(place + 1)];
    for (const letter of LETTERS) slips.add(before + letter + after).add(before + letter + rest);
    slips.add(before + rest).add(before + rest.slice(0, 1) + after.slice(0, 1) + rest.slice(1));
  }
  slips.delete(word);
  return slips;
}

describe('every product is found', () => {
  test('by its own name, before all that match no better', () => {
    fc.assert(
      fc.property(product, ({ id, name }) => {
        expect(category.ids(name)[0]).toBe(id);
      }),
    );
  });

  test('by the words of its name in any order', () => {
    const shuffled = product.chain(({ id, name }) =>
      fc.record({
        id: fc.constant(id),
        words: fc.shuffledSubarray(splitWords(name), { minLength: splitWords(name).length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ id, words }) => void expect(category.ids(words.join(' '))).toContain(id)),
    );
  });

  test('by every beginning of three letters or more of a word of its name (P13.1)', () => {
    fc.assert(
      fc.property(nameAndWord, fc.nat(), ({ id, word }, at) => {
        fc.pre(word.length >= 3);
        expect(category.ids(word.slice(0, 3 + (at % (word.length - 2))))).toContain(id);
      }),
    );
  });

  test('by a word of five letters or more with any one error, unless that makes another word of the shop (P13.1)', () => {
    const missed: string[] = [];
    let count = 0;
    for (const { id, name } of BAKERY_CATALOGUE) {
      for (const word of splitWords(name).filter(({ length }) => length >= 5)) {
        for (const typed of listSlips(word)) {
          count += 1;
          if (count % STRIDE > 0) continue;
          const { best, words } = category.find(typed, EVERYTHING);
          const isOtherWord = [...words].some(
            (known) => known.startsWith(typed) || toWordKey(known) === toWordKey(typed),
          );
          if (!isOtherWord && !best.some((found) => found.id === id)) missed.push(`${typed} for ${word}`);
        }
      }
    }
    expect(missed).toEqual([]);
  });
});

test('products that come, change and go in any order leave the same search as if only the last had ever been', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const words = fc.array(
    fc.constantFrom('rum', 'cake', 'cakes', 'cupcakes', 'puff', 'honey', 'box', 'ọyin'),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  const step = fc.oneof(
    fc.record({ id, name: words, description: words, discountPercentage: fc.constantFrom(0, 10) }),
    fc.record({ id, isRemoved: fc.constant(true) }),
  );
  fc.assert(
    fc.property(fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 12 }), (rounds) => {
      const index = openIndex([]);
      const shown = new Map<string, SearchableProduct>();
      for (const round of rounds) {
        const put: SearchableProduct[] = [];
        const removed: string[] = [];
        for (const change of round) {
          if ('isRemoved' in change) removed.push(change.id);
          else {
            const { name, description, discountPercentage } = change;
            const changed = bake(name.join(' '), 'Cakes', '', description.join(' '), { discountPercentage });
            put.push({ ...changed, id: change.id });
          }
        }
        index.change(put, removed);
        for (const one of put) shown.set(one.id, one);
        for (const gone of removed) shown.delete(gone);
      }
      const fresh = openIndex(shown.values());
      for (const query of [
        'rum',
        'cake',
        'pufpuf',
        'honey box',
        'puff puff',
        'zuma rum',
        'hony',
        'rum zebra',
      ]) {
        expect(index.find(query, EVERYTHING), query).toEqual(fresh.find(query, EVERYTHING));
      }
    }),
  );
});

test('no query is too odd to be answered', () => {
  const oddText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.string({ unit: 'grapheme', maxLength: 50 }),
    fc.string({
      unit: fc.constantFrom('a', ' ', '-', '\u0323', '₦', '5', ',', 'ọ', '\u{1F382}', '\ud83c'),
      maxLength: 100,
    }),
    fc
      .array(fc.constantFrom('a', 'c', 'p', 'cake', 'puff'), { maxLength: 40 })
      .map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(oddText, (query) => {
      const { best, total } = category.find(query, 8);
      expect(best.length).toBe(Math.min(total, 8));
    }),
  );
});
