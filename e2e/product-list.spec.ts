import type { Page, Route } from '@playwright/test';
import { listCardNames, readList } from './fixtures/catalogue.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  forgiveComplaints,
  openPage,
  test,
} from './fixtures/shop.ts';

const findFilters = (page: Page) => page.getByRole('form', { name: 'Filters' });
const findResults = (page: Page) => page.getByRole('region', { name: 'Results' });
const listNames = (page: Page) => listCardNames(page, 'Results');
const expectCount = (page: Page, count: number) =>
  expect(findResults(page).getByRole('status').first()).toHaveText(count === 1 ? '1 bake' : `${count} bakes`);

test('filters stand in the address, which shows the same list again, and Back takes them away (P1.3)', async ({
  page,
  request,
}) => {
  await openPage(page, '/products');
  const filters = findFilters(page);
  const { total } = await readList(request);
  await expectCount(page, total);

  await filters.getByLabel(/^Cupcakes/).check();
  await expect(page).toHaveURL('/products?category=Cupcakes');
  await filters.getByLabel('To', { exact: true }).fill('20000');
  await filters.getByLabel('To', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/products?category=Cupcakes&maxPrice=20000');
  await expect(filters.getByLabel('To', { exact: true })).toHaveValue('₦20,000');

  const { data, total: filteredTotal } = await readList(request, { category: 'Cupcakes', maxPrice: '20000' });
  await expectCount(page, filteredTotal);
  await expect.poll(() => listNames(page)).toEqual(data.map(({ name }) => name));

  await page.reload();
  expect(await listNames(page)).toEqual(data.map(({ name }) => name));
  await expect(filters.getByLabel(/^Cupcakes/)).toBeChecked();

  await page.goBack();
  await page.goBack();
  await expectCount(page, total);
  await expect(filters.getByLabel(/^Cupcakes/)).not.toBeChecked();
  await page.goForward();
  await expect(filters.getByLabel(/^Cupcakes/)).toBeChecked();
});

test('a filter leaves what fits it, and its count said so before (P1.3)', async ({ page, request }) => {
  for (const [label, parameter, query] of [
    ['Eggless', 'dietary=Eggless', { dietary: 'Eggless' }],
    ['Chocolate', 'flavor=Chocolate', { flavor: 'Chocolate' }],
    ['Custom', 'custom=1', { custom: 'true' }],
    ['Ready-made', 'custom=0', { custom: 'false' }],
  ] as const) {
    const { total } = await readList(request, query);
    await openPage(page, '/products');
    await findFilters(page)
      .getByLabel(new RegExp(`^${label}, ${total}$`))
      .check();
    await expect(page).toHaveURL(`/products?${parameter}`);
    await expectCount(page, total);
  }
});

test('the list can be sorted by age and by price, both ways (P1.3)', async ({ page, request }) => {
  await openPage(page, '/products');
  for (const sort of ['newest', 'price-up', 'price-down'] as const) {
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption(sort);
    await expect(page).toHaveURL(`/products?sort=${sort}`);
    const { data } = await readList(request, { sort, limit: '22' });
    await expect.poll(() => listNames(page)).toEqual(data.map(({ name }) => name));
  }
});

test('every filter has a chip that takes it away; Clear all takes all of them (P1.4)', async ({
  page,
  request,
}) => {
  await openPage(page, '/products?category=Cupcakes&category=Bread&maxPrice=40000');
  const results = findResults(page);
  await expect(results.getByRole('link', { name: /^Remove filter/ })).toHaveText([
    'Remove filter Bread',
    'Remove filter Cupcakes',
    'Remove filter Up to ₦40,000',
  ]);
  await results.getByRole('link', { name: 'Remove filter Cupcakes' }).click();
  await expect(page).toHaveURL('/products?category=Bread&maxPrice=40000');
  await expect(findFilters(page).getByLabel(/^Cupcakes/)).not.toBeChecked();
  // The keyboard is not thrown back to the top of the page.
  await expect(results.getByRole('status').first()).toBeFocused();

  await results.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/products');
  await expectCount(page, (await readList(request)).total);
});

test('skeletons hold the place of a list that takes its time (P1.4)', async ({ page }) => {
  let heldRoute: Route | undefined;
  await page.route('**/products.data*', (route) => {
    heldRoute = route;
  });
  await openPage(page, '/products');
  await findFilters(page)
    .getByLabel(/^Bread/)
    .click();
  await expect(findResults(page)).toHaveAttribute('aria-busy', 'true');
  await expect(findResults(page).getByRole('article')).toHaveCount(0);
  await expect(findResults(page).locator('[aria-hidden="true"] > li').first()).toBeVisible();
  // What was picked shows at once.
  await expect(findFilters(page).getByLabel(/^Bread/)).toBeChecked();
  await heldRoute?.continue();
  await expect(findResults(page).getByRole('article').first()).toBeVisible();
});

test('when nothing is left, it says which filter to take away (P1.4)', async ({ page, request }) => {
  const { total } = await readList(request, { category: 'Bread' });
  await openPage(page, '/products?category=Bread&minPrice=90000');
  await expect(page.getByRole('heading', { name: 'Nothing with all of that' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: `Remove filter From ₦90,000 ${total} bakes` }).click();
  await expectCount(page, total);
});

test('what is picked can be taken back in the filters, even where no product has it', async ({ page }) => {
  await openPage(page, '/products?dietary=Carnivore&flavor=Gravel');
  await expect(page.getByText('Take some filters away:')).toBeVisible();
  const picked = findFilters(page).getByRole('checkbox', { name: /^Carnivore/ });
  await expect(picked).toBeChecked();
  await picked.click();
  await expect(page).toHaveURL('/products?flavor=Gravel');
});

test('a list that cannot be loaded says so and can be tried again', async ({ page, complaints }) => {
  await openPage(page, '/products');
  await page.route('**/products.data*', (route) => route.abort());
  await findFilters(page)
    .getByLabel(/^Bread/)
    .click();
  await expect(page.getByRole('heading', { name: 'Failed to load products' })).toBeVisible();
  await expect(page.getByText('Network error. Please check your connection.')).toBeVisible();
  forgiveComplaints(complaints, /./);
  await page.unroute('**/products.data*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bread' })).toBeVisible();
});

test('more products join the list, and the keyboard goes on with the first of them', async ({
  page,
  request,
}) => {
  const { data, total } = await readList(request);
  await openPage(page, '/products');
  await expect(page.getByText(`Showing 22 of ${total}`)).toBeVisible();
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page.getByText(`Showing ${Math.min(46, total)} of ${total}`)).toBeVisible();
  await expect(page).toHaveURL('/products');
  expect(await listNames(page)).toEqual(data.slice(0, 46).map(({ name }) => name));
  await expect(page.getByRole('link', { name: data[22]?.name ?? '', exact: true })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/products/${data[22]?.id}`);
  await page.goBack();
  await expect(page.getByText(`Showing ${Math.min(46, total)} of ${total}`)).toBeVisible();
});

test('odd addresses show a list like any other', async ({ page, request }) => {
  const { total } = await readList(request);
  for (const search of [
    '?sort=tastiest&minPrice=-3&maxPrice=%F0%9F%8D%B0&custom=maybe&cursor=nothing',
    '?excludeAllergens=gold&category=&flavor=%20',
    `?category=${'x'.repeat(300)}`,
  ]) {
    await openPage(page, `/products${search}`);
    await expectCount(page, total);
  }
  await openPage(page, '/products?category=Nothing+like+it');
  await expect(page.getByRole('heading', { name: 'Nothing here for you just now' })).toBeVisible();
});

test('search engines are shown the list and each category, and no other mixture', async ({ page, shop }) => {
  const canonical = page.locator('link[rel="canonical"]');
  const robots = page.locator('meta[name="robots"]');
  await openPage(page, '/products?sort=newest');
  await expect(canonical).toHaveAttribute('href', `${shop.url}/products`);
  await openPage(page, '/products?category=Bread');
  await expect(canonical).toHaveAttribute('href', `${shop.url}/products?category=Bread`);
  await expect(robots).toHaveCount(0);
  await openPage(page, '/products?category=Bread&dietary=Vegan');
  await expect(canonical).toHaveAttribute('href', `${shop.url}/products`);
  await openPage(page, '/products?category=Bread&maxPrice=1');
  await expect(robots).toHaveAttribute('content', /^noindex/);
});

test.describe('without the page’s script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is filtered by its form and goes on by a link', async ({ page, request }) => {
    const { data } = await readList(request);
    await page.goto('/products');
    await page.getByRole('link', { name: 'Show more' }).click();
    expect(await listNames(page)).toEqual(data.slice(22, 46).map(({ name }) => name));

    await page.goto('/products');
    await findFilters(page)
      .getByLabel(/^Bread/)
      .check();
    await findFilters(page).getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('filters open in a sheet that tells how many bakes are left and gives the focus back', async ({
    page,
    request,
  }) => {
    await openPage(page, '/products');
    const open = page.getByRole('button', { name: 'Filters' });
    await open.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel(/^Bread/).check();
    const { total } = await readList(request, { category: 'Bread' });
    const done = sheet.getByRole('button', { name: `Show ${total} bakes` });
    await expect(done).toBeVisible();
    await expectAccessible(page);
    await done.click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters 1 chosen' })).toBeFocused();
    await expectCount(page, total);
    await expectNoSidewaysScroll(page);
  });
});
