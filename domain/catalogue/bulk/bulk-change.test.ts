import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRODUCT_PRICE_MAX_IN_KOBO, PRODUCT_STATUSES } from '../product.ts';
import { type ProductContent, settleContent } from '../product-content.ts';
import { MEAT_PIE } from '../testing/meat-pie.ts';
import { applyBulkChange, type BulkChange, changePrice, STATUS_CHANGES, takeBack } from './bulk-change.ts';

const arbitraryPrice = fc.oneof(
  fc.integer({ min: 0, max: 200 }).map((steps) => steps * 5_000),
  fc.integer({ min: 0, max: PRODUCT_PRICE_MAX_IN_KOBO }),
);
const arbitrarySize = fc.record({
  id: fc.stringMatching(/^[a-z]{1,4}$/),
  name: fc.string(),
  priceInKobo: arbitraryPrice,
  servings: fc.option(fc.integer({ min: 1, max: 9 })),
  workUnits: fc.integer({ min: 0, max: 9 }),
});
const arbitraryContent: fc.Arbitrary<ProductContent> = fc
  .record({
    priceInKobo: arbitraryPrice,
    discountPercentage: fc.constantFrom(0, 0, 12.5),
    isCustom: fc.boolean(),
    sizes: fc.uniqueArray(arbitrarySize, { selector: ({ id }) => id, maxLength: 4 }),
    status: fc.constantFrom(...PRODUCT_STATUSES),
    pictures: fc.constantFrom([], [{ id: 'p1', alt: 'A pie' }], [{ id: 'p1', alt: '' }]),
  })
  .map((differences) => settleContent({ ...MEAT_PIE, ...differences }));

const arbitraryRounding = fc.constantFrom(50, 100) as fc.Arbitrary<50 | 100>;
const arbitraryPercentage = fc
  .integer({ min: -9_000, max: 30_000 })
  .filter((hundredths) => hundredths !== 0)
  .map((hundredths) => hundredths / 100);
const arbitraryAmount = fc
  .integer({ min: -PRODUCT_PRICE_MAX_IN_KOBO, max: PRODUCT_PRICE_MAX_IN_KOBO })
  .filter((amount) => amount !== 0);
const arbitraryPriceChange = fc.oneof(
  fc.record({
    kind: fc.constant('price_percentage' as const),
    percentage: arbitraryPercentage,
    roundTo: arbitraryRounding,
  }),
  fc.record({
    kind: fc.constant('price_amount' as const),
    amountInKobo: arbitraryAmount,
    roundTo: arbitraryRounding,
  }),
);
const arbitraryChange: fc.Arbitrary<BulkChange> = fc.oneof(
  fc.record({ kind: fc.constantFrom(...STATUS_CHANGES) }),
  arbitraryPriceChange,
  fc.record({
    kind: fc.constant('discount' as const),
    percentage: fc.integer({ min: 0, max: 9_500 }).map((hundredths) => hundredths / 100),
  }),
);

describe('whatever the product and the change', () => {
  test('no price goes below nothing or above the limit, and each is a round one or as it was', () => {
    fc.assert(
      fc.property(arbitraryContent, arbitraryPriceChange, (present, change) => {
        const outcome = applyBulkChange(present, change);
        if (outcome.kind !== 'changed') return;
        for (const [place, size] of [outcome.content, ...outcome.content.sizes].entries()) {
          const before = [present, ...present.sizes][place]?.priceInKobo;
          expect(size.priceInKobo).toBeGreaterThanOrEqual(0);
          expect(size.priceInKobo).toBeLessThanOrEqual(PRODUCT_PRICE_MAX_IN_KOBO);
          if (size.priceInKobo !== before) expect(size.priceInKobo % (change.roundTo * 100)).toBe(0);
        }
      }),
    );
  });

  test('a rise makes nothing cheaper and a cut makes nothing dearer', () => {
    fc.assert(
      fc.property(arbitraryContent, arbitraryPriceChange, ({ priceInKobo }, change) => {
        const by = change.kind === 'price_amount' ? change.amountInKobo : change.percentage;
        expect(Math.sign(changePrice(priceInKobo, change) - priceInKobo) * by).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('only what the change is about is different, and the product still stands for its cheapest size', () => {
    fc.assert(
      fc.property(arbitraryContent, arbitraryChange, (present, change) => {
        const outcome = applyBulkChange(present, change);
        if (outcome.kind !== 'changed') return;
        const { content } = outcome;
        expect(settleContent(content)).toEqual(content);
        const stored = {
          status: '',
          discountPercentage: 0,
          priceInKobo: 0,
          sizes: [],
          servings: 0,
          workUnits: 0,
        };
        expect({ ...content, ...stored }).toEqual({ ...present, ...stored });
      }),
    );
  });

  test('taken back, it is what it was to the letter', () => {
    fc.assert(
      fc.property(arbitraryContent, arbitraryChange, (present, change) => {
        const outcome = applyBulkChange(present, change);
        if (outcome.kind === 'changed') expect(takeBack(present, outcome.content)).toEqual(present);
      }),
    );
  });
});

test.each<[number, BulkChange, number]>([
  [120_000, { kind: 'price_percentage', percentage: 10, roundTo: 50 }, 130_000],
  [120_000, { kind: 'price_percentage', percentage: 10, roundTo: 100 }, 130_000],
  [110_000, { kind: 'price_percentage', percentage: 10, roundTo: 50 }, 120_000],
  [350_000, { kind: 'price_percentage', percentage: -15, roundTo: 50 }, 300_000],
  [350_000, { kind: 'price_percentage', percentage: 12.35, roundTo: 50 }, 395_000],
  [350_000, { kind: 'price_amount', amountInKobo: 25_000, roundTo: 50 }, 375_000],
  [350_000, { kind: 'price_amount', amountInKobo: -26_000, roundTo: 100 }, 320_000],
])('₦ %d with %j becomes %d', (priceInKobo, change, after) => {
  const outcome = applyBulkChange({ ...MEAT_PIE, priceInKobo }, change);
  expect(outcome).toMatchObject({ kind: 'changed', content: { priceInKobo: after } });
});

test('every size is changed, and the product follows the cheapest', () => {
  const sizes = [
    { id: 'large', name: 'Large', priceInKobo: 600_000, servings: 20, workUnits: 3 },
    { id: 'small', name: 'Small', priceInKobo: 350_000, servings: 10, workUnits: 2 },
  ];
  const present = settleContent({ ...MEAT_PIE, sizes });
  expect(applyBulkChange(present, { kind: 'price_percentage', percentage: 10, roundTo: 100 })).toMatchObject({
    kind: 'changed',
    content: {
      priceInKobo: 390_000,
      servings: 10,
      sizes: [{ priceInKobo: 660_000 }, { priceInKobo: 390_000 }],
    },
  });
});

test.each<[string, Partial<typeof MEAT_PIE>, BulkChange, string]>([
  [
    'a custom product',
    { isCustom: true },
    { kind: 'price_percentage', percentage: 5, roundTo: 50 },
    'Its price comes from the cake designer’s price list.',
  ],
  [
    'what would cost nothing',
    {},
    { kind: 'price_amount', amountInKobo: -120_000, roundTo: 50 },
    'Its price would be ₦0.',
  ],
  [
    'what would be rounded to nothing',
    { priceInKobo: 2_000 },
    { kind: 'price_percentage', percentage: -1, roundTo: 100 },
    'Its price would be ₦0.',
  ],
  [
    'what would be dearer than anything may be',
    { priceInKobo: 999_990_000 },
    { kind: 'price_percentage', percentage: 5, roundTo: 50 },
    'Its price would be more than ₦10,000,000.',
  ],
  ['an archived product', { status: 'archived' }, { kind: 'publish' }, 'It’s archived. Restore it first.'],
  [
    'a picture without words',
    { pictures: [{ id: 'p', alt: ' ' }] },
    { kind: 'publish' },
    'A picture has no description (alt text).',
  ],
])('%s is refused and says why', (_, difference, change, reason) => {
  expect(applyBulkChange({ ...MEAT_PIE, ...difference }, change)).toEqual({ kind: 'refused', reason });
});

test.each<[Partial<typeof MEAT_PIE>, BulkChange]>([
  [{ status: 'published' }, { kind: 'publish' }],
  [{ status: 'draft' }, { kind: 'unpublish' }],
  [{ status: 'archived' }, { kind: 'unpublish' }],
  [{ status: 'archived' }, { kind: 'archive' }],
  [{ status: 'draft' }, { kind: 'restore' }],
  [{ discountPercentage: 10 }, { kind: 'discount', percentage: 10 }],
  [{ priceInKobo: 30_000 }, { kind: 'price_percentage', percentage: 5, roundTo: 100 }],
  [{ priceInKobo: 0 }, { kind: 'price_percentage', percentage: -5, roundTo: 50 }],
  [{ priceInKobo: 0 }, { kind: 'price_amount', amountInKobo: -2_501, roundTo: 50 }],
])('%j stays as it is by %j', (difference, change) => {
  expect(applyBulkChange({ ...MEAT_PIE, ...difference }, change)).toEqual({ kind: 'unchanged' });
});

test.each<[typeof MEAT_PIE.status, BulkChange, string]>([
  ['draft', { kind: 'publish' }, 'published'],
  ['published', { kind: 'unpublish' }, 'draft'],
  ['published', { kind: 'archive' }, 'archived'],
  ['draft', { kind: 'archive' }, 'archived'],
  ['archived', { kind: 'restore' }, 'draft'],
])('a product that is %s goes by %j to %s', (status, change, after) => {
  expect(applyBulkChange({ ...MEAT_PIE, status }, change)).toMatchObject({ content: { status: after } });
});

test('a discount is set and ended, for custom products too', () => {
  const present = { ...MEAT_PIE, isCustom: true };
  expect(applyBulkChange(present, { kind: 'discount', percentage: 12.5 })).toMatchObject({
    content: { discountPercentage: 12.5 },
  });
  expect(
    applyBulkChange({ ...present, discountPercentage: 5 }, { kind: 'discount', percentage: 0 }),
  ).toMatchObject({ content: { discountPercentage: 0 } });
});

test('what was not there before is put into the archive', () => {
  expect(takeBack(undefined, { ...MEAT_PIE, status: 'published' })).toEqual({
    ...MEAT_PIE,
    status: 'archived',
  });
});
