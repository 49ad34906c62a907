import { expectDialogToFit, stepTo } from './fixtures/fitting.ts';
import { type FoundPage, readFoundPage } from './fixtures/found-page.ts';
import { GUARDED_PATHS, PUBLIC_PATHS, PUBLIC_PATHS_BY_KIND } from './fixtures/public-pages.ts';
import { PHONE } from './fixtures/screens.ts';
import {
  expect,
  expectAccessible,
  expectLoaded,
  expectNoSidewaysScroll,
  expectToFitEverywhere,
  isThorough,
  openPage,
  takeComplaints,
  test,
} from './fixtures/shop.ts';

test.describe.configure({ mode: 'parallel' });

/** Tablets, and what is left of a laptop's screen at 200 % and at 400 %, and of a phone's at 200 %, for who has the time (`npm run test:long`). */
const OTHER_SIZES = [
  { width: 1_000, height: 800 },
  { width: 768, height: 1_024 },
  { width: 640, height: 400 },
  { width: 320, height: 256 },
  { width: 280, height: 560 },
  { width: 240, height: 500 },
  { width: 180, height: 370 },
];

for (const [kind, paths] of Object.entries(PUBLIC_PATHS_BY_KIND)) {
  test(`the pages ${kind} open by their address, accessible and without sideways scrolling (S2.1, S2.3)`, {
    tag: '@every-size',
  }, async ({ page }) => {
    test.slow();
    for (const path of paths) {
      await test.step(path, async () => {
        const response = await openPage(page, path);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main')).toHaveCount(1);
        await expectLoaded(page);
        for (const viewport of isThorough() ? OTHER_SIZES : []) {
          await page.setViewportSize(viewport);
          await expectNoSidewaysScroll(page);
        }
        await expectToFitEverywhere(page);
      });
    }
  });
}

test('what opens over the pages of the shop is accessible and fits', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await openPage(page, '/products/puff-puff');
  for (const button of [/Enlarge$/, 'Share', 'Choose the allergens you avoid'])
    await expectDialogToFit(page, button);

  await test.step('suggestions', async () => {
    const box = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
    await box.fill('cake');
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('the menu and the filters of a phone', async () => {
    await page.setViewportSize(PHONE.viewport);
    await stepTo(page, '/products');
    for (const button of ['Open menu', 'Filters']) {
      await page.getByRole('button', { name: button }).click();
      await expect(page.locator('dialog[open]')).toBeVisible();
      await expectAccessible(page, 'dialog');
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    }
  });

  await test.step('a form with its problems', async () => {
    await stepTo(page, '/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Enter your name.')).toBeVisible();
    await expectToFitEverywhere(page);
  });
});

test('whatever leads nowhere is answered with 404 and the not-found page, which leads home (S2.2)', async ({
  page,
  complaints,
}) => {
  for (const path of ['/no/such/page', '/blog/nothing', '/blog?tag=casino']) {
    const { status, headings } = await readFoundPage(page, path);
    expect([path, status, headings.length]).toEqual([path, 404, 1]);
  }
  const response = await openPage(page, '/products/nothing');
  await takeComplaints(complaints, /404/);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await openPage(page, '/no-such-page');
  await takeComplaints(complaints, /404/);
  await expect(page).toHaveTitle(/^Page not found/);
  await expectToFitEverywhere(page);
  await page.getByRole('main').getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});

test('what needs an account takes a visitor to the login screen', { tag: '@long' }, async ({ page }) => {
  for (const path of GUARDED_PATHS) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  }
});

test.describe('without scripts,', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is there with a heading and a title of its own, and each of its links says where it leads (S2.1, S2.3)', async ({
    page,
  }) => {
    const found = await Promise.all(
      PUBLIC_PATHS.filter((path) => !path.includes('?')).map((path) => readFoundPage(page, path)),
    );
    expect(found.filter(({ headings }) => headings.length !== 1)).toEqual([]);
    expect(findRepeated(found.map(({ headings: [heading = ''] }) => heading))).toEqual([]);
    expect(findRepeated(found.map(({ title }) => title))).toEqual([]);
    expect(found.flatMap(({ title, headings }) => [title, ...headings])).not.toContain('');
    expect(found.flatMap(({ title, links }) => links.filter(isUnclear).map((link) => [title, link]))).toEqual(
      [],
    );
  });

  test('the search box opens the results, and Login and Register lead there (S2.14, S2.22)', async ({
    page,
  }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
    const searchBox = header.getByRole('combobox', { name: 'Search the shop' });
    await searchBox.fill('puff-puff');
    await searchBox.press('Enter');
    await expect(page).toHaveURL('/search?q=puff-puff');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('puff-puff');
    await header.getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL('/register');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

/** It leads nowhere, or its words do not tell where. */
function isUnclear({ href, words }: FoundPage['links'][number]): boolean {
  const isLed = href !== null && href !== '' && !href.startsWith('javascript:');
  return !isLed || /^(?:click here|here|more|learn more|read more|this|go)$/i.test(words);
}

function findRepeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
