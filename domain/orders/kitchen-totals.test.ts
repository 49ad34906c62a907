import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CakeDesign, DEFAULT_DESIGN, PLAIN_TIER } from '../custom-orders/design/cake-design.ts';
import { createSteadyChance } from '../custom-orders/drawing/canvas/steady-chance.ts';
import { makeWildDesign } from '../custom-orders/testing/wild-design.ts';
import { KITCHEN_PLACES, type KitchenPlace } from './kitchen-moves.ts';
import { type KitchenTotals, type KitchenWork, totalKitchen } from './kitchen-totals.ts';

type Line = KitchenWork['lines'][number];

const line = (differences: Partial<Line>): Line => ({
  name: 'Agege bread',
  sizeName: null,
  design: null,
  quantity: 1,
  ...differences,
});
const at = (place: KitchenPlace, ...lines: Line[]): KitchenWork => ({ place, lines });

const TWO_TIERS: CakeDesign = {
  ...DEFAULT_DESIGN,
  baseInches: 10,
  tiers: [
    { ...PLAIN_TIER, sponge: 'chocolate', filling: 'mango' },
    { ...PLAIN_TIER, sponge: 'vanilla', filling: 'mango' },
  ],
};
const CAKE = { name: 'Your own cake', sizeName: 'A long description' };

test('pieces are added up by product and size, with what is still to be baked or decorated: what waits to be packed is made (P1.24, P28.497)', () => {
  const { pieces } = totalKitchen([
    at('bake', line({ quantity: 3 }), line({ name: 'Pie', sizeName: 'Box', quantity: 2 })),
    at('pack', line({ quantity: 4 })),
    at('hand_over', line({ name: 'Pie', sizeName: 'Tray' })),
    at('done', line({ quantity: 5 })),
  ]);
  expect(pieces).toEqual([
    { name: 'Agege bread', sizeName: null, total: 12, left: 3 },
    { name: 'Pie', sizeName: 'Box', total: 2, left: 2 },
    { name: 'Pie', sizeName: 'Tray', total: 1, left: 0 },
  ]);
});

test('designed cakes are added up by their size, and their sponges and fillings by flavour and tier (P1.24)', () => {
  const totals = totalKitchen([
    at('bake', line({ ...CAKE, design: TWO_TIERS, quantity: 2 })),
    at('decorate', line({ ...CAKE, design: { ...TWO_TIERS, isEggless: true } })),
    at('pack', line({ ...CAKE, design: { ...DEFAULT_DESIGN, baseInches: 8 } })),
  ]);
  expect(totals).toEqual({
    pieces: [
      { name: 'Your own cake', sizeName: '10 inch, 2 tiers', total: 3, left: 3 },
      { name: 'Your own cake', sizeName: '8 inch', total: 1, left: 0 },
    ],
    sponges: [
      {
        sponge: 'vanilla',
        isEggless: false,
        tiers: [{ inches: 8, total: 3, left: 2 }],
      },
      { sponge: 'vanilla', isEggless: true, tiers: [{ inches: 8, total: 1, left: 0 }] },
      { sponge: 'chocolate', isEggless: false, tiers: [{ inches: 10, total: 2, left: 2 }] },
      { sponge: 'chocolate', isEggless: true, tiers: [{ inches: 10, total: 1, left: 0 }] },
    ],
    fillings: [
      { filling: 'strawberry', tiers: [{ inches: 8, total: 1, left: 0 }] },
      {
        filling: 'mango',
        tiers: [
          { inches: 10, total: 3, left: 3 },
          { inches: 8, total: 3, left: 3 },
        ],
      },
    ],
  });
});

const work = fc.array(
  fc.record({
    place: fc.constantFrom(...KITCHEN_PLACES),
    lines: fc.array(
      fc.record({
        name: fc.constantFrom('Agege bread', 'Your own cake', 'Pie'),
        sizeName: fc.constantFrom(null, 'Box', 'Tray'),
        design: fc.option(fc.nat().map((seed) => makeWildDesign(createSteadyChance(seed)))),
        quantity: fc.integer({ min: 1, max: 100 }),
      }),
      { maxLength: 4 },
    ),
  }),
  { maxLength: 8 },
);

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const countTiers = (of: KitchenTotals['sponges'] | KitchenTotals['fillings']) =>
  sum(of.flatMap(({ tiers }) => tiers.map(({ total }) => total)));

test('nothing is lost or counted twice, and no more is left than there is', () => {
  fc.assert(
    fc.property(work, (day) => {
      const { pieces, sponges, fillings } = totalKitchen(day);
      const lines = day.flatMap((order) => order.lines);
      const tierCount = sum(lines.map(({ design, quantity }) => (design?.tiers.length ?? 0) * quantity));
      expect(sum(pieces.map(({ total }) => total))).toBe(sum(lines.map(({ quantity }) => quantity)));
      expect([countTiers(sponges), countTiers(fillings)]).toEqual([tierCount, tierCount]);
      const amounts = [...pieces, ...[...sponges, ...fillings].flatMap(({ tiers }) => tiers)];
      expect(amounts.every(({ total, left }) => left >= 0 && left <= total && total > 0)).toBe(true);
    }),
  );
});

test('the order in which the orders come changes no total, and a day that is done leaves nothing', () => {
  fc.assert(
    fc.property(work, (day) => {
      expect(totalKitchen(day.toReversed())).toEqual(totalKitchen(day));
      const { pieces, sponges, fillings } = totalKitchen(day.map((order) => ({ ...order, place: 'done' })));
      const amounts = [...pieces, ...[...sponges, ...fillings].flatMap(({ tiers }) => tiers)];
      expect(amounts.every(({ left }) => left === 0)).toBe(true);
    }),
  );
});
