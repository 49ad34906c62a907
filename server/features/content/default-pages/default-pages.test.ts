import { describe, expect, test } from 'vitest';
import type { ContentPage } from '../../../../contract/content.ts';
import { joinInlines } from '../../../../domain/content/blocks.ts';
import { PAGE_SLUGS, type PageSlug } from '../../../../domain/content/entry.ts';
import { BLANK_SHOP_PROFILE, type ShopProfile } from '../../../../domain/shop/profile.ts';
import { createContentReads } from '../content-reads.ts';
import { listIds, listTargets, listWords } from '../testing/list-words.ts';
import { EXAMPLE_SHOP, readExample } from '../testing/read-example.ts';
import { DEFAULT_PAGES } from './default-pages.ts';

function readPage(slug: PageSlug, shop: ShopProfile): ContentPage {
  const nothing = { posts: [], pages: [], movedPosts: new Map(), pictures: new Map() };
  return createContentReads({
    read: () => nothing,
    isKnown: () => true,
    readShopProfile: () => shop,
    findProduct: () => undefined,
  }).readPage(slug);
}

function toPlainText({ headline, summary, body }: ContentPage): string {
  return [headline, summary, ...listWords(body).map(joinInlines)].join('\n');
}

const OTHER_PATHS = ['/design', '/orders', '/track', '/forgotpassword'];
const OUTSIDE = /^(https:\/\/[\w.-]+\.\w+|mailto:[^@\s]+@[^@\s]+\.\w+$|tel:\+\d{13}$)/;

describe.each([
  ['a shop with a full profile', EXAMPLE_SHOP],
  ['a shop without a profile', BLANK_SHOP_PROFILE],
])('for %s', (_, shop) => {
  test.each(PAGE_SLUGS)('/%s has no gap in its words (P1.14)', (slug) => {
    const page = readPage(slug, shop);
    const headings = page.body.sections.map(({ heading }) => heading);
    for (const text of [
      page.title,
      page.headline,
      page.summary,
      ...headings,
      ...listWords(page.body).map(joinInlines),
    ]) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(
        /undefined|null|NaN|\[object|coming soon| {2}| [.,;:]|,,|\.\.|[{}]|\[\[|\]\]|:::/i,
      );
    }
    expect(page.body.intro).toEqual([]);
    expect(page.body.sections.length).toBeGreaterThan(2);
    expect(page.body.sections.every(({ blocks }) => blocks.length > 0)).toBe(true);
  });

  test.each(PAGE_SLUGS)('/%s gives every section and question an address of its own', (slug) => {
    const ids = listIds(readPage(slug, shop).body);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(PAGE_SLUGS)('every link of /%s leads somewhere', (slug) => {
    for (const target of listTargets(readPage(slug, shop).body)) {
      const [path = '', id] = target.split('#');
      const linked = PAGE_SLUGS.find((known) => `/${known}` === path);
      if (!path.startsWith('/')) expect(target).toMatch(OUTSIDE);
      else if (linked === undefined) expect(OTHER_PATHS).toContain(target);
      else if (id !== undefined) expect(listIds(readPage(linked, shop).body)).toContain(id);
    }
  });
});

test.each(PAGE_SLUGS)('the summary of /%s fits below its title in search results', (slug) => {
  expect(readPage(slug, EXAMPLE_SHOP).summary.length).toBeLessThanOrEqual(160);
});

test.each(PAGE_SLUGS)('/%s names no fact, link or picture that is not there', (slug) => {
  expect(readExample(DEFAULT_PAGES[slug].body).warnings).toEqual([]);
});

test('a shop without a profile offers no call, message or email to itself', () => {
  const targets = PAGE_SLUGS.flatMap((slug) => listTargets(readPage(slug, BLANK_SHOP_PROFILE).body));
  const ways = targets.filter((target) => /^(tel:|mailto:|https:\/\/wa\.me)/.test(target));
  expect(new Set(ways)).toEqual(new Set(['mailto:info@ndpc.gov.ng']));
});

test('no summary has a shop detail in it: owners edit it as plain text, without braces (P28.14)', () => {
  for (const slug of PAGE_SLUGS) expect(DEFAULT_PAGES[slug].summary).not.toMatch(/[{}[\]]/);
});

test('no shop is told a story about another one’s name', () => {
  for (const slug of PAGE_SLUGS) {
    expect(toPlainText(readPage(slug, { ...EXAMPLE_SHOP, name: 'Ada’s Oven' }))).not.toMatch(/oyin|honey/i);
  }
});

test('the zones in force stand among the words about fees (P1.14)', () => {
  const fees = readPage('shipping', EXAMPLE_SHOP).body.sections.find(({ id }) => id === 'zones-and-fees');
  expect(fees?.blocks.map(({ kind }) => kind)).toContain('zone-table');
});

test('every question is asked under its section', () => {
  const { sections } = readPage('faqs', EXAMPLE_SHOP).body;
  expect(sections.map(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual(
    Array.from({ length: 6 }, () => ['questions']),
  );
});

test.each<[PageSlug, readonly string[]]>([
  [
    'shipping',
    [
      'at most 2 unpaid orders',
      'cut-off time on the day before',
      'at checkout, before you pay',
      'landmark',
      'Pickup is at 14 Bode Okafor Close, Yaba, Lagos.',
    ],
  ],
  [
    'terms',
    [
      'naira',
      '7.5%',
      'up to 100 pieces',
      '40 characters',
      'gluten, milk, egg, tree nuts, peanuts, soya, sesame,',
      'balance before delivery',
      'Nigeria',
      'by the courts in Lagos',
    ],
  ],
  ['returns', ['24 hours', 'Until we start making it', 'Consumer Protection Act 2018', 'the way you paid']],
  [
    'privacy',
    [
      'Nigeria Data Protection Act 2023',
      '60 minutes',
      '30 days',
      '365 days after we have dealt with them',
      'Nigeria Data Protection Commission',
    ],
  ],
  ['faqs', ['7.5%', '60 minutes', 'crustaceans, celery, mustard and sulphites']],
  ['about', ['We are a bakery in Lagos, people who like a table full of guests']],
  ['contact', ['call +234 803 123 4567.', 'write to hello@shop.example.']],
])('/%s states the rules of the shop', (slug, facts) => {
  const text = toPlainText(readPage(slug, EXAMPLE_SHOP));
  for (const fact of facts) expect(text).toContain(fact);
});

test.each<PageSlug>(['shipping', 'terms', 'faqs'])(
  '/%s leaves the time for unpaid orders to the browser, which knows what is in force',
  (slug) => {
    const page = readPage(slug, EXAMPLE_SHOP);
    const live = listWords(page.body)
      .flat()
      .flatMap((inline) => (typeof inline === 'object' && inline.live ? [inline.live] : []))
      .filter((fact) => fact !== 'delivery.zones');
    expect(live).toEqual(['hold.online', 'hold.transfer']);
    const text = toPlainText(page);
    expect(text.match(/[Ff]or the time shown at checkout/g)).toHaveLength(2);
    expect(text).not.toMatch(/20 minutes|\b4 hours/);
  },
);

test('the privacy page says what becomes of reminders, alerts, imported customers, vouchers and reviews (P43.10)', () => {
  const words = toPlainText(readPage('privacy', EXAMPLE_SHOP));
  for (const said of [
    'if you ask for a reminder at checkout',
    'if you ask us to tell you when something is back',
    'from the records we kept before this shop',
    'A voucher you buy',
    'What you say in a review',
  ]) {
    expect(words).toContain(said);
  }
});

test('the FAQs say where a voucher is used (P29.461)', () => {
  const words = toPlainText(readPage('faqs', EXAMPLE_SHOP));
  expect(words).toContain('How do I use a voucher?');
  expect(words).toContain('At checkout, enter its code under Your order.');
});

test('the FAQs ask for the recipient’s number where the rider cannot call the buyer’s (P29.319)', () => {
  const words = toPlainText(readPage('faqs', EXAMPLE_SHOP));
  expect(words).toContain('If your own number is Nigerian, leave theirs empty and the rider will call you.');
  expect(words).toContain('If you order from abroad, we need theirs');
});
