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

test('the header stays at the top while the page scrolls, on a phone and on a desk (S2.12)', async ({
  page,
}) => {
  await openPage(page, '/');
  for (const { viewport } of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeInViewport();
    await expect(findHeader(page)).toBeInViewport({ ratio: 1 });
    expect((await findHeader(page).boundingBox())?.y).toBe(0);
  }
});

test('the cart icon leads to the cart and counts its pieces, the logo leads home, on a phone and on a desk (S2.14)', async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(findHeader(page).getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  await keepCart(page, [2, 1]);
  await page.reload();
  for (const { viewport } of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const cart = findHeader(page).getByRole('link', { name: 'Cart, 3 items' });
    await expect(cart).toHaveText('3');
    await cart.click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('main')).toContainText('Cake 0');
    await findHeader(page).getByRole('link', { name: 'Oyin Bakes' }).click();
    await expect(page).toHaveURL('/');
  }
});

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

test('the header links About, and marks the page that is shown (P1.27)', async ({ page }) => {
  await openPage(page, '/products');
  const current = findHeader(page).locator('[aria-current="page"]');
  await expect(current).toHaveText(['Products']);
  await findHeader(page).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(current).toHaveText(['About']);
  await openPage(page, '/terms');
  await expect(current).toHaveCount(0);
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
