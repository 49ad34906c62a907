import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listProductsEndpoint, productQuerySchema } from '../../../../contract/products.ts';
import { offerDays } from '../../../testing/example-days.ts';
import { fillAndPause } from '../../../testing/fill-and-pause.ts';
import { expectAddress, openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { bake, stubCatalogue } from '../../../testing/stub-catalogue.ts';
import { answer, holdAnswer, loseConnection } from '../../../testing/stub-server.ts';

const priced = (name: string, category: string, price: number) =>
  bake(name, { category, price, priceToPay: price });
const CATEGORY = stubCatalogue([
  priced('Loaf', 'Bread', 2_000),
  priced('Roll', 'Bread', 500),
  priced('Swirl', 'Cupcakes', 9_000),
]);

const filters = page.getByRole('form', { name: 'Filters' });
const results = page.getByRole('region', { name: 'Results' });
const count = results.getByRole('status').first();
const card = results.getByRole('article');

test('every filter has a chip that takes it away; Clear all takes all of them (P1.4)', {
  tags: 'long',
}, async () => {
  await openScreen('/products?category=Cupcakes&category=Bread&maxPrice=9500', { pageData: CATEGORY });
  await expect.element(count).toHaveTextContent('3 products');
  for (const name of ['Bread', 'Cupcakes', 'Up to ₦9,500']) {
    await expect.element(results.getByRole('link', { name: `Remove filter ${name}` })).toBeVisible();
  }
  await results.getByRole('link', { name: 'Remove filter Bread' }).click();
  await expectAddress('/products?category=Cupcakes&maxPrice=9500');
  await expect.element(filters.getByLabelText(/^Bread/)).not.toBeChecked();
  // The keyboard is not thrown back to the top of the page.
  await expect.element(count).toHaveFocus();
  await results.getByRole('link', { name: 'Clear all' }).click();
  await expectAddress('/products');
  await expect.element(count).toHaveTextContent('3 products');
});

test('on a phone all chips are in sight, and none lies under Clear all (P29.220)', async () => {
  const path = '/products?category=Cupcakes&category=Bread&minPrice=1000&maxPrice=9500&dietary=Vegan';
  const pageData = stubCatalogue([
    bake('Loaf', { category: 'Bread', price: 2_000, priceToPay: 2_000, dietaryTags: ['Vegan'] }),
  ]);
  await openScreen(path, { pageData, viewport: PHONE });
  const clear = results.getByRole('link', { name: 'Clear all' });
  await expect.element(clear).toBeVisible();
  const chips = results.getByRole('link', { name: /^Remove filter/ }).elements();
  expect(chips).toHaveLength(4);
  const cleared = clear.element().getBoundingClientRect();
  for (const chip of chips) {
    const { left, right, bottom } = chip.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(window.innerWidth);
    expect(right <= cleared.left || bottom <= cleared.top).toBe(true);
  }
});

test('whoever uses the keyboard passes the filters in one step (P29.62)', async () => {
  await openScreen('/products', { pageData: CATEGORY });
  const skip = filters.getByRole('button', { name: 'Skip filters' });
  await expect.element(skip).not.toBeVisible();
  skip.element().focus();
  await expect.element(skip).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(count).toHaveFocus();
  await expectAddress('/products');
});

test('skeletons hold the place of a list that takes its time, and what was picked shows at once (P1.4)', {
  tags: 'long',
}, async () => {
  const held = holdAnswer(undefined);
  await openScreen('/products', {
    pageData: CATEGORY,
    beforeLoading: ({ search }) => (search === '' ? undefined : held.give()),
  });
  await filters.getByLabelText(/^Cupcakes/).click();
  await expect.element(results).toHaveAttribute('aria-busy', 'true');
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(filters.getByLabelText(/^Cupcakes/)).toBeChecked();
  held.release();
  await expect.element(card).toMatchTextContent('Swirl');
  await expect.element(results).toHaveAttribute('aria-busy', 'false');
});

test('when nothing is left, it says which filter to take away (P1.4)', { tags: 'long' }, async () => {
  await openScreen('/products?category=Bread&minPrice=90000', { pageData: CATEGORY });
  await expect.element(page.getByRole('heading', { name: 'No matching products' })).toBeVisible();
  await page.getByRole('link', { name: 'Remove filter From ₦90,000 · 2 products' }).click();
  await expect.element(count).toHaveTextContent('2 products');
});

test('what is picked can be taken back in the filters, even where no product has it', async () => {
  await openScreen('/products?dietary=Carnivore&flavor=Gravel', { pageData: CATEGORY });
  await expect.element(page.getByText(/Remove some:/)).toBeVisible();
  await expect.element(filters.getByRole('checkbox', { name: /^Carnivore/ })).toBeChecked();
  await filters.getByRole('checkbox', { name: /^Carnivore/ }).click();
  await expectAddress('/products?flavor=Gravel');
});

test('a list that cannot be loaded says so and can be tried again', { tags: 'long' }, async () => {
  const held = holdAnswer(undefined);
  let waitForLine: () => Promise<void> | void = () => {};
  await openScreen('/products', { pageData: CATEGORY, beforeLoading: () => waitForLine() });
  await expect.element(count).toHaveTextContent('3 products');
  waitForLine = loseConnection;
  await filters.getByLabelText(/^Bread/).click();
  await expect.element(page.getByRole('heading', { name: 'Failed to load products' })).toBeVisible();
  await expect.element(page.getByText('Network error. Please check your connection.')).toBeVisible();
  waitForLine = held.give;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('button', { name: 'Trying…' })).toBeVisible();
  held.release();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Bread');
});

test('without a connection the list is narrowed from the catalogue that this browser has stored (P29.17)', async () => {
  const products = [
    priced('Loaf', 'Bread', 2_000),
    priced('Roll', 'Bread', 500),
    priced('Swirl', 'Cupcakes', 9_000),
  ];
  const query = productQuerySchema.parse({});
  let waitForLine: () => Promise<void> | void = () => {};
  await openScreen('/products', {
    pageData: CATEGORY,
    answers: [answer(listProductsEndpoint, stubCatalogue(products).listProducts(query))],
    beforeLoading: () => waitForLine(),
  });
  await expect.element(count).toHaveTextContent('3 products');
  waitForLine = loseConnection;
  await filters.getByLabelText(/^Bread/).click();
  await expectAddress('/products?category=Bread');
  await expect.element(count).toHaveTextContent('2 products');
  await expect.element(filters.getByLabelText(/^Cupcakes/)).toBeVisible();
});

test('the list can be sorted (P1.3)', async () => {
  await openScreen('/products', { pageData: CATEGORY });
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('price-down');
  await expectAddress('/products?sort=price-down');
});

test('more products join the list, the keyboard goes on with the first of them, and they are there again on the way back', {
  tags: 'long',
}, async () => {
  const many = stubCatalogue(Array.from({ length: 30 }, (_, index) => bake(`Bun ${index}`)));
  await openScreen('/products', {
    pageData: many,
    answers: [
      answer(listProductsEndpoint, ({ query }) =>
        many.listProducts(productQuerySchema.parse(Object.fromEntries(query))),
      ),
    ],
  });
  await expect.element(page.getByText('Showing 22 of 30')).toBeVisible();
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect.element(page.getByText('Showing 30 of 30')).toBeVisible();
  await expectAddress('/products');
  await expect.element(page.getByRole('link', { name: 'Bun 22', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectAddress('/products/Bun%2022');
  window.history.back();
  await expect.element(page.getByText('Showing 30 of 30')).toBeVisible();
});

test('on a phone filters open in a sheet that tells how many bakes are left and gives the focus back', {
  tags: 'long',
}, async () => {
  await openScreen('/products', { pageData: CATEGORY, viewport: PHONE });
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabelText(/^Bread/).click();
  await sheet.getByRole('button', { name: 'Show 2 products' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Filters 1 chosen' })).toHaveFocus();
  await expect.element(count).toHaveTextContent('2 products');
});

test('a list is narrowed by guests and by the day it is needed, and says what the filters leave nothing of (P24.8)', {
  tags: 'long',
}, async () => {
  const pageData = stubCatalogue([
    bake('Loaf', { category: 'Bread', servings: null, leadTimeHours: 12 }),
    bake('Party cake', { category: 'Cakes', servings: 30, leadTimeHours: 24 }),
    bake('Tower', { category: 'Cakes', servings: 50, leadTimeHours: 200 }),
  ]);
  await openScreen('/products', { pageData, answers: [offerDays()] });
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByRole('textbox', { name: 'Number of guests' }).fill('20');
  await userEvent.keyboard('{Enter}');
  await expectAddress('/products?serves=20');
  await expect.element(count).toHaveTextContent('2 products');
  const day = filters.getByRole('combobox', { name: 'Needed by' });
  const third = day.element().querySelectorAll('option')[3];
  await day.selectOptions(third?.value ?? '');
  await expect.element(count).toHaveTextContent('1 product');
  await expect.element(page.getByRole('link', { name: 'Remove filter Serves 20' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Remove filter By \w+ \d+ \w+/ })).toBeVisible();
});

test('for so many guests a card shows the size that feeds them, and its page opens with it (P29.15)', async () => {
  const size = { workUnits: 1 };
  const sizes = [
    { ...size, id: 's', name: 'Small', price: 9_000, priceToPay: 9_000, servings: 8 },
    { ...size, id: 'l', name: 'Large', price: 21_000, priceToPay: 21_000, servings: 24 },
    { ...size, id: 'm', name: 'Medium', price: 18_000, priceToPay: 18_000, servings: 20 },
  ];
  const pageData = stubCatalogue([bake('Party cake', { price: 9_000, priceToPay: 9_000, sizes })]);
  await openScreen('/products?serves=20', { pageData, answers: [offerDays()] });
  await expect.element(card).toMatchTextContent('serves 20');
  await expect.element(card).toMatchTextContent('from ₦18,000');
  await card.getByRole('link').click();
  await expect.element(page.getByRole('radio', { name: /^Medium/ })).toBeChecked();
});

test('guests that are typed stay when something else is chosen right after (P24.8)', {
  tags: 'long',
}, async () => {
  const pageData = stubCatalogue([
    bake('Loaf', { category: 'Bread', servings: 25 }),
    bake('Party cake', { category: 'Cakes', servings: 30 }),
    bake('Small cake', { category: 'Cakes', servings: 6 }),
  ]);
  await openScreen('/products', { pageData });
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByRole('textbox', { name: 'Number of guests' }).fill('20');
  await filters.getByRole('checkbox', { name: /^Cakes/ }).click();
  await expect.element(count).toHaveTextContent('1 product');
  await expectAddress('/products?category=Cakes&serves=20');
});

test('on a phone the button counts by the price as it is typed, and the words stay (P29.20)', async () => {
  await openScreen('/products', { pageData: CATEGORY, viewport: PHONE });
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const to = sheet.getByRole('textbox', { name: 'To' });
  await fillAndPause(to, '2500');
  await expect.element(sheet.getByRole('button', { name: 'Show 2 products' })).toBeVisible();
  await expect.element(to).toHaveValue('2500');
  await fillAndPause(to, '');
  await expect.element(sheet.getByRole('button', { name: 'Show 3 products' })).toBeVisible();
  await to.fill('cheap');
  await userEvent.tab();
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('An amount such as 5,000');
});

test('where nothing is left, the sheet of a phone says what to remove before it is closed, and hints at no price beyond the typed one (P29.286)', {
  tags: 'long',
}, async () => {
  await openScreen('/products?category=Cupcakes&dietary=Vegan', {
    pageData: stubCatalogue([
      bake('Loaf', { category: 'Bread', price: 2_000, priceToPay: 2_000, dietaryTags: ['Vegan'] }),
      priced('Swirl', 'Cupcakes', 9_000),
    ]),
    viewport: PHONE,
  });
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect.element(sheet.getByText('Nothing matches all your filters. Remove one:')).toBeInViewport();
  const button = sheet.getByRole('button', { name: /^Show/ });
  await sheet.getByRole('link', { name: 'Remove filter Vegan · 1 product' }).click();
  await expect.element(button).toHaveTextContent('Show 1 product');
  await expect.element(button).toHaveFocus();
  await expect.element(sheet.getByText(/^Nothing matches/)).not.toBeInTheDocument();
  const to = sheet.getByRole('textbox', { name: 'To' });
  await expect.element(to).toHaveAttribute('placeholder', '₦100,000');
  await sheet.getByRole('textbox', { name: 'From' }).fill('200000');
  await expect.element(button).toHaveTextContent('Show 0 products');
  await expect.element(to).not.toHaveAttribute('placeholder');
});

test('the way to the custom cakes begins at the top of their list (P29.19)', { tags: 'long' }, async () => {
  const bakes = Array.from({ length: 12 }, (_, index) => bake(`Loaf ${index}`, { isCustom: index > 2 }));
  await openScreen('/products', { pageData: stubCatalogue(bakes), viewport: PHONE });
  const promo = page.getByRole('link', { name: /See custom cakes/ });
  await expect.element(promo).toBeVisible();
  promo.element().scrollIntoView();
  await expect.poll(() => window.scrollY).toBeGreaterThan(0);
  await promo.click();
  await expectAddress('/products?custom=1');
  await expect.poll(() => window.scrollY).toBe(0);
});

test('an address with a category’s old name leads to its present one, with the other filters (P23.15)', {
  tags: 'long',
}, async () => {
  const readPresentCategories = (names: readonly string[]) =>
    names.map((name) => (name === 'Loaves' ? 'Bread' : name));
  await openScreen('/products?category=Loaves&maxPrice=1000', {
    pageData: { ...CATEGORY, readPresentCategories },
  });
  await expectAddress('/products?category=Bread&maxPrice=1000');
  await expect.element(card).toMatchTextContent('Roll');
});
