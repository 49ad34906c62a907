import { expect, test } from 'vitest';
import { BAKERY_CATALOGUE, bake } from './testing/bakery-catalogue.ts';
import { openIndex } from './testing/open-index.ts';

const catalogue = openIndex();

test('"cake" also finds what is a cake by its end, after all whose name or label has the word itself', () => {
  const ids = catalogue.ids('cake');
  const whole = BAKERY_CATALOGUE.filter(({ name, category }) => /\bcakes?\b/i.test(`${name} ${category}`));
  expect(ids.slice(0, whole.length).sort()).toEqual(whole.map(({ id }) => id).sort());
  expect(ids.slice(whole.length)).toEqual([
    'baked-cheesecake',
    'chocolate-cupcakes',
    'lemon-cupcakes',
    'mango-cheesecake',
    'vanilla-cupcakes',
    'red-velvet-cupcakes',
    'cookies-and-cream-cheesecake',
    'fruit-tart',
  ]);
  expect(catalogue.ids('cakes')).toEqual(expect.arrayContaining(ids));
});

test('the other words must match as ever', () => {
  expect(catalogue.ids('chocolate cake')).toEqual([
    'chocolate-cake',
    'chocolate-drip-cake',
    'chocolate-cupcakes',
    'black-forest-cake',
    'cookies-and-cream-cheesecake',
  ]);
});

test('a word that only begins or resembles others is no end of theirs', () => {
  const index = openIndex([bake('Chocolate Fudge', 'Sweets'), bake('Latte Slice', 'Sweets')]);
  expect(index.ids('latt')).toEqual(['latte-slice']);
  expect(index.ids('late')).toEqual(['latte-slice']);
});

test('where nothing has the word itself, its compounds are all there is', () => {
  const index = openIndex([bake('Vanilla Cupcakes', 'Treats'), bake('Scones', 'Treats')]);
  expect(index.ids('cake')).toEqual(['vanilla-cupcakes']);
});

test('three letters are too few: nobody who looks for nuts means doughnuts', () => {
  const index = openIndex([bake('Glazed Doughnuts', 'Doughnuts'), bake('Nut Brittle', 'Snacks')]);
  expect(index.ids('nut')).toEqual(['nut-brittle']);
  expect(index.ids('nuts')).toEqual(['nut-brittle']);
});

test('another name for the same thing has no end: kuli-kuli is called groundnut cake and is none', () => {
  expect(catalogue.ids('cake')).not.toContain('kuli-kuli');
});
