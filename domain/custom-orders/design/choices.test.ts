import { describe, expect, test } from 'vitest';
import { DEFAULT_PRICE_LIST } from '../price/default-price-list.ts';
import { DEFAULT_DESIGN, PLAIN_TIER } from './cake-design.ts';
import { type DesignChoice, findObstacle, makeChoice } from './choices.ts';

const PLAIN = { ...DEFAULT_DESIGN, tiers: [PLAIN_TIER], topping: 'none' } as const;

function choose(design: typeof DEFAULT_DESIGN, ...choices: readonly DesignChoice[]) {
  return choices.reduce((chosen, choice) => makeChoice(chosen, choice, DEFAULT_PRICE_LIST).design, design);
}

describe('the last choice stays, and the rest gives way', () => {
  test('a third tier on a 6-inch base makes the base wider', () => {
    const design = choose(PLAIN, { part: 'baseInches', value: 6 }, { part: 'tierCount', value: 3 });
    expect(design).toMatchObject({ baseInches: 8, tiers: [{}, {}, {}] });
  });

  test('a narrower base takes tiers off the top', () => {
    const design = choose(PLAIN, { part: 'tierCount', value: 3 }, { part: 'baseInches', value: 6 });
    expect(design.baseInches).toBe(6);
    expect(design.tiers).toHaveLength(2);
  });

  test('a combed finish on fondant makes it buttercream, and fondant on a combed cake makes it smooth', () => {
    const combed = choose(
      PLAIN,
      { part: 'frosting', value: 'fondant' },
      { part: 'finish', tier: 0, value: 'combed' },
    );
    expect(combed).toMatchObject({ frosting: 'buttercream', tiers: [{ finish: 'combed' }] });
    const fondant = choose(combed, { part: 'frosting', value: 'fondant' });
    expect(fondant).toMatchObject({ frosting: 'fondant', tiers: [{ finish: 'smooth' }] });
  });

  test('a rose tier under ganache makes it buttercream', () => {
    const design = choose(
      PLAIN,
      { part: 'frosting', value: 'ganache' },
      { part: 'colour', tier: 'all', value: 'rose' },
    );
    expect(design).toMatchObject({ frosting: 'buttercream', tiers: [{ colour: 'rose' }] });
  });

  test('quilting makes a tier smooth, and combing takes the quilting off', () => {
    const quilted = choose(
      PLAIN,
      { part: 'finish', tier: 0, value: 'rustic' },
      { part: 'side', tier: 0, value: 'quilted-pearls' },
    );
    expect(quilted.tiers[0]).toMatchObject({ finish: 'smooth', side: 'quilted-pearls' });
    const combed = choose(quilted, { part: 'finish', tier: 0, value: 'combed' });
    expect(combed.tiers[0]).toMatchObject({ finish: 'combed', side: 'none' });
  });

  test('whipped cream takes a third tier off, and a third tier makes whipped cream buttercream', () => {
    const soft = choose(PLAIN, { part: 'tierCount', value: 3 }, { part: 'frosting', value: 'whipped-cream' });
    expect(soft.tiers).toHaveLength(2);
    expect(choose(soft, { part: 'tierCount', value: 3 })).toMatchObject({ frosting: 'buttercream' });
  });

  test('number candles move the sign to the front, and a sign puts number candles out', () => {
    const sign = { text: 'Ada', lettering: 'script', place: 'top' } as const;
    const numbered = choose(
      PLAIN,
      { part: 'inscription', value: sign },
      { part: 'candles', value: { kind: 'number', number: 7 } },
    );
    expect(numbered.inscription.place).toBe('front');
    const signed = choose(numbered, { part: 'inscription', value: sign });
    expect(signed).toMatchObject({ inscription: sign, candles: { kind: 'plain', count: 0 } });
  });

  test('what gave way is told', () => {
    const chosen = makeChoice(
      { ...PLAIN, topping: 'macarons' },
      { part: 'isNutFree', value: true },
      DEFAULT_PRICE_LIST,
    );
    expect(chosen.design.topping).toBe('none');
    expect(chosen.mended.map(({ message }) => message)).toEqual(['A topping of macarons is made with nuts.']);
  });
});

test('a new tier is made like the one it stands on', () => {
  const tier = { ...PLAIN_TIER, colour: 'mint', drip: 'white' } as const;
  const design = choose({ ...PLAIN, tiers: [tier] }, { part: 'tierCount', value: 2 });
  expect(design.tiers).toEqual([tier, tier]);
});

test.each([0, -1, 9, Number.NaN, Number.POSITIVE_INFINITY])(
  '%s tiers become a number that can be stacked',
  (value) => {
    const { length } = choose(PLAIN, { part: 'tierCount', value }).tiers;
    expect(length >= 1 && length <= 4).toBe(true);
  },
);

describe('what cannot be chosen at all', () => {
  test('is what the diet forbids', () => {
    const eggless = { ...PLAIN, isEggless: true };
    const carrot = { part: 'sponge', tier: 0, value: 'carrot' } as const;
    expect(findObstacle(eggless, carrot, DEFAULT_PRICE_LIST)).toBe(
      'Carrot sponge cannot be made without egg.',
    );
    expect(findObstacle(PLAIN, carrot, DEFAULT_PRICE_LIST)).toBeUndefined();
    expect(choose(eggless, carrot).tiers[0]?.sponge).toBe('vanilla');
  });

  test('is what is not offered', () => {
    const { options } = DEFAULT_PRICE_LIST;
    const mango = { ...options.filling.mango, isOffered: false };
    const list = { ...DEFAULT_PRICE_LIST, options: { ...options, filling: { ...options.filling, mango } } };
    const obstacle = findObstacle(PLAIN, { part: 'filling', tier: 'all', value: 'mango' }, list);
    expect(obstacle).toBe('“Mango” is not offered at the moment.');
  });

  test('is nothing that makes others give way', () => {
    const fondant = { ...PLAIN, frosting: 'fondant' } as const;
    const choice = { part: 'finish', tier: 0, value: 'semi-naked' } as const;
    expect(findObstacle(fondant, choice, DEFAULT_PRICE_LIST)).toBeUndefined();
  });
});
