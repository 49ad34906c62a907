import { describe, expect, test } from 'vitest';
import { BLANK_SHOP_PROFILE, type ShopProfile } from '../../../../domain/shop/profile.ts';
import { EXAMPLE_SHOP } from '../testing/example-shop.ts';
import { joinWords, listIds, listLinkTargets, listWords, toPlainText } from '../testing/read-text.ts';
import { writeAboutPage } from './about.ts';
import { writeContactPage } from './contact.ts';
import { writeFaqsPage } from './faqs.ts';
import type { PageText } from './page-text.ts';
import { writePrivacyPage } from './privacy.ts';
import { writeReturnsPage } from './returns.ts';
import { writeShippingPage } from './shipping.ts';
import { writeTermsPage } from './terms.ts';

const PAGES: Readonly<Record<string, (shop: ShopProfile) => PageText>> = {
  '/about': writeAboutPage,
  '/returns': writeReturnsPage,
  '/shipping': writeShippingPage,
  '/privacy': writePrivacyPage,
  '/terms': writeTermsPage,
  '/faqs': writeFaqsPage,
  '/contact': writeContactPage,
};
const OTHER_PATHS = ['/products', '/orders', '/forgotpassword'];
const OUTSIDE = /^(https:\/\/[\w.-]+\.\w+|mailto:[^@\s]+@[^@\s]+\.\w+$|tel:\+\d{13}$)/;

describe.each([
  ['a shop with a full profile', EXAMPLE_SHOP],
  ['a shop without a profile', BLANK_SHOP_PROFILE],
])('for %s', (_, shop) => {
  test.each(Object.entries(PAGES))('%s has no gap in its words', (_path, writePage) => {
    const page = writePage(shop);
    const headings = page.sections.map(({ heading }) => heading);
    for (const text of [
      page.title,
      page.headline,
      page.lead,
      ...headings,
      ...listWords(page).map(joinWords),
    ]) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/undefined|null|NaN|\[object|coming soon| {2}| [.,;:]|,,|\.\./i);
    }
    expect(page.sections.every(({ blocks }) => blocks.length > 0)).toBe(true);
  });

  test.each(Object.entries(PAGES))(
    '%s gives every section and question an address of its own',
    (_path, writePage) => {
      const ids = listIds(writePage(shop));
      expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  test.each(Object.entries(PAGES))('every link of %s leads somewhere', (_path, writePage) => {
    for (const target of listLinkTargets(writePage(shop))) {
      const [path = '', id] = target.split('#');
      const linkedPage = PAGES[path];
      if (!path.startsWith('/')) expect(target).toMatch(OUTSIDE);
      else if (linkedPage === undefined) expect(OTHER_PATHS).toContain(target);
      else if (id !== undefined) expect(listIds(linkedPage(shop))).toContain(id);
    }
  });
});

test.each(Object.entries(PAGES))(
  'the lead of %s fits below its title in search results',
  (_path, writePage) => {
    expect(writePage(EXAMPLE_SHOP).lead.length).toBeLessThanOrEqual(160);
  },
);

test('a shop without a profile offers no call, message or e-mail to itself', () => {
  const targets = Object.values(PAGES).flatMap((writePage) => listLinkTargets(writePage(BLANK_SHOP_PROFILE)));
  const ways = targets.filter((target) => /^(tel:|mailto:|https:\/\/wa\.me)/.test(target));
  expect(new Set(ways)).toEqual(new Set(['mailto:info@ndpc.gov.ng']));
});

test('the word oyin is explained only by a shop that carries it', () => {
  expect(toPlainText(writeAboutPage(EXAMPLE_SHOP))).toContain('Oyin is the Yoruba word for honey');
  expect(toPlainText(writeAboutPage({ ...EXAMPLE_SHOP, name: 'Ada’s Oven' }))).not.toMatch(/oyin|honey/i);
});

test.each([
  [
    writeShippingPage,
    [
      'For 1 hour, then fixed once the payment arrives',
      'For 6 hours, then fixed once the transfer arrives',
      'at most 2 unpaid orders',
      'cut-off, the day before',
      'shows at checkout before you pay',
      'landmark',
    ],
  ],
  [
    writeTermsPage,
    [
      'naira',
      '7.5%',
      'up to 100 pieces',
      '40 characters',
      'paid online holds its slot for 1 hour.',
      'manual transfer holds its slot for 6 hours.',
      'gluten, milk, egg, tree nuts, peanuts, soya, sesame,',
      'balance before delivery',
      'Nigeria',
    ],
  ],
  [
    writeReturnsPage,
    ['24 hours', 'Until the kitchen starts', 'Consumer Protection Act 2018', 'the way you paid'],
  ],
  [
    writePrivacyPage,
    ['Nigeria Data Protection Act 2023', '60 minutes', '30 days', 'Nigeria Data Protection Commission'],
  ],
  [
    writeFaqsPage,
    [
      'slot for 1 hour, with',
      'transfer for 6 hours.',
      '7.5%',
      '60 minutes',
      'crustaceans, celery, mustard and sulphites',
    ],
  ],
])('%o states the rules of the shop', (writePage, facts) => {
  const text = toPlainText(writePage(EXAMPLE_SHOP, { onlineMinutes: 60, transferMinutes: 360 }));
  for (const fact of facts) expect(text).toContain(fact);
});

test.each([writeShippingPage, writeTermsPage, writeFaqsPage])(
  '%o names no time for unpaid orders before it has heard from the shop how long they are kept',
  (writePage) => {
    const text = toPlainText(writePage(EXAMPLE_SHOP));
    expect(text.match(/[Ff]or the time checkout names/g)).toHaveLength(2);
    expect(text).not.toMatch(/20 minutes|\b4 hours/);
  },
);
