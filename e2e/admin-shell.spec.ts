import type { Page } from '@playwright/test';
import { allowRefusedCalls } from './fixtures/identity.ts';
import { test } from './fixtures/people.ts';
import { expect, expectLoaded } from './fixtures/shop.ts';

/** In the order of the rail, each with the heading of its screen. */
const RAIL = [
  ['Orders', 'Orders'],
  ['Custom orders', 'Custom orders'],
  ['Kitchen', 'Kitchen'],
  ['Calendar', 'Calendar'],
  ['Products', 'Products'],
  ['Blog and pages', 'Blog and pages'],
  ['Messages', 'Messages'],
  ['Settings', 'Settings'],
  ['Users', 'Users'],
] as const;

test('an administrator reaches every part of the area, by the rail, the palette and the keyboard, and leaves it for good (S2.6, S6.3)', async ({
  page,
  administrator,
  signIn,
  complaints,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await signIn(page, administrator);
  await page.goto('/admin');
  await expect(heading('Dashboard')).toBeVisible();

  const rail = page.getByRole('navigation', { name: 'Admin' });
  for (const [label, title] of RAIL) {
    await rail
      .getByRole('link', { name: label, exact: false })
      .filter({ hasText: new RegExp(`^${label}`) })
      .click();
    await expect(heading(title)).toBeVisible();
    await expect(rail.locator('[aria-current=page]')).toHaveText(new RegExp(`^${label}`));
  }

  await test.step('a few letters in the palette lead to a product', async () => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('puff-puff');
    await expect(palette.getByRole('group', { name: 'Products' }).getByRole('option').first()).toContainText(
      'Puff-puff',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/products\/[^/]+\/edit$/);
    await expect(palette).toBeHidden();
  });

  await test.step('the way to the shop and back is a new document, with rules of its own for styles', async () => {
    await page.getByRole('link', { name: 'View the shop' }).click();
    await page.getByRole('link', { name: 'Admin Dashboard' }).click();
    await expect(heading('Dashboard')).toBeVisible();
    expect(documents).toEqual(['/admin', '/', '/admin']);
  });

  await test.step('the keyboard skips the rail', async () => {
    // Before the dashboard has come, nothing on it can have the focus.
    await expectLoaded(page);
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Skip to content' });
    await expect(skipLink).toBeFocused();
    await page.keyboard.press('Enter');
    // A key that is pressed before the focus has gone to the page goes on in the rail.
    await expect(skipLink).not.toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
  });

  await test.step('who signs out has left', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/admin');
    await expect(page).toHaveURL('/login');
    allowRefusedCalls(complaints);
  });
});

test('nobody downloads what is for others: neither a shopper the admin area nor a visitor what looks after a session', {
  tag: '@long',
}, async ({ page, browser, shop, administrator, registerCustomer, signIn, openDevice }) => {
  const listScripts = async (of: Page, paths: readonly string[]) => {
    const scripts: string[] = [];
    of.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    for (const path of paths) {
      await of.goto(path);
      await expect(of.getByRole('heading', { level: 1 })).toBeVisible();
    }
    return scripts;
  };
  const isOfAdmin = (path: string) => /\/admin-/.test(path);
  const isOfSession = (path: string) => path.includes('/session-watch');

  const visitor = await browser.newContext({ baseURL: shop.url });
  const scriptsOfVisitor = await listScripts(await visitor.newPage(), ['/']);
  await visitor.close();
  expect(scriptsOfVisitor.filter(isOfSession)).toEqual([]);

  const shopper = await openDevice(await registerCustomer('Musa Ibrahim'));
  const looksAfter = shopper.waitForRequest((request) => isOfSession(request.url()));
  const scriptsOfShopper = await listScripts(shopper, ['/', '/orders', '/account']);
  await looksAfter;
  expect(scriptsOfShopper.filter(isOfAdmin)).toEqual([]);

  await signIn(page, administrator);
  expect((await listScripts(page, ['/admin'])).filter(isOfAdmin)).not.toEqual([]);
});
