import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  ENTRY_PRODUCTS_MAX,
  ENTRY_SUMMARY_MAX_LENGTH,
  ENTRY_TITLE_MAX_LENGTH,
} from '../../../domain/content/entry.ts';
import { DEFAULT_DESIGN, PLAIN_TIER } from '../../../domain/custom-orders/design/cake-design.ts';
import { DEFAULT_PRICE_LIST } from '../../../domain/custom-orders/price/default-price-list.ts';
import { computeLeadTimeHours, countServings } from '../../../domain/custom-orders/price/effort.ts';
import { DEMO_CATALOGUE } from '../catalogue/demo-catalogue.ts';
import { DEMO_CALENDAR } from '../delivery-plan.ts';
import { readDemoPosts } from './demo-posts.ts';

const POSTS = readDemoPosts();
const PRODUCTS = DEMO_CATALOGUE.flatMap(({ products }) => products);
const PRODUCT_IDS = PRODUCTS.map(({ id }) => id);
const SLUGS = POSTS.map(({ slug }) => slug);

/** Without the spaces that only line up the columns of a table. */
const findBody = (slug: string) =>
  (POSTS.find((post) => post.slug === slug)?.body ?? '').replaceAll(/ +/g, ' ');
const serve = (baseInches: 6 | 8 | 10 | 12, tierCount: number) =>
  countServings(
    { ...DEFAULT_DESIGN, baseInches, tiers: Array(tierCount).fill(PLAIN_TIER) },
    DEFAULT_PRICE_LIST,
  );

test('the demo has at least six posts to read (P1.13)', () => {
  expect(POSTS.length).toBeGreaterThanOrEqual(6);
  expect(new Set(POSTS.map(({ publishedDaysAgo }) => publishedDaysAgo)).size).toBe(POSTS.length);
});

test.each(POSTS)('$slug is worth reading, and shows and sells what there is', (post) => {
  const words = post.body.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(500);
  expect(words).toBeLessThanOrEqual(900);
  expect(post.title.length).toBeLessThanOrEqual(ENTRY_TITLE_MAX_LENGTH);
  expect(post.summary.length).toBeLessThanOrEqual(ENTRY_SUMMARY_MAX_LENGTH);
  expect(post.productIds.length).toBeLessThanOrEqual(ENTRY_PRODUCTS_MAX);
  expect(post.productIds.filter((id) => !PRODUCT_IDS.includes(id))).toEqual([]);
  expect(existsSync(join(import.meta.dirname, '..', 'pictures', `${post.cover}.webp`))).toBe(true);
});

test.each(POSTS)('every link of $slug leads somewhere', ({ body }) => {
  const targets = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
  const known = [
    ...PRODUCT_IDS.map((id) => `/products/${id}`),
    ...SLUGS.map((slug) => `/blog/${slug}`),
    '/contact',
    '/shipping',
    '/returns',
  ];
  expect(targets.filter((target) => !known.includes(target))).toEqual([]);
});

test('what the posts say a cake serves is what the designer says', () => {
  const sizes = findBody('how-much-cake-does-an-owambe-need');
  for (const inches of [6, 8, 10, 12] as const) {
    expect(sizes).toContain(`| ${inches} inch | ${serve(inches, 1)} |`);
  }
  expect(sizes).toContain(`| Two | 8 + 6 inch | ${serve(8, 2)} |`);
  expect(sizes).toContain(`| Two | 10 + 8 inch | ${serve(10, 2)} |`);
  expect(sizes).toContain(`| Three | 10 + 8 + 6 inch | ${serve(10, 3)} |`);
  expect(sizes).toContain(`| Three | 12 + 10 + 8 inch | ${serve(12, 3)} |`);
  expect(sizes).toContain(`| Four | 12 + 10 + 8 + 6 inch | ${serve(12, 4)} |`);
  const choices = findBody('six-choices-that-make-a-cake-yours');
  expect(choices).toContain(`| 6 inch | ${serve(6, 1)} | 2 | ${serve(6, 2)} |`);
  expect(choices).toContain(`| 8 inch | ${serve(8, 1)} | 3 | ${serve(8, 3)} |`);
  expect(choices).toContain(`| 10 inch | ${serve(10, 1)} | 4 | ${serve(10, 4)} |`);
  expect(choices).toContain(`| 12 inch | ${serve(12, 1)} | 4 | ${serve(12, 4)} |`);
});

test('what the posts say of lead times, windows and the calendar is what checkout says', () => {
  const threeTiers = { ...DEFAULT_DESIGN, baseInches: 10, tiers: Array(3).fill(PLAIN_TIER) } as const;
  const flowers = { ...threeTiers, topping: 'sugar-roses' } as const;
  expect(computeLeadTimeHours(flowers, DEFAULT_PRICE_LIST)).toBe(5 * 24);
  expect(findBody('ordering-a-wedding-cake')).toContain('at least five days');
  expect(DEMO_CALENDAR.horizonDays).toBe(60);
  expect(findBody('ordering-a-wedding-cake')).toContain('sixty days ahead');
  expect(DEMO_CALENDAR.windows.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '09:00 12:00',
    '12:00 15:00',
    '15:00 18:00',
  ]);
  expect(DEMO_CALENDAR.cutOff).toBe('18:00');
  expect(findBody('getting-a-cake-across-lagos')).toContain('9 to 12, 12 to 15, or 15 to 18');
});

test('what the posts call free of something is declared so', () => {
  const declared = (id: string) => PRODUCTS.find((product) => product.id === id)?.allergens ?? [];
  for (const id of [
    'puff-puff',
    'shortbread',
    'mango-cheesecake',
    'cookies-and-cream-cheesecake',
    'eggless-chocolate-cupcakes',
  ]) {
    expect(declared(id)).not.toContain('egg');
  }
  for (const id of ['puff-puff', 'small-chops-platter', 'party-small-chops-box']) {
    expect(declared(id)).not.toContain('milk');
    expect(declared(id)).not.toContain('nuts');
  }
  expect(
    PRODUCTS.filter(({ isOfferedAtCart }) => !isOfferedAtCart).every(({ allergens }) =>
      allergens?.includes('gluten'),
    ),
  ).toBe(true);
});
