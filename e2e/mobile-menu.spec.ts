import type { Page } from '@playwright/test';
import { PHONE } from './fixtures/screens.ts';
import { expect, expectAccessible, openPage, test } from './fixtures/shop.ts';

test.use(PHONE);

const ENTRIES = [
  ['Home', '/'],
  ['Products', '/products'],
  ['Login', '/login'],
  ['Register', '/register'],
] as const;

const findMenu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const findButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Open menu' });

async function openMenu(page: Page): Promise<void> {
  await findButton(page).click();
  await expect(findMenu(page)).toBeVisible();
}

test('the menu slides in with Home, Products, Login and Register for a visitor, each leading there (S2.16)', async ({
  page,
}) => {
  await openPage(page, '/about');
  await expect(findMenu(page)).toBeHidden();
  const menu = findMenu(page);
  await openMenu(page);
  for (const [name] of ENTRIES) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport();
  }
  for (const name of ['Orders', 'Dashboard']) await expect(menu.getByRole('link', { name })).toHaveCount(0);
  await expect(menu.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  await expectAccessible(page);

  for (const [name, address] of ENTRIES) {
    await openPage(page, '/about');
    await openMenu(page);
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(menu).toBeHidden();
  }
  await openPage(page, '/products');
  await openMenu(page);
  await expect(menu.locator('[aria-current="page"]')).toHaveText(['Products']);
});

test('Escape, its own button and a click outside close the menu and give the focus back (S4.10)', async ({
  page,
}) => {
  await openPage(page, '/');
  const expectClosed = async () => {
    await expect(findMenu(page)).toBeHidden();
    await expect(findButton(page)).toBeFocused();
  };
  await findButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(findMenu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectClosed();

  await openMenu(page);
  await findMenu(page).getByRole('button', { name: 'Close menu' }).click();
  await expectClosed();

  const cart = await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).boundingBox();
  if (!cart) throw new Error('The cart icon is not on the screen.');
  await openMenu(page);
  await page.mouse.click(cart.x + cart.width / 2, cart.y + cart.height / 2);
  await expectClosed();
  // What lies under the click is not touched by it.
  await expect(page).toHaveURL('/');
});

test('the keyboard stays inside the open menu, and the page behind it does not scroll', async ({ page }) => {
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

  await page.mouse.move(350, 600);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await expect(findMenu(page)).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
