import { describe, expect, test } from 'vitest';
import { chooseRelated, isSameKin, type Relatable } from './related.ts';

const product = (id: string, differences: Partial<Relatable> = {}): Relatable => ({
  id,
  category: 'Cakes',
  flavorTags: [],
  dietaryTags: [],
  createdAt: new Date('2026-01-01'),
  ...differences,
});
const chooseFor = (chosen: Relatable, candidates: readonly Relatable[]) =>
  chooseRelated(chosen, candidates).map(({ id }) => id);

describe('related products', () => {
  const honeyCake = product('honey-cake', { flavorTags: ['honey', 'ginger'], dietaryTags: ['eggless'] });

  test('are of the same category first, then by what they share, then the newest', () => {
    const candidates = [
      product('honey-bread', {
        category: 'Breads',
        flavorTags: ['honey', 'ginger'],
        dietaryTags: ['eggless'],
      }),
      product('old-cake'),
      product('new-cake', { createdAt: new Date('2026-02-01') }),
      product('eggless-honey-cake', { flavorTags: ['honey'], dietaryTags: ['eggless'] }),
    ];
    expect(chooseFor(honeyCake, candidates)).toEqual([
      'eggless-honey-cake',
      'new-cake',
      'old-cake',
      'honey-bread',
    ]);
  });

  test('are never the product itself, nor what shares only a diet', () => {
    const candidates = [honeyCake, product('eggless-pie', { category: 'Pies', dietaryTags: ['eggless'] })];
    expect(chooseFor(honeyCake, candidates)).toEqual([]);
  });

  test('are four at most, and the same four however the candidates come', () => {
    const candidates = Array.from({ length: 9 }, (_, number) => product(`cake-${number}`));
    expect(chooseFor(honeyCake, candidates)).toEqual(['cake-0', 'cake-1', 'cake-2', 'cake-3']);
    expect(chooseFor(honeyCake, candidates.toReversed())).toEqual(['cake-0', 'cake-1', 'cake-2', 'cake-3']);
  });
});

describe('a change', () => {
  const cake = product('cake', { flavorTags: ['honey', 'lemon'], dietaryTags: ['vegan'] });

  test.each<[string, Partial<Relatable>]>([
    ['category', { category: 'Breads' }],
    ['flavours', { flavorTags: ['honey'] }],
    ['as many flavours', { flavorTags: ['honey', 'mango'] }],
    ['diets', { dietaryTags: [] }],
    ['age', { createdAt: new Date('2026-03-01') }],
  ])('of %s can relate other products differently', (_, differences) => {
    expect(isSameKin(cake, { ...cake, ...differences })).toBe(false);
  });

  test('of anything else cannot', () => {
    expect(isSameKin(cake, { ...cake, flavorTags: ['lemon', 'honey'] })).toBe(true);
  });
});
