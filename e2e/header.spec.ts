import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from './fixtures/screens.ts';
import { expect, expectAccessible, openPage, test } from './fixtures/shop.ts';

const findHeader = (page: Page) => page.getByRole('banner');

/** As the shop keeps it in this browser. */
const keepCart = (page: Page, quantities: readonly number[]) =>
  page.evaluate(
    (items) => localStorage.setItem('cart-items', JSON.stringify(items)),
    [
      ...quantities.map((quantity, index) => ({
        id: `p${index}`,
        name: `Cake ${index}`,
        price: 4500,
        quantity,
      })),
    ],
  );

for (const screen of [PHONE, DESKTOP]) {
  test.describe(`${screen.viewport.width} pixels wide,`, () => {
    test.use(screen);

    test('the header stays at the top while the page scrolls (S2.12)', async ({ page }) => {
      await openPage(page, '/');
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeInViewport();
      await expect(findHeader(page)).toBeInViewport({ ratio: 1 });
      expect((await findHeader(page).boundingBox())?.y).toBe(0);
    });

    test('the logo leads home (S2.14)', async ({ page }) => {
      await openPage(page, '/about');
      await findHeader(page).getByRole('link', { name: 'Oyin Bakes' }).click();
      await expect(page).toHaveURL('/');
    });

    test('the cart icon leads to the cart and counts its pieces (S2.14)', async ({ page }) => {
      await openPage(page, '/');
      await expect(findHeader(page).getByRole('link', { name: 'Cart, empty' })).toBeVisible();
      await keepCart(page, [2, 1]);
      await page.reload();
      const cart = findHeader(page).getByRole('link', { name: 'Cart, 3 items' });
      await expect(cart).toHaveText('3');
      await cart.click();
      await expect(page).toHaveURL('/cart');
      await expect(page.getByRole('main')).toContainText('Cake 0');
    });
  });
}

test('a visitor sees the search box, Login and Register, and nothing for customers (S2.14, S6.1)', async ({
  page,
}) => {
  await openPage(page, '/');
  const header = findHeader(page);
  await expect(header.getByRole('combobox', { name: 'Search the shop' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Register' })).toBeVisible();
  await expect(header.getByRole('button', { name: /notifications/i })).toHaveCount(0);
  await expect(header.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);

  await header.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await header.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register');
});

test('the header links About (P1.27)', async ({ page }) => {
  await openPage(page, '/');
  await findHeader(page).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
});

test('the page that is shown is marked in the header', async ({ page }) => {
  await openPage(page, '/products');
  const current = findHeader(page).locator('[aria-current="page"]');
  await expect(current).toHaveText(['Products']);
  await findHeader(page).getByRole('link', { name: 'Blog' }).click();
  await expect(current).toHaveText(['Blog']);
  await openPage(page, '/terms');
  await expect(current).toHaveCount(0);
});

test('a change of the cart in one tab shows in the other (P3.4)', async ({ page, context }) => {
  await openPage(page, '/');
  const otherTab = await context.newPage();
  await openPage(otherTab, '/about');
  await keepCart(otherTab, [4]);
  await expect(findHeader(page).getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
  await otherTab.evaluate(() => localStorage.clear());
  await expect(findHeader(page).getByRole('link', { name: 'Cart, empty' })).toBeVisible();
});

test('a cart that cannot be read counts as empty', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cart-items', '{"id":'));
  await openPage(page, '/cart');
  await expect(findHeader(page).getByRole('link', { name: 'Cart, empty' })).toBeVisible();
});

test.describe('on a phone,', () => {
  test.use(PHONE);

  test('the search box is opened and closed by a button (S2.17)', async ({ page }) => {
    await openPage(page, '/');
    const header = findHeader(page);
    const button = header.getByRole('button', { name: 'Search' });
    const searchBox = header.getByRole('combobox', { name: 'Search the shop' }).filter({ visible: true });
    await expect(searchBox).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await button.click();
    await expect(searchBox).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
    await button.click();
    await expect(searchBox).toHaveCount(0);

    await button.click();
    await searchBox.press('Escape');
    await expect(searchBox).toHaveCount(0);
    await expect(button).toBeFocused();

    await button.click();
    await searchBox.fill('bread');
    await searchBox.press('Enter');
    await expect(page).toHaveURL('/search?q=bread');
    await expect(searchBox).toHaveCount(0);
  });
});
