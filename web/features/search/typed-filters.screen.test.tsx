import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { searchProductsEndpoint, suggestProductsEndpoint } from '../../../contract/search.ts';
import { describeDay, offerDays, SHOP_NOW } from '../../testing/example-days.ts';
import { expectAddress, openScreen, PHONE } from '../../testing/open-screen.tsx';
import { bake } from '../../testing/stub-catalogue.ts';
import { answer } from '../../testing/stub-server.ts';
import { readAvoidedAllergens, saveAvoidedAllergens } from '../catalogue/allergens/allergen-context.ts';

const main = page.getByRole('main');
const heading = page.getByRole('heading', { level: 1 });
const card = main.getByRole('article');
const SUGGESTING = answer(suggestProductsEndpoint, []);

test('a price that was typed becomes the list’s filter (P29.18)', { tags: 'long' }, async () => {
  const found = [
    bake('Chocolate Drip Cake', { price: 40_000, priceToPay: 40_000 }),
    bake('Chocolate Loaf', { price: 4_000, priceToPay: 4_000 }),
  ];
  await openScreen('/search?q=chocolate+cake+under+30k', {
    answers: [
      SUGGESTING,
      answer(searchProductsEndpoint, { data: found, total: 2, terms: [], needs: [], alternatives: [] }),
    ],
  });
  await expect.element(heading).toHaveTextContent('Results for “chocolate cake”');
  await expect.element(main.getByText('1 product', { exact: true })).toBeVisible();
  await expect.element(card).toMatchTextContent('Chocolate Loaf');
});

test('a number of guests that was typed becomes the list’s filter, beside the price (P29.123)', async () => {
  const found = [
    bake('Chocolate Drip Cake', { price: 28_000, priceToPay: 28_000, servings: 30 }),
    bake('Chocolate Loaf', { price: 4_000, priceToPay: 4_000, servings: 8 }),
  ];
  await openScreen('/search?q=chocolate+cake+for+25+people+30k', {
    answers: [
      SUGGESTING,
      answer(searchProductsEndpoint, { data: found, total: 2, terms: [], needs: [], alternatives: [] }),
    ],
  });
  await expect.element(heading).toHaveTextContent('Results for “chocolate cake”');
  await expect.element(main.getByRole('link', { name: 'Remove filter Up to ₦30,000' })).toBeVisible();
  await expect.element(main.getByText('1 product', { exact: true })).toBeVisible();
  await expect.element(card).toMatchTextContent('Chocolate Drip Cake');
});

const SOON = [bake('Chocolate Tower', { leadTimeHours: 168 }), bake('Chocolate Loaf', { leadTimeHours: 12 })];
const BOTH = { data: SOON, total: 2, terms: [], needs: [], alternatives: [] };
const FOUND_SOON = answer(searchProductsEndpoint, BOTH);
/** By `SHOP_NOW` it is Tuesday the 17th. */
const DAYS = [
  describeDay('2026-11-17', 'cut_off'),
  describeDay('2026-11-18', 'closed'),
  describeDay('2026-11-19'),
];

describe('on a Tuesday', () => {
  beforeEach(() => void vi.setSystemTime(SHOP_NOW));
  afterEach(() => void vi.useRealTimers());

  test('a day that was typed becomes the list’s filter (P29.503)', async () => {
    await openScreen('/search?q=chocolate+cake+by+thursday', {
      answers: [SUGGESTING, FOUND_SOON, offerDays(DAYS)],
    });
    await expect.element(heading).toHaveTextContent('Results for “chocolate cake”');
    await expect.element(card).toMatchTextContent('Chocolate Loaf');
    await main.getByRole('link', { name: 'Remove filter By Thu 19 Nov' }).click();
    await expectAddress('/search?q=chocolate+cake');
    await expect.element(main.getByText('2 products', { exact: true })).toBeVisible();
  });

  test('so does a weekday by itself that no product answers, beside a price (P29.510)', async () => {
    await openScreen('/search?q=cake+thursday+under+30k', {
      answers: [
        SUGGESTING,
        offerDays(DAYS),
        answer(searchProductsEndpoint, ({ query }) =>
          query.get('q') === 'cake' ? BOTH : { ...BOTH, meant: 'cake', leftOut: ['thursday'] },
        ),
      ],
    });
    await expect.element(main.getByRole('link', { name: 'Remove filter By Thu 19 Nov' })).toBeVisible();
    await expect.element(heading).toHaveTextContent('Results for “cake”');
    await expect.element(main.getByRole('link', { name: 'Remove filter Up to ₦30,000' })).toBeVisible();
    await expect.element(card).toMatchTextContent('Chocolate Loaf');
  });

  test('a day on which nothing can be had says so, with the first that can (P29.503)', async () => {
    await openScreen('/search?q=chocolate+cake+today', {
      answers: [SUGGESTING, FOUND_SOON, offerDays(DAYS)],
    });
    await expect.element(main.getByText('Nothing can be ready by then.')).toBeVisible();
    await expect
      .element(
        main.getByText(
          /^It’s too late to order for Tuesday 17 November\. The earliest is Thursday 19 November\./,
        ),
      )
      .toBeVisible();
    await main.getByRole('link', { name: 'Show what can be ready by Thu 19 Nov' }).click();
    await expect.element(card).toMatchTextContent('Chocolate Loaf');
  });
});

test('where nothing serves all the guests for the price, what serves nearly as many is a tap away (P29.333)', {
  tags: 'long',
}, async () => {
  const found = [
    bake('Chocolate Drip Cake', { price: 36_900, priceToPay: 36_900, servings: 18 }),
    bake('Chocolate Loaf', { price: 4_000, priceToPay: 4_000, servings: 8 }),
    bake('Chocolate Tower', { price: 85_000, priceToPay: 85_000, servings: 48 }),
  ];
  const answers = [
    SUGGESTING,
    answer(searchProductsEndpoint, { data: found, total: 3, terms: [], needs: [], alternatives: [] }),
  ];
  await openScreen('/search?q=chocolate+cake+for+20+people+under+40k', { answers });
  const nearly = main.getByRole('link', { name: 'Show 1 product for 18 guests' });
  await nearly.click();
  await expectAddress('/search?q=chocolate+cake&maxPrice=40000&serves=18');
  await expect.element(card).toMatchTextContent('Chocolate Drip Cake');
  await openScreen('/search?q=chocolate+cake+for+30+people+under+40k', { answers });
  await expect.element(main.getByText('No matching products')).toBeVisible();
  await expect.element(nearly).not.toBeInTheDocument();
});

test('a need that nothing meets is called by its name, and promises nothing (P29.504)', async () => {
  const needs = [{ name: 'No gluten', note: '', isDesigned: false, allergens: [], queryWithout: '' }];
  await openScreen('/search?q=gluten+free', {
    answers: [
      SUGGESTING,
      answer(searchProductsEndpoint, { data: [], total: 0, terms: [], needs, alternatives: [] }),
    ],
  });
  await expect.element(heading).toHaveTextContent('Nothing found for “no gluten”');
  await expect.element(main.getByText('Ask us what we can bake for you.')).toBeVisible();
});

test('egg that the words leave out is ticked among the filters, and taken off there with its words (P29.146)', async () => {
  const eggless = {
    name: 'Eggless or can be made eggless',
    note: '',
    isDesigned: true,
    allergens: ['egg' as const],
    queryWithout: 'chocolate cake',
  };
  const found = { data: [bake('Chocolate Loaf')], total: 1, terms: [], alternatives: [] };
  await openScreen('/search?q=eggless+chocolate+cake&maxPrice=90000', {
    answers: [
      SUGGESTING,
      answer(searchProductsEndpoint, ({ query }) => ({
        ...found,
        needs: query.get('q') === 'chocolate cake' ? [] : [eggless],
      })),
    ],
  });
  const egg = main.getByRole('checkbox', { name: 'Egg' });
  await expect.element(egg).toBeChecked();
  await egg.click();
  await expectAddress('/search?q=chocolate+cake&maxPrice=90000');
  await expect.element(egg).not.toBeChecked();
});

const NUT_FREE = {
  name: 'No tree nuts, No peanuts',
  note: '',
  isDesigned: true,
  allergens: ['nuts' as const, 'peanuts' as const],
  queryWithout: 'cake',
};

test('so are the others; taking one off there leaves out what else the same words did (P29.191)', async () => {
  const found = { data: [bake('Chocolate Loaf')], total: 1, terms: [], alternatives: [] };
  await openScreen('/search?q=nut+free+cake&maxPrice=90000', {
    answers: [
      SUGGESTING,
      answer(searchProductsEndpoint, ({ query }) => ({
        ...found,
        needs: query.get('q') === 'cake' ? [] : [NUT_FREE],
      })),
    ],
  });
  const nuts = main.getByRole('checkbox', { name: 'Tree nuts' });
  const peanuts = main.getByRole('checkbox', { name: 'Peanuts' });
  await expect.element(nuts).toBeChecked();
  await expect.element(peanuts).toBeChecked();
  await expect
    .element(main.getByRole('link', { name: 'Remove filter No tree nuts, No peanuts' }))
    .toHaveAttribute('href', '/search?q=cake&maxPrice=90000');
  await nuts.click();
  await expectAddress('/search?q=cake&excludeAllergens=peanuts&maxPrice=90000');
  await expect.element(nuts).not.toBeChecked();
  await expect.element(peanuts).toBeChecked();
});

const NUT_FREE_FOUND = answer(searchProductsEndpoint, {
  data: [bake('Chocolate Loaf')],
  total: 1,
  terms: [],
  needs: [NUT_FREE],
  alternatives: [],
});
const remember = main.getByRole('button', { name: 'Remember on this device' });

test('allergens that a search names are stored only when asked for, said so, and taken back (P29.221)', {
  tags: 'long',
}, async () => {
  await openScreen('/search?q=cake+no+nuts', { answers: [SUGGESTING, NUT_FREE_FOUND] });
  await expect.element(remember).toBeVisible();
  expect([...readAvoidedAllergens()]).toEqual([]);
  await remember.click();
  await expect.element(main.getByText(/^Remembered\. .+ tree nuts or peanuts and warn you\.$/)).toBeVisible();
  expect([...readAvoidedAllergens()]).toEqual(['nuts', 'peanuts']);
  await expectAddress('/search?q=cake+no+nuts&excludeAllergens=nuts&excludeAllergens=peanuts');
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect.element(remember).toHaveFocus();
  expect([...readAvoidedAllergens()]).toEqual([]);
  await expectAddress('/search?q=cake+no+nuts');
});

test('what a search’s words leave out has one chip, also where it is remembered (P29.231)', async () => {
  const found = {
    data: [bake('Chocolate Loaf', { allergens: ['egg'] })],
    total: 1,
    terms: [],
    needs: [NUT_FREE],
    alternatives: [],
  };
  await openScreen('/search?q=cake+no+nuts', {
    answers: [SUGGESTING, answer(searchProductsEndpoint, found)],
  });
  await expect.element(main.getByRole('link', { name: /^Remove filter/ })).toBeVisible();
  saveAvoidedAllergens(['nuts', 'peanuts']);
  await expectAddress('/search?q=cake+no+nuts&excludeAllergens=nuts&excludeAllergens=peanuts');
  await expect.element(main.getByRole('link', { name: 'Chocolate Loaf' })).toBeVisible();
  const chips = main.getByRole('link', { name: /^Remove filter/ }).elements();
  expect(chips.map(({ textContent }) => textContent)).toEqual(['Remove filter No tree nuts, No peanuts']);
});

test('what is remembered already is not offered again, and stays when the rest is taken back (P29.221)', {
  tags: 'long',
}, async () => {
  await openScreen('/search?q=cake+no+nuts', { answers: [SUGGESTING, NUT_FREE_FOUND] });
  saveAvoidedAllergens(['nuts']);
  await remember.click();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect.element(remember).toBeVisible();
  expect([...readAvoidedAllergens()]).toEqual(['nuts']);
});

test('nothing is offered where all that a search names is remembered (P29.221)', async () => {
  await openScreen('/search?q=cake+no+nuts', { answers: [SUGGESTING, NUT_FREE_FOUND] });
  saveAvoidedAllergens(['milk', 'nuts', 'peanuts']);
  await expect.element(main.getByRole('list', { name: 'Showing only' })).toBeVisible();
  await expect.element(remember).not.toBeInTheDocument();
});

test('what a search has found and is narrowed to what can be made eggless has its price so (P29.241)', async () => {
  const found = [bake('Funfetti', { allergens: ['egg'], egglessExtra: 2_500 })];
  await openScreen('/search?q=funfetti&dietary=Eggless+option', {
    answers: [
      SUGGESTING,
      answer(searchProductsEndpoint, { data: found, total: 1, terms: [], needs: [], alternatives: [] }),
    ],
  });
  await expect.element(card).toMatchTextContent('Can be made eggless, ₦2,500 extra included');
});

test('whoever avoids egg is shown what a search found and can be made without it, and the rest is hidden (P29.285)', async () => {
  const found = [
    bake('Drip cake', { allergens: ['egg'], egglessExtra: 2_500, price: 10_000, priceToPay: 10_000 }),
    bake('Fudge cake', { allergens: ['egg'] }),
    bake('Praline cake', { allergens: ['egg', 'nuts'], egglessExtra: 2_500 }),
    bake('Vegan loaf', { allergens: ['gluten'] }),
  ];
  await openScreen('/search?q=cake', {
    viewport: PHONE,
    answers: [
      SUGGESTING,
      answer(searchProductsEndpoint, { data: found, total: 4, terms: [], needs: [], alternatives: [] }),
    ],
  });
  saveAvoidedAllergens(['egg', 'nuts']);
  await expect.element(main.getByText('2 products', { exact: true })).toBeVisible();
  await expect
    .element(card.first())
    .toMatchTextContent(/Drip cake.*Can be made eggless, ₦2,500 extra included.*₦12,500/);
  await expect.element(card.last()).toMatchTextContent('Vegan loaf');
  await expect
    .element(main.getByRole('link', { name: 'Remove filter Eggless or can be made eggless' }))
    .toBeVisible();
  await expect.element(main.getByText(/^.+ and .+ are hidden because/)).toBeVisible();
  await expect.element(main.getByText(/We can make/)).not.toBeInTheDocument();
});

test('what a search’s words leave out counts among the chosen filters of a phone (P29.285)', async () => {
  await openScreen('/search?q=cake+no+nuts', { viewport: PHONE, answers: [SUGGESTING, NUT_FREE_FOUND] });
  await expect.element(main.getByRole('button', { name: 'Filters 2 chosen' })).toBeVisible();
});
