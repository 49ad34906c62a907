import { GUARDED_PATHS, PUBLIC_PATHS } from './fixtures/public-pages.ts';
import {
  expect,
  expectNoSidewaysScroll,
  expectToFitEverywhere,
  openPage,
  takeComplaints,
  test,
} from './fixtures/shop.ts';

test.describe.configure({ mode: 'parallel' });

/** What is left of a laptop's screen at 200 % and at 400 %. */
const ZOOMED_IN = [
  { width: 640, height: 400 },
  { width: 320, height: 256 },
];

for (const path of PUBLIC_PATHS) {
  test(`${path} shows its screen, accessible and without sideways scrolling, zoomed in as well (S2.1, S2.3)`, async ({
    page,
  }) => {
    const response = await openPage(page, path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expectToFitEverywhere(page);
    for (const viewport of ZOOMED_IN) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
    }
  });
}

test('an address that leads nowhere shows the not-found page (S2.2)', async ({ page, complaints }) => {
  await openPage(page, '/no-such-page');
  await takeComplaints(complaints, /404/);
  await expect(page).toHaveTitle(/^Page not found/);
  await expectToFitEverywhere(page);
  await page.getByRole('main').getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});

test('whatever leads nowhere is answered with 404 and the not-found page (S2.2)', async ({
  page,
  complaints,
}) => {
  for (const path of ['/no/such/page', '/about/us', '/products/nothing', '/blog/nothing']) {
    const response = await openPage(page, path);
    await takeComplaints(complaints, /404/);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/^Page not found/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
  }
});

test('what needs an account takes a visitor to the login screen', async ({ page }) => {
  for (const path of GUARDED_PATHS) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  }
});

test.describe('without scripts,', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is there with a heading of its own and a title of its own (S2.1, S2.3)', async ({
    page,
  }) => {
    const paths = PUBLIC_PATHS.filter((path) => !path.includes('?'));
    const headings: string[] = [];
    const titles: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      headings.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
      titles.push(await page.title());
    }
    expect(findRepeated(headings)).toEqual([]);
    expect(findRepeated(titles)).toEqual([]);
    expect(titles).not.toContain('');
  });

  test('the search box opens the results (S2.22)', async ({ page }) => {
    await page.goto('/about');
    const searchBox = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
    await searchBox.fill('puff-puff');
    await searchBox.press('Enter');
    await expect(page).toHaveURL('/search?q=puff-puff');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('puff-puff');
  });

  test('Login and Register are there (S2.14)', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL('/register');
  });
});

function findRepeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
