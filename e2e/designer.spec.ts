import { expectCount, findCartLink, findLine } from './fixtures/cart.ts';
import { avoidAllergens } from './fixtures/catalogue.ts';
import {
  DESIGNER_PATH,
  findCake,
  findMainAction,
  findNote,
  findOption,
  findPanel,
  findPrice,
  findStage,
  openDesigner,
  openStep,
  readAddressDesign,
  test,
} from './fixtures/designer.ts';
import { PHONE } from './fixtures/screens.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  takeComplaints,
} from './fixtures/shop.ts';

test('a cake is designed, its price follows every choice, and it goes into the cart (P1.6, P7.5, P8.1, P8.2)', async ({
  page,
}) => {
  await openDesigner(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design your own cake');
  await expect(findPrice(page)).toContainText('₦69,400');
  await findOption(page, /^Size/, /^6 inch/).check();
  await expect(findPrice(page)).toContainText('₦48,800');
  await openStep(page, 'Inside');
  await findOption(page, /^Sponge/, /^Red velvet/).check();
  await openStep(page, 'Outside');
  await findOption(page, /^Colour/, 'Ivory').check();
  await findOption(page, /^Drip/, /^Caramel/).check();
  await openStep(page, 'On top');
  await findOption(page, /^Topping/, /^Mixed berries/).check();
  await openStep(page, 'Words');
  await findPanel(page).getByRole('textbox', { name: 'Words on the cake (optional)' }).fill('Ẹ kú ọjọ́ ìbí');
  await expect(findCake(page)).toHaveAccessibleName(
    'Single-tier 6-inch cake: red velvet sponge, ivory buttercream, mixed berries, “Ẹ kú ọjọ́ ìbí”',
  );
  await expect(findPrice(page)).toContainText('₦58,200');
  await expect(findStage(page)).toContainText('Gluten, Milk, Egg');
  await expect(findStage(page)).toContainText(/Serves10Earliest\w{3} \d+ \w{3}Contains/);
  await findMainAction(page).click();
  await expect(page.getByRole('button', { name: 'Added' })).toBeVisible();
  await expectCount(page, 1);
  await findCartLink(page).click();
  await expect(findLine(page, 'Design your own cake')).toContainText('₦58,200');
});

test('what gives way to a choice is told, and one press takes it back', async ({ page }) => {
  await openDesigner(page);
  await openStep(page, 'Outside');
  await findOption(page, /^Finish/, /^Combed/).check();
  await findOption(page, /^Frosting/, /^Fondant/).check();
  const note = findNote(page, 'Fondant lies smooth: the other finishes need a frosting that is spread.');
  await expect(note).toContainText('So now: smooth finish.');
  await expect(findOption(page, /^Finish/, /^Smooth/)).toBeChecked();
  await note.getByRole('button', { name: 'Undo this change' }).click();
  await expect(findOption(page, /^Finish/, /^Combed/)).toBeChecked();
  await expect(findOption(page, /^Frosting/, /^Buttercream/)).toBeChecked();
});

test('what cannot be had says why and changes nothing', async ({ page }) => {
  await openDesigner(page);
  await openStep(page, 'Inside');
  await page.getByRole('checkbox', { name: /^Keep it free of nuts/ }).check();
  await openStep(page, 'On top');
  const macarons = findOption(page, /^Topping/, /^Macarons/);
  await expect(macarons).toHaveAccessibleDescription('A topping of macarons is made with nuts.');
  await macarons.click({ force: true });
  await expect(findNote(page, 'A topping of macarons is made with nuts.')).toBeVisible();
  await expect(findOption(page, /^Topping/, /^Strawberries/)).toBeChecked();
});

test('steps are undone and redone by button and by key', async ({ page }) => {
  await openDesigner(page);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const redo = page.getByRole('button', { name: 'Redo', exact: true });
  await expect(undo).toBeDisabled();
  await findOption(page, /^Tiers/, /^2 tiers/).check();
  await findOption(page, /^Tiers/, /^3 tiers/).check();
  await undo.click();
  await expect(findOption(page, /^Tiers/, /^2 tiers/)).toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(findOption(page, /^Tiers/, /^1 tier/)).toBeChecked();
  await page.keyboard.press('Control+Shift+z');
  await redo.click();
  await expect(findOption(page, /^Tiers/, /^3 tiers/)).toBeChecked();
  await expect(redo).toBeDisabled();
});

test('the link of a design opens the same cake elsewhere, and back leaves the designer (P8.3)', async ({
  page,
  context,
  browser,
  shop,
}) => {
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
  await expectAccessible(page);
  await expect(dialog.getByRole('link', { name: 'Send on WhatsApp' })).toHaveAttribute(
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

test('a link that holds no whole design is refused politely', async ({ page }) => {
  await openDesigner(page, '1.0101000000.0201<script>');
  await expect(
    findNote(page, 'This link does not hold a whole design. Ask for it again, or start a new one.'),
  ).toBeVisible();
  await expect(findCake(page)).toHaveAccessibleName(/^Single-tier 8-inch cake/);
  await findOption(page, /^Tiers/, /^2 tiers/).check();
  await expect(page).not.toHaveURL(/script/);
  await readAddressDesign(page);
});

test('a surprise keeps the words, and starting again can be undone', async ({ page }) => {
  await openDesigner(page);
  await openStep(page, 'Words');
  await page.getByRole('textbox', { name: /^Words on the cake/ }).fill('Ada');
  const before = await readAddressDesign(page);
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect(findNote(page, 'How about this one?')).toBeAttached();
  await expect(findCake(page)).toHaveAccessibleName(/“Ada”/);
  await expect(page).not.toHaveURL(new RegExp(`design=${before}$`));
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(findCake(page)).not.toHaveAccessibleName(/“Ada”/);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(findCake(page)).toHaveAccessibleName(/“Ada”/);
});

test('cake and wishes are there again after a reload', async ({ page }) => {
  await openDesigner(page);
  await findOption(page, /^Tiers/, /^3 tiers/).check();
  await openStep(page, 'Wishes');
  await page.getByRole('textbox', { name: /^Your wishes/ }).fill('A talking drum on top');
  // The welcome goes by itself, so it is looked for before the prices are there.
  await openPage(page, DESIGNER_PATH);
  await expect(findNote(page, 'Welcome back: here is your cake as you left it.')).toBeVisible();
  await expect(findCake(page)).toHaveAccessibleName(/^Three-tier/);
  await openStep(page, 'Wishes');
  await expect(page.getByRole('textbox', { name: /^Your wishes/ })).toHaveValue('A talking drum on top');
});

test('what a shopper avoids is warned of, on the cake and on what would bring it (P14.1)', async ({
  page,
}) => {
  await avoidAllergens(page, 'egg,nuts');
  await openDesigner(page);
  await expect(findStage(page)).toContainText('Contains egg, which you avoid');
  await openStep(page, 'Inside');
  await expect(findOption(page, /^Sponge/, /^Carrot has egg and tree nuts/)).toBeVisible();
  await page.getByRole('checkbox', { name: /^Bake it without egg/ }).check();
  await expect(findStage(page)).not.toContainText('which you avoid');
});

test('without prices the cake is designed all the same, and bought once they are there', async ({
  page,
  complaints,
}) => {
  await page.route('**/api/designer/price-list', (route) => route.abort());
  await openPage(page, DESIGNER_PATH);
  const panel = page.getByRole('region', { name: 'Price' });
  await expect(panel.getByRole('alert')).toContainText('Network error. Please check your connection.');
  await findOption(page, /^Tiers/, /^2 tiers/).check();
  await expect(findMainAction(page)).toBeDisabled();
  await expectAccessible(page);
  await page.unroute('**/api/designer/price-list');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(findPrice(page)).toContainText('₦');
  await expect(findCake(page)).toHaveAccessibleName(/^Two-tier/);
  await takeComplaints(complaints, /net::ERR_FAILED/);
});

test('everything is reached by keyboard, and the price is said', async ({ page }) => {
  await openDesigner(page);
  await page.getByRole('tab', { name: 'Shape' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Inside' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Inside' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(findOption(page, /^Sponge/, /^Vanilla/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(findOption(page, /^Sponge/, /^Chocolate/)).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: '₦71,000, serves 18' })).toBeAttached();
  for (const step of ['Shape', 'Inside', 'Outside', 'On top', 'Words', 'Wishes'] as const) {
    await openStep(page, step);
    await expectAccessible(page);
  }
});

test('the page shows a cake before any script, and other products load nothing of the designer', async ({
  page,
  browser,
  shop,
}) => {
  await using plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(`${shop.url}${DESIGNER_PATH}`);
  await expect(still.getByRole('heading', { level: 1 })).toHaveText('Design your own cake');
  await expect(findCake(still).locator('svg')).toBeVisible();
  await expect(still.getByRole('radio', { name: /^3 tiers/ })).toBeVisible();

  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await openPage(page, '/products/puff-puff');
  expect(scripts.filter((path) => /designer-|draw-cake|cake-picture/.test(path))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the cake and the way to buy it stay in view, and one thumb goes through all steps', async ({
    page,
  }) => {
    await openDesigner(page);
    await findOption(page, /^Tiers/, /^4 tiers/).tap();
    for (const next of ['Inside', 'Outside', 'On top', 'Words', 'Wishes']) {
      await page.getByRole('button', { name: `Next: ${next}` }).tap();
      await expect(page.getByRole('tab', { name: next })).toHaveAttribute('aria-selected', 'true');
      await expect(findCake(page)).toBeInViewport({ ratio: 0.8 });
      await expect(findMainAction(page)).toBeInViewport();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
});

test.describe('for calm eyes', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    await openDesigner(page);
    await findOption(page, /^Tiers/, /^4 tiers/).check();
    await expect(findNote(page, 'So now: a 10-inch base.')).toBeVisible();
    const running = await page.evaluate(() => document.getAnimations().length);
    expect(running).toBe(0);
  });
});
