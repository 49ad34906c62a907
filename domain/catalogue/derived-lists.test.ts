import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveLists } from './derived-lists.ts';

const product = (category: string, dietaryTags: string[] = [], flavorTags: string[] = []) => ({
  category,
  dietaryTags,
  flavorTags,
});

test('categories and tags are sorted, each once, and never blank (S3.2)', () => {
  const products = [
    product('Pastries', ['Halal', ''], ['Vanilla']),
    product('Cakes', ['Eggless', 'Halal'], ['coconut', 'Chocolate', 'vanilla']),
    product(' ', [' '], []),
    product('Pastries', [], ['Éclair', 'Vanilla']),
  ];
  expect(deriveLists(products)).toEqual({
    categories: ['Cakes', 'Pastries'],
    dietaryTags: ['Eggless', 'Halal'],
    flavorTags: ['Chocolate', 'coconut', 'Éclair', 'vanilla', 'Vanilla'],
  });
});

test('no products leave nothing to choose from (S3.2)', () => {
  expect(deriveLists([])).toEqual({ categories: [], dietaryTags: [], flavorTags: [] });
});

test('the lists do not depend on the order of the products, and lose nothing that is filled (S3.2)', () => {
  const words = fc.constantFrom('', ' ', 'a', 'B', 'c', 'ọ', 'Zobo');
  const some = fc.array(fc.tuple(words, fc.array(words), fc.array(words)), { maxLength: 8 });
  fc.assert(
    fc.property(some, (tuples) => {
      const products = tuples.map(([category, dietary, flavor]) => product(category, dietary, flavor));
      const lists = deriveLists(products);
      expect(deriveLists(products.toReversed())).toEqual(lists);
      const filled = products.map(({ category }) => category).filter((category) => category.trim() !== '');
      expect(new Set(lists.categories)).toEqual(new Set(filled));
      expect(new Set(lists.categories).size).toBe(lists.categories.length);
    }),
  );
});
