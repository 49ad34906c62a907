import { expectCount, findAddButton, findLine } from './fixtures/cart.ts';
import { holdScripts } from './fixtures/held-scripts.ts';
import { findToasts } from './fixtures/identity.ts';
import { allowComplaints, expect, expectTakenOver, openPage, test } from './fixtures/shop.ts';

test('before the scripts have come, links lead on, and what is typed or pressed is done once they are there', {
  tag: '@long',
}, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click({ noWaitAfter: true });
  await expect(page).toHaveTitle(/^About/);

  await test.step('what is typed is kept, and searched for', async () => {
    const searchBox = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
    await searchBox.fill('bread');
    await scripts.release();
    await expectTakenOver(page);
    await expect(searchBox).toHaveValue('bread');
    await searchBox.press('Enter');
    await expect(page).toHaveURL('/search?q=bread');
  });

  await test.step('what is pressed is done, and once', async () => {
    const others = await holdScripts(page);
    await page.goto('/products/red-velvet-celebration', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Add to cart · ₦' }).click();
    await others.release();
    await expectTakenOver(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });
});

test('who goes back before the scripts have come sees the page they went back to', { tag: '@long' }, async ({
  page,
}) => {
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

test('a step without a connection leaves the visitor in the shop and says why', { tag: '@long' }, async ({
  page,
  context,
  complaints,
}) => {
  await openPage(page, '/');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByText(/connection|offline/i)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  allowComplaints(complaints, /ERR_INTERNET_DISCONNECTED|Messages cannot be shown/);

  await context.setOffline(false);
  // Before the page has heard of it, a step is not taken.
  await expect(page.getByText(/connection|offline/i)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveTitle(/^Terms/);
  // A browser that remembers the script as lost loads the whole page instead.
  allowComplaints(complaints, /route module|dynamically imported module/);
});

test('a page whose script a new release has replaced is reached all the same, and a part whose script is lost says so and is tried again', {
  tag: '@long',
}, async ({ page, complaints }) => {
  await openPage(page, '/');
  await page.route('**/terms-page-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms');
  await expect(page).toHaveTitle(/^Terms/);
  await expectTakenOver(page);

  await page.route('**/allergen-choice-*.js', (route) => route.abort(), { times: 1 });
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Allergens I avoid' }).click();
  await expect(footer).toContainText('We couldn’t load the list of allergens.');
  await footer.getByRole('button', { name: 'Try again' }).click();
  const picker = page.getByRole('dialog', { name: 'What do you avoid?' });
  await expect(picker.getByLabel(/^Egg/)).toBeVisible();
  allowComplaints(complaints, /404|route module|dynamically imported module|ERR_FAILED/);
});

test('a browser that keeps nothing still shows the shop, and its cart works until the page is left', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Storage is forbidden', 'SecurityError');
        },
      });
    }
  });
  await openPage(page, '/products/coconut-bread');
  await expectCount(page, 0);
  await findAddButton(page).click();
  await expectCount(page, 1);
  await findToasts(page).getByRole('link', { name: 'View cart' }).click();
  await expect(findLine(page, 'Coconut bread')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
});
