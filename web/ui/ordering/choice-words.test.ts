import { expect, test } from 'vitest';
import { listChoiceWords, listFullChoiceWords } from './choice-words.ts';

const CAKE = {
  size: { id: '8-inch', name: '8 inch', servings: 12 },
  isEggless: true,
  inscription: 'Happy 30th',
  design: null,
  quantity: 1,
};

test('cart and checkout say how many a size feeds (P29.194)', () => {
  expect(listFullChoiceWords(CAKE)).toEqual(['8 inch, eggless', 'serves 12', '“Happy 30th”']);
  expect(listFullChoiceWords({ ...CAKE, quantity: 2 })[1]).toBe('serves 12 each');
  const box = { ...CAKE, size: { id: 'box', name: 'Box of 6', servings: 6 }, isEggless: false };
  expect(listFullChoiceWords(box)).toEqual(['Box of 6', 'serves 6', '“Happy 30th”']);
  expect(listFullChoiceWords({ ...box, quantity: 2 })[1]).toBe('each box serves 6');
  expect(listFullChoiceWords({ ...CAKE, size: { id: 'loaf', name: 'Loaf' }, inscription: '' })).toEqual([
    'Loaf, eggless',
  ]);
});

test('what only tells one line from another leaves it out', () => {
  expect(listChoiceWords(CAKE)).toEqual(['8 inch, eggless', '“Happy 30th”']);
});
