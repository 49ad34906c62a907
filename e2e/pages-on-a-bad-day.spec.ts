import { openPageWithHeldClock } from './fixtures/held-clock.ts';
import { holdScripts } from './fixtures/held-scripts.ts';
import {
  expect,
  expectAccessible,
  expectTakenOver,
  forgiveComplaints,
  openPage,
  test,
} from './fixtures/shop.ts';
import { answerSuggestions } from './fixtures/suggestions.ts';

/** About what a phone gets at the edge of a cell. */
const SLOW_LINE = { offline: false, latency: 500, downloadThroughput: 60_000, uploadThroughput: 20_000 };

test('on a slow line the page is there to read, and the next one announces itself (S2.7)', async ({
  page,
  context,
}) => {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', SLOW_LINE);
  await page.goto('/products', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The scripts share the line with the pictures.
  await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached({ timeout: 30_000 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(page).toHaveTitle(/^Terms/, { timeout: 20_000 });
});

test('before the scripts have come, links lead on', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click({ noWaitAfter: true });
  await expect(page).toHaveTitle(/^About/);
});

test('what is typed before the scripts have come is kept, and searched for', async ({ page }) => {
  await answerSuggestions(page);
  const scripts = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const searchBox = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
  await searchBox.fill('bread');
  await scripts.release();
  await expectTakenOver(page);
  await expect(searchBox).toHaveValue('bread');
  await searchBox.press('Enter');
  await expect(page).toHaveURL('/search?q=bread');
});

test('what is pressed before the scripts have come is done once they are there, and once', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto('/products/red-velvet-celebration', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to cart · ₦' }).click();
  await scripts.release();
  await expectTakenOver(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('who goes back before the scripts have come sees the page they went back to', async ({ page }) => {
  await openPage(page, '/products');
  const cupcakes = page.getByRole('checkbox', { name: /^Cupcakes/ });
  const count = page.getByRole('region', { name: 'Results' }).getByRole('status').first();
  const all = (await count.textContent()) ?? '';
  await cupcakes.check();
  await expect(page).toHaveURL('/products?category=Cupcakes');
  await expect(count).not.toHaveText(all);

  const scripts = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(cupcakes).toBeChecked();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/products');
  await scripts.release();
  await expect(count).toHaveText(all);
  await expectTakenOver(page);
  await expect(cupcakes).not.toBeChecked();
});

test('a step without a connection leaves the visitor in the shop and says why', async ({
  page,
  context,
  complaints,
}) => {
  await openPage(page, '/');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByText(/connection|offline/i)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  forgiveComplaints(complaints, /ERR_INTERNET_DISCONNECTED|Messages cannot be shown/);

  await context.setOffline(false);
  // Before the page has heard of it, a step is not taken.
  await expect(page.getByText(/connection|offline/i)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveTitle(/^Terms/);
});

test('a link still leads to its page after a new release has replaced the scripts', async ({
  page,
  complaints,
}) => {
  await openPage(page, '/');
  await page.route('**/terms-page-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms');
  await expect(page).toHaveTitle(/^Terms/);
  forgiveComplaints(complaints, /404|route module|dynamically imported module/);
});

test('a part whose script is lost says so in its place, and comes when it is tried again', async ({
  page,
  complaints,
}) => {
  await openPage(page, '/about');
  await page.route('**/allergen-choice-*.js', (route) => route.abort(), { times: 1 });
  await page.getByRole('contentinfo').getByRole('button', { name: 'Allergens I avoid' }).click();
  const picker = page.getByRole('dialog', { name: 'What do you avoid?' });
  await expect(picker).toContainText('The list of allergens could not be loaded.');
  await expectAccessible(page);
  await picker.getByRole('button', { name: 'Try again' }).click();
  await expect(picker.getByLabel(/^Egg/)).toBeVisible();
  forgiveComplaints(complaints, /ERR_FAILED/);
});

test('a double click on a link is one step', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).dblclick();
  await expect(page).toHaveTitle(/^About/);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('submitting a search twice within 500 ms opens the results once (S9.3)', async ({ page }) => {
  await answerSuggestions(page);
  await openPageWithHeldClock(page, '/about');
  const searchBox = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
  await searchBox.fill('bread');
  await searchBox.press('Enter');
  await expect(page).toHaveURL('/search?q=bread');
  await page.clock.runFor(499);
  await searchBox.press('Enter');
  await page.clock.runFor(500);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a double click on Sign up signs up once (S2.19)', async ({ page }) => {
  await openPage(page, '/');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page
    .getByRole('contentinfo')
    .getByRole('textbox', { name: 'Email address' })
    .fill('amaka@example.com');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Sign up' }).dblclick();
  await expect(page.getByRole('contentinfo').getByRole('status')).toContainText('Thank you');
  expect(logged).toHaveLength(1);
});

test('a browser that keeps nothing still shows the shop', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Storage is forbidden', 'SecurityError');
        },
      });
    }
  });
  await openPage(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
});
