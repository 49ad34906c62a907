import { expectCount, findCartLink, findLine } from './fixtures/cart.ts';
import {
  DESIGNER_PATH,
  findCake,
  findMainAction,
  findOption,
  findPanel,
  findPrice,
  findStage,
  openDesigner,
  openStep,
  test,
} from './fixtures/designer.ts';
import { expect, openPage } from './fixtures/shop.ts';

test('a cake is designed, its price follows every choice, and it goes into the cart (P1.6, P7.5, P8.1, P8.2)', async ({
  page,
}) => {
  await openDesigner(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Custom cake');
  // What its card promises.
  await expect(findPrice(page)).toContainText('₦38,000');
  await findOption(page, /^Size/, /^8 inch/).check();
  await expect(findPrice(page)).toContainText('₦55,000');
  await findOption(page, /^Size/, /^6 inch/).check();
  await expect(findPrice(page)).toContainText('₦38,000');
  await openStep(page, 'Inside');
  await findOption(page, /^Sponge/, /^Red velvet/).check();
  await openStep(page, 'Outside');
  await findOption(page, /^Colour/, 'Ivory').check();
  await findOption(page, /^Drip/, /^Caramel/).check();
  await openStep(page, 'On top');
  await findOption(page, /^Topping/, /^Mixed berries/).check();
  await openStep(page, 'Inscription');
  await findPanel(page).getByRole('textbox', { name: 'Inscription (optional)' }).fill('Ẹ kú ọjọ́ ìbí');
  await expect(findCake(page)).toHaveAccessibleName(
    'Single-tier 6-inch cake: red velvet sponge, ivory buttercream, caramel drip, mixed berries, “Ẹ kú ọjọ́ ìbí”',
  );
  await expect(findPrice(page)).toContainText('₦53,400');
  await expect(findStage(page)).toContainText('Gluten, Milk, Egg');
  await expect(findStage(page)).toContainText(/Serves10Earliest\w{3} \d+ \w{3}Contains/);
  await findMainAction(page).click();
  await expect(page.getByRole('button', { name: 'Added' })).toBeVisible();
  await expectCount(page, 1);
  await findCartLink(page).click();
  await expect(findLine(page, 'Custom cake')).toContainText('₦53,400');
});

test('the link of a design opens the same cake elsewhere, and back leaves the designer (P8.3)', {
  tag: '@long',
}, async ({ page, context, browser, shop }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/products');
  await openDesigner(page);
  await findOption(page, /^Tiers/, /^2 tiers/).check();
  await openStep(page, 'Outside');
  await page.getByRole('radio', { name: 'Top', exact: true }).check();
  await findOption(page, /^Colour/, 'Mint').check();
  const name = await findCake(page).getAttribute('aria-label');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this cake' });
  await expect(dialog.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=/,
  );
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog).toBeHidden();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${shop.url}${DESIGNER_PATH}?design=1.`);
  await expect(page).toHaveURL(link);

  await using elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await openPage(other, link);
  await expect(findCake(other)).toHaveAccessibleName(name ?? '');

  await page.goBack();
  await expect(page).toHaveURL('/products');
});

test('the page shows a cake before any script, and other products load nothing of the designer', {
  tag: '@long',
}, async ({ page, browser, shop }) => {
  await using plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(`${shop.url}${DESIGNER_PATH}`);
  await expect(still.getByRole('heading', { level: 1 })).toHaveText('Custom cake');
  await expect(findCake(still).locator('svg')).toBeVisible();
  await expect(still.getByRole('radio', { name: /^3 tiers/ })).toBeVisible();

  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await openPage(page, '/products/puff-puff');
  expect(scripts.filter((path) => /designer-|draw-cake|cake-picture/.test(path))).toEqual([]);
});
