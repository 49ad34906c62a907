import { describe, expect, test } from 'vitest';
import { type CakeDesign, DEFAULT_DESIGN, listTierInches, PLAIN_TIER } from '../design/cake-design.ts';
import { COLOURS } from '../design/options.ts';
import { repairDesign } from '../design/repair-design.ts';
import { TIER_HEIGHT } from '../drawing/canvas/frame.ts';
import { createSteadyChance } from '../drawing/canvas/steady-chance.ts';
import { DEFAULT_PRICE_LIST } from '../price/default-price-list.ts';
import { makeWildDesign } from '../testing/wild-design.ts';
import { LAYER_PLACES } from './layer-places.generated.ts';
import type { PlannedLayer } from './place-layer.ts';
import { planLayers } from './plan-layers.ts';

const DESIGNS = Array.from(
  { length: 1_000 },
  (_, seed) => repairDesign(makeWildDesign(createSteadyChance(seed)), DEFAULT_PRICE_LIST).design,
);
const PLANS = DESIGNS.map((design) => ({ design, ...planLayers(design) }));
const namesOf = (design: CakeDesign) => planLayers(design).layers.map(({ name }) => name);
const cake = (changes: Partial<CakeDesign>): CakeDesign => ({
  ...DEFAULT_DESIGN,
  tiers: [PLAIN_TIER],
  topping: 'none',
  ...changes,
});

/** Found first and looked at in one go: so many single expectations would take longer than the plans. */
describe('of a thousand designs', () => {
  test('every one has a plan of layers that exist, at whole pixels', () => {
    const wrong = PLANS.flatMap(({ layers }) => layers).filter(
      ({ name, x, y, width, height }) =>
        !Object.hasOwn(LAYER_PLACES, name) || ![x, y, width, height].every(Number.isInteger),
    );
    expect(wrong).toEqual([]);
  });

  test('every layer lies within the picture', () => {
    const outside = PLANS.flatMap(({ size, layers }) =>
      layers.filter(({ x, y, width, height }) => x < 0 || y < 0 || x + width > size || y + height > size),
    );
    expect(outside).toEqual([]);
  });

  test('a shade is tinted and its highlights follow at once; nothing else is tinted', () => {
    const wrong = PLANS.flatMap(({ layers }) =>
      layers.filter(({ name, kind, tint }, index) => {
        const isFollowed = kind !== 'shade' || layers[index + 1]?.name === name.replace(/shade$/, 'shine');
        return !name.endsWith(`-${kind}`) || (tint !== undefined) !== (kind === 'shade') || !isFollowed;
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('a tier comes after the one it stands on, and before what lies in front of it', () => {
    const wrong = PLANS.filter(({ design, layers }) => {
      const find = (kind: string, inches: number, end: string) =>
        layers.findIndex(({ name }) => name.startsWith(kind) && name.includes(`-${inches}-${end}`));
      const tiers = listTierInches(design).map((inches) => ({
        body: find('body-', inches, ''),
        front: find('upper-', inches, 'front'),
      }));
      return tiers.some(({ body }, index) => {
        const below = tiers[index - 1];
        return below && (body <= below.body || (below.front !== -1 && body >= below.front));
      });
    });
    expect(wrong.map(({ design }) => design)).toEqual([]);
  });

  test('words have a field on their plaque or sign', () => {
    const wrong = PLANS.filter(({ design, text, layers }) => {
      if ((text === null) !== (design.inscription.text === '')) return true;
      const plate = layers.findLast(({ name }) => name.startsWith('plaque-'));
      if (!text || !plate) return false;
      const isInside =
        text.x - text.width / 2 > plate.x &&
        text.x + text.width / 2 < plate.x + plate.width &&
        text.y - text.height / 2 > plate.y &&
        text.y + text.height / 2 < plate.y + plate.height;
      return !isInside;
    });
    expect(wrong.map(({ design }) => design)).toEqual([]);
  });
});

describe('the order of layers', () => {
  test('is table, stand, and the tier with all its parts', () => {
    const tier = { ...PLAIN_TIER, drip: 'pink', lowerBorder: 'pearls', upperBorder: 'shells' } as const;
    const design = cake({
      tiers: [{ ...tier, side: 'sprinkles' }],
      topping: 'berries',
      candles: { kind: 'plain', count: 2 },
      inscription: { text: 'Ada', lettering: 'script', place: 'front' },
    });
    expect(namesOf(design)).toEqual([
      'ground-stand-8-shadow',
      'stand-china-8-shade',
      'stand-china-8-shine',
      'contact-stand-8-shadow',
      'body-smooth-8-shade',
      'body-smooth-8-shine',
      'side-sprinkles-8-colour',
      'drip-drip-8-shade',
      'drip-drip-8-shine',
      'lower-pearls-8-shade',
      'lower-pearls-8-shine',
      'upper-shells-8-back-shade',
      'upper-shells-8-back-shine',
      'candle-blue-colour',
      'topping-berries-8-colour',
      'candle-pink-colour',
      'upper-shells-8-front-shade',
      'upper-shells-8-front-shine',
      'plaque-plaque-8-colour',
    ]);
  });

  test('has the shadow of a tier before it, and a cascade of flowers over the tier above', () => {
    const design = cake({ tiers: [{ ...PLAIN_TIER, side: 'flower-cascade' }, PLAIN_TIER], stand: 'wood' });
    expect(namesOf(design)).toEqual([
      'ground-stand-8-shadow',
      'stand-wood-8-colour',
      'contact-stand-8-shadow',
      'body-smooth-8-shade',
      'body-smooth-8-shine',
      'contact-tier-6-shadow',
      'body-smooth-6-shade',
      'body-smooth-6-shine',
      'side-flower-cascade-8-colour',
    ]);
  });

  test('has the sponge under a semi-naked icing, each in its own colour', () => {
    const tier = { ...PLAIN_TIER, finish: 'semi-naked', sponge: 'red-velvet', colour: 'ivory' } as const;
    const shades = planLayers(cake({ tiers: [tier] })).layers.filter(({ name }) => name.startsWith('body-'));
    expect(shades.map(({ name, tint }) => [name, tint])).toEqual([
      ['body-sponge-8-shade', '#A8322F'],
      ['body-sponge-8-shine', undefined],
      ['body-semi-naked-8-shade', '#FFF3DF'],
      ['body-semi-naked-8-shine', undefined],
    ]);
  });
});

test('another colour needs no other layer', () => {
  for (const design of DESIGNS.slice(0, 200)) {
    const recoloured = COLOURS.map((colour) =>
      namesOf({ ...design, tiers: design.tiers.map((tier) => ({ ...tier, colour })) }).join(' '),
    );
    expect(new Set(recoloured)).toEqual(new Set([namesOf(design).join(' ')]));
  }
});

test('candles stand in a ring, the farthest first', () => {
  for (let count = 1; count <= 12; count += 1) {
    const candles = planLayers(cake({ candles: { kind: 'plain', count } })).layers.filter(({ name }) =>
      name.startsWith('candle-'),
    );
    expect(candles).toHaveLength(count);
    const feet = candles.map(({ y }) => y);
    expect(feet).toEqual(feet.toSorted((one, other) => one - other));
  }
});

test('a single candle is not hidden by the topping', () => {
  const names = namesOf(cake({ candles: { kind: 'plain', count: 1 }, topping: 'strawberries' }));
  expect(names.slice(-2)).toEqual(['topping-strawberries-8-colour', 'candle-pink-colour']);
});

test('the digits of an age stand side by side around the middle', () => {
  const findDigits = (number: number) => {
    const { size, layers } = planLayers(cake({ candles: { kind: 'number', number } }));
    const digits = layers.filter(({ name }) => name.startsWith('number-'));
    return digits.map(({ name, x }) => [name, x - LAYER_PLACES[name][0] - Math.round(size / 2)]);
  };
  expect(findDigits(7)).toEqual([['number-7-colour', 0]]);
  expect(findDigits(30)).toEqual([
    ['number-3-colour', -29],
    ['number-0-colour', 29],
  ]);
});

describe('a sign', () => {
  const inscription = { text: 'Ada', lettering: 'script', place: 'top' } as const;
  const listSign = (design: CakeDesign): readonly PlannedLayer[] =>
    planLayers(design).layers.filter(({ name }) => name === 'plaque-topper-colour');
  const findLowerEdge = (parts: readonly PlannedLayer[]) =>
    Math.max(...parts.filter(({ part }) => part?.y === 0).map(({ y, height }) => y + height));

  test('stands on unbroken sticks above whatever is on the cake', () => {
    for (const topping of ['none', 'strawberries', 'macarons', 'rosettes-cherry'] as const) {
      const [feet, left, right, plate, ...others] = listSign(cake({ inscription, topping }));
      expect(others).toEqual([]);
      expect([left?.y, right?.y]).toEqual([plate && plate.y + plate.height, plate && plate.y + plate.height]);
      expect([left, right].map((stick) => stick && stick.y + stick.height)).toEqual([feet?.y, feet?.y]);
    }
  });

  test('is raised above candles, so that its words can be read', () => {
    const findHeight = (design: CakeDesign) => {
      const top = planLayers(design).layers.find(({ name }) => name === 'body-smooth-8-shade');
      const foot = (top?.y ?? 0) - LAYER_PLACES['body-smooth-8-shade'][1];
      return foot - TIER_HEIGHT - findLowerEdge(listSign(design));
    };
    const unlit = findHeight(cake({ inscription }));
    const lit = findHeight(cake({ inscription, candles: { kind: 'plain', count: 5 } }));
    expect(lit).toBeGreaterThan(unlit + 50);
  });
});
