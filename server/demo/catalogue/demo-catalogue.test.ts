import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Allergen } from '../../../domain/catalogue/allergens.ts';
import { deriveLists } from '../../../domain/catalogue/derived-lists.ts';
import { isFeatured } from '../../../domain/catalogue/featured.ts';
import { leaveOutFreeFrom } from '../../../domain/catalogue/free-from.ts';
import { computePriceToPay } from '../../../domain/catalogue/price.ts';
import { repairDesign } from '../../../domain/custom-orders/design/repair-design.ts';
import { DEFAULT_PRICE_LIST } from '../../../domain/custom-orders/price/default-price-list.ts';
import { countServings } from '../../../domain/custom-orders/price/effort.ts';
import { priceDesign } from '../../../domain/custom-orders/price/price-design.ts';
import { findStartingDesign } from '../../../domain/custom-orders/price/starting-designs.ts';
import { makeWildDesign } from '../../../domain/custom-orders/testing/wild-design.ts';
import { readDemoPosts } from '../posts/demo-posts.ts';
import { DEMO_CATALOGUE } from './demo-catalogue.ts';
import { listAdditions } from './load-catalogue.ts';

/** The same designs in every run. */
function makeSteadyRandom(): () => number {
  let state = 7;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const PICTURE_ID = '0b5c2f0e-6c5d-8c0e-8d0a-0d6f3f6b8a11';
const NOW = new Date('2026-03-01T08:00:00Z');

const demoProducts = DEMO_CATALOGUE.flatMap(({ products }) => products);
const usedNames = [
  ...new Set(demoProducts.flatMap(({ pictures }) => pictures.map(({ name }) => name))),
].sort();
const numberedIds = new Map(
  usedNames.map((name, index) => [name, PICTURE_ID.replace(/..$/, String(index).padStart(2, '0'))]),
);
/** Every product as it is written into the shop: it has passed the schema that checks administrators. */
const additions = listAdditions(numberedIds, NOW);
const contents = additions.map(({ content }) => content);

describe('the demo’s catalogue', () => {
  test('calls the sample that a designed cake is ordered as a custom cake (P29.367)', () => {
    const designed = additions.find(({ id }) => id === 'design-your-own-cake');
    expect(designed?.content).toMatchObject({ name: 'Custom cake', isCustom: true });
  });

  test('has custom cakes that open for the price and the servings on their cards (P24.4)', () => {
    const custom = contents.filter(({ isCustom }) => isCustom);
    expect(custom.length).toBeGreaterThan(2);
    for (const { name, priceInKobo, servings } of custom) {
      const design = findStartingDesign({ priceInKobo, servings });
      const opened = {
        priceInKobo: priceDesign(design, DEFAULT_PRICE_LIST).totalInKobo,
        servings: countServings(design, DEFAULT_PRICE_LIST),
      };
      expect({ name, ...opened }).toEqual({ name, priceInKobo, servings });
    }
  });

  test('has at least 40 products in at least 8 categories, each under its own id', () => {
    expect(additions.length).toBeGreaterThanOrEqual(40);
    expect(new Set(additions.map(({ id }) => id)).size).toBe(additions.length);
    expect(deriveLists(contents).categories.length).toBeGreaterThanOrEqual(8);
    expect(contents.every(({ status }) => status === 'published')).toBe(true);
  });

  test('features at least 8, and at least 4 are custom', () => {
    expect(contents.filter(isFeatured).length).toBeGreaterThanOrEqual(8);
    expect(contents.filter(({ isCustom }) => isCustom).length).toBeGreaterThanOrEqual(4);
  });

  test('and its posts show every picture of its folder, each with words for it', async () => {
    const files = await readdir(join(import.meta.dirname, '..', 'pictures'));
    const covers = readDemoPosts().map(({ cover }) => cover);
    const shown = [...new Set([...usedNames, ...covers])].sort();
    expect(shown).toEqual(files.map((file) => file.replace(/\.webp$/, '')).sort());
    for (const { pictures } of demoProducts) {
      for (const { alt } of pictures) expect(alt.length).toBeGreaterThan(15);
    }
  });

  test('shows every product in a picture of its own that no other product shows (P25.1)', () => {
    const shown = demoProducts.flatMap(({ pictures }) => pictures.map(({ name }) => name));
    expect(demoProducts.filter(({ pictures }) => pictures.length === 0)).toEqual([]);
    expect(shown.toSorted()).toEqual(usedNames);
  });

  test('has one or two products that are too dear for the cart, and no other price that the cart refuses', () => {
    const pricesOf = ({ priceInKobo, discountPercentage, sizes }: (typeof contents)[number]) =>
      [priceInKobo, ...sizes.map((size) => size.priceInKobo)].map((each) =>
        computePriceToPay(each, discountPercentage),
      );
    const tooDear = additions.filter(({ content }) => pricesOf(content).some((price) => price > 100_000_00));
    expect(tooDear.map(({ id }) => id)).toEqual(['three-tier-ivory-wedding', 'gold-leaf-two-tier']);
    expect(contents.flatMap(pricesOf).every((price) => price > 0)).toBe(true);
  });

  test('has custom products that the designer can make: none has sizes, and none is below the cheapest design (P7.5)', () => {
    const custom = contents.filter(({ isCustom }) => isCustom);
    expect(custom.flatMap(({ sizes }) => sizes)).toEqual([]);
    expect(Math.min(...custom.map(({ priceInKobo }) => priceInKobo))).toBe(38_000_00);
    const random = makeSteadyRandom();
    for (let count = 0; count < 500; count += 1) {
      const { design } = repairDesign(makeWildDesign(random), DEFAULT_PRICE_LIST);
      expect(priceDesign(design, DEFAULT_PRICE_LIST).totalInKobo).toBeGreaterThanOrEqual(38_000_00);
    }
  });

  test('came into being one after the other', () => {
    const moments = additions.map(({ createdAt }) => createdAt?.getTime() ?? Number.NaN);
    expect(new Set(moments).size).toBe(moments.length);
    expect(moments.every((moment) => moment < NOW.getTime())).toBe(true);
  });

  test('takes plain bread, and nothing else, for basic food', () => {
    const basic = additions.filter(({ content }) => content.vatClass === 'basic-food').map(({ id }) => id);
    expect(basic).toEqual(['agege-bread', 'wholewheat-loaf', 'coconut-bread']);
  });
});

describe('every product of the demo', () => {
  /** Who reads the tag may rely on it. */
  const RULED_OUT: Readonly<Record<string, readonly Allergen[]>> = {
    Eggless: ['egg'],
    Vegetarian: ['fish', 'crustaceans'],
    Vegan: ['egg', 'milk', 'fish', 'crustaceans'],
  };
  const cases = additions.map(({ id, content }) => ({ id: id ?? '', content }));

  test.each(cases)(
    '$id declares no allergen that its tags rule out, and promises to be free of none (P29.48)',
    ({ content }) => {
      expect(leaveOutFreeFrom(content.dietaryTags)).toEqual(content.dietaryTags);
      for (const tag of content.dietaryTags) {
        for (const allergen of RULED_OUT[tag] ?? [])
          expect([tag, ...content.allergens]).not.toContain(allergen);
      }
      if (content.dietaryTags.includes('Vegan')) {
        expect(content.dietaryTags).toEqual(expect.arrayContaining(['Vegetarian', 'Eggless']));
      }
    },
  );

  test.each(cases)('$id declares what its words name', ({ content }) => {
    const words = `${content.name} ${content.description}`.toLowerCase();
    const named: readonly [RegExp, Allergen][] = [
      [/\b(?:walnuts|pecans|almond sponge|almond crust)\b/, 'nuts'],
      [/\b(?:sponge|crust|bread|dough|pastry|loaf|crumb)\b/, 'gluten'],
      [/\b(?:buttercream|cream cheese|whipped cream|custard|buttermilk)\b/, 'milk'],
      [/\b(?:custard|lemon curd)\b/, 'egg'],
      [/\b(?:ganache|chocolate chips|dark chocolate)\b/, 'soya'],
    ];
    for (const [pattern, allergen] of named) {
      if (pattern.test(words)) expect([content.name, ...content.allergens]).toContain(allergen);
    }
  });

  test.each(cases)('$id is described in two to four sentences', ({ content }) => {
    const sentences = content.description.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
    if (!content.isOfferedAtCart) expect(content.flavorTags.length).toBeGreaterThan(0);
  });
});
