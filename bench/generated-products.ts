import { ALLERGENS, type Allergen } from '../domain/catalogue/allergens.ts';
import type { Product } from '../domain/catalogue/product.ts';
import { makeSlug, numberSlug } from '../domain/catalogue/slug.ts';
import { MEAT_PIE } from '../domain/catalogue/testing/meat-pie.ts';

/*
 * As many products as wanted, such as a very large Nigerian bakery might sell. The same count gives the same products
 * in every run, so that figures can be compared.
 */

const KINDS: readonly { category: string; names: readonly string[]; allergens: readonly Allergen[] }[] = [
  {
    category: 'Birthday cakes',
    names: ['Birthday Cake', 'Number Cake', 'Drip Cake'],
    allergens: ['gluten', 'egg', 'milk'],
  },
  {
    category: 'Wedding cakes',
    names: ['Wedding Cake', 'Aso Ebi Cake', 'Traditional Wedding Cake'],
    allergens: ['gluten', 'egg', 'milk'],
  },
  {
    category: 'Celebration cakes',
    names: ['Naming Ceremony Cake', 'Graduation Cake', 'Anniversary Cake'],
    allergens: ['gluten', 'egg'],
  },
  {
    category: 'Cupcakes',
    names: ['Cupcakes', 'Mini Cupcakes', 'Fairy Cakes'],
    allergens: ['gluten', 'egg', 'milk'],
  },
  { category: 'Loaf cakes', names: ['Loaf Cake', 'Pound Cake', 'Tea Cake'], allergens: ['gluten', 'egg'] },
  {
    category: 'Breads',
    names: ['Agege Bread', 'Sardine Bread', 'Coconut Bread', 'Milk Loaf'],
    allergens: ['gluten'],
  },
  {
    category: 'Small chops',
    names: ['Puff-Puff', 'Samosa', 'Spring Rolls', 'Mosa', 'Peppered Gizzard'],
    allergens: ['gluten', 'soya'],
  },
  {
    category: 'Pies and pastries',
    names: ['Meat Pie', 'Chicken Pie', 'Fish Roll', 'Sausage Roll', 'Egg Roll'],
    allergens: ['gluten', 'egg'],
  },
  {
    category: 'Snacks',
    names: ['Chin Chin', 'Kuli Kuli', 'Plantain Chips', 'Kokoro'],
    allergens: ['gluten'],
  },
  {
    category: 'Doughnuts',
    names: ['Doughnut', 'Ring Doughnut', 'Filled Doughnut'],
    allergens: ['gluten', 'milk'],
  },
  { category: 'Cookies', names: ['Shortbread', 'Cookies', 'Gurudi'], allergens: ['gluten', 'nuts'] },
  {
    category: 'Desserts',
    names: ['Parfait', 'Trifle', 'Cheesecake', 'Banana Bread Pudding'],
    allergens: ['milk'],
  },
];
const FLAVOURS = [
  'Vanilla',
  'Chocolate',
  'Red Velvet',
  'Coconut',
  'Banana',
  'Pineapple',
  'Strawberry',
  'Lemon',
  'Caramel',
  'Zobo',
  'Honey',
  'Ginger',
  'Cinnamon',
  'Mango',
  'Tiger Nut',
  'Passion Fruit',
];
const MANNERS = [
  'Classic',
  'Royal',
  'Lagos',
  'Ibadan',
  'Abuja',
  'Mama’s',
  'Sunday',
  'Owambe',
  'Golden',
  'Fluffy',
];
const FINISHES = [
  'with Buttercream',
  'with Sprinkles',
  'Supreme',
  'Deluxe',
  'Family Box',
  'Party Pack',
  'Special',
];
const DIETARY_TAGS = ['eggless', 'vegan', 'sugar-free', 'gluten-free', 'nut-free', 'halal', 'dairy-free'];
const DESCRIPTION =
  'Baked in the morning and packed by hand. Tell us the day of the party, and we bring it while it is fresh; keeps for two days in a cool place.';

const FIRST_DAY_MS = Date.UTC(2024, 0, 1);
const MINUTE_MS = 60_000;

export function* generateProducts(count: number): Generator<Product, void, undefined> {
  const chance = createChance(count);
  const timesUsed = new Map<string, number>();
  for (let number = 0; number < count; number += 1) {
    const product = generateProduct(chance, number);
    const slug = makeSlug(product.name);
    const times = (timesUsed.get(slug) ?? 0) + 1;
    timesUsed.set(slug, times);
    yield { ...product, id: numberSlug(slug, times) };
  }
}

type Chance = ReturnType<typeof createChance>;

function generateProduct(chance: Chance, number: number): Product {
  const kind = chance.pick(KINDS);
  const flavours = chance.pickSome(FLAVOURS, 1, 3);
  const name = [chance.pick(MANNERS), flavours[0], chance.pick(kind.names), chance.pick(FINISHES)].join(' ');
  const createdAt = new Date(FIRST_DAY_MS + number * MINUTE_MS);
  return {
    ...MEAT_PIE,
    id: '',
    name,
    description: `${name}. ${DESCRIPTION}`,
    category: kind.category,
    priceInKobo: (10 + chance.below(990)) * 10_000,
    discountPercentage: chance.below(8) === 0 ? 5 + chance.below(6) * 5 : 0,
    isCustom: chance.below(20) === 0,
    dietaryTags: chance.pickSome(DIETARY_TAGS, 0, 3),
    flavorTags: flavours.map((flavour) => flavour.toLowerCase()),
    allergens: ALLERGENS.filter((one) => kind.allergens.includes(one) || chance.below(12) === 0),
    servings: 4 + chance.below(40),
    leadTimeHours: 24,
    workUnits: 1 + chance.below(20),
    vatClass: kind.category === 'Breads' ? 'basic-food' : 'standard',
    egglessExtraInKobo: kind.category.endsWith('cakes') && kind.allergens.includes('egg') ? 200_000 : null,
    allowsInscription: kind.category.endsWith('cakes'),
    status: 'published',
    pictures: [],
    version: 1,
    createdAt,
    updatedAt: createdAt,
  };
}

/** Mulberry32: small, fast, and the same everywhere. */
function createChance(seed: number) {
  let state = seed;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error('There is nothing to pick from.');
    return value;
  };
  return {
    below,
    pick,
    pickSome: <Value>(values: readonly Value[], min: number, max: number): Value[] => {
      const wanted = min + below(max - min + 1);
      return [...new Set(Array.from({ length: wanted }, () => pick(values)))];
    },
  };
}
