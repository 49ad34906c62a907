import type { Page } from '@playwright/test';
import { PHONE } from './fixtures/screens.ts';
import { expect, expectAccessible, openPage, test } from './fixtures/shop.ts';

test.use(PHONE);

const findMenu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const findButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Open menu' });

async function openMenu(page: Page): Promise<void> {
  await findButton(page).click();
  await expect(findMenu(page)).toBeVisible();
}

test('the menu slides in with Home, Products, Login and Register for a visitor (S2.16)', async ({ page }) => {
  await openPage(page, '/');
  await expect(findMenu(page)).toBeHidden();
  await openMenu(page);
  const menu = findMenu(page);
  for (const name of ['Home', 'Products', 'Login', 'Register']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport();
  }
  for (const name of ['Orders', 'Dashboard']) await expect(menu.getByRole('link', { name })).toHaveCount(0);
  await expect(menu.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  await expectAccessible(page);
});

for (const [name, address] of [
  ['Home', '/'],
  ['Products', '/products'],
  ['Login', '/login'],
  ['Register', '/register'],
] as const) {
  test(`the menu's entry ${name} leads to ${address} and closes the menu (S2.16)`, async ({ page }) => {
    await openPage(page, '/about');
    await openMenu(page);
    await findMenu(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(findMenu(page)).toBeHidden();
  });
}

test('the page that is shown is marked in the menu', async ({ page }) => {
  await openPage(page, '/products');
  await openMenu(page);
  await expect(findMenu(page).locator('[aria-current="page"]')).toHaveText(['Products']);
});

test('Escape closes the menu and gives the focus back', async ({ page }) => {
  await openPage(page, '/');
  await findButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(findMenu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(findMenu(page)).toBeHidden();
  await expect(findButton(page)).toBeFocused();
});

test('its own button closes the menu and gives the focus back', async ({ page }) => {
  await openPage(page, '/');
  await openMenu(page);
  await findMenu(page).getByRole('button', { name: 'Close menu' }).click();
  await expect(findMenu(page)).toBeHidden();
  await expect(findButton(page)).toBeFocused();
});

test('a click outside closes the menu and touches nothing there (S4.10)', async ({ page }) => {
  await openPage(page, '/');
  const cart = await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).boundingBox();
  if (!cart) throw new Error('The cart icon is not on the screen.');
  await openMenu(page);
  await page.mouse.click(cart.x + cart.width / 2, cart.y + cart.height / 2);
  await expect(findMenu(page)).toBeHidden();
  await expect(findButton(page)).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('the keyboard stays inside the open menu', async ({ page }) => {
  await openPage(page, '/');
  await openMenu(page);
  const stops = await findMenu(page).getByRole('link').or(findMenu(page).getByRole('button')).count();
  for (let step = 0; step <= stops; step += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const place = document.activeElement;
      return place !== document.body && !place?.closest('dialog');
    });
    expect(isOutside).toBe(false);
  }
});

test('the page behind the open menu does not scroll', async ({ page }) => {
  await openPage(page, '/');
  await openMenu(page);
  await page.mouse.move(350, 600);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await expect(findMenu(page)).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
