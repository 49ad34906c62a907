import type { Locator, Page } from '@playwright/test';
import { type PriceListAnswer, readPriceListEndpoint, savePriceListEndpoint } from '../contract/designer.ts';
import { DEFAULT_DESIGN } from '../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../domain/custom-orders/link/design-text.ts';
import type { TestShop } from '../server/testing/shop-process.ts';
import { expectCount, findLine, keepItems } from './fixtures/cart.ts';
import { fillCheckout, findPlaceButton, findSummary, inventGuest, test } from './fixtures/checkout.ts';
import { expect, expectToFitEverywhere, openPage } from './fixtures/shop.ts';

const DESIGN = writeDesignText({
  ...DEFAULT_DESIGN,
  topping: 'truffles',
  inscription: { text: 'Ada is 30', lettering: 'script', place: 'front' },
});
const WORDS = 'Single-tier 8-inch cake: vanilla sponge, blush buttercream, truffles, “Ada is 30”';
const NAME = 'Design your own cake';

/** As it was put in on another day: what it costs and is called now is found out by the cart. */
const kept = (design: string, price = 71_100) => ({
  id: 'design-your-own-cake',
  name: NAME,
  price,
  quantity: 1,
  design: { text: design, words: '' },
});

/** The drawing is part of the page and has really been drawn. */
async function expectDrawn(place: Locator): Promise<void> {
  const picture = place.locator('img[src^="data:image/svg+xml,"]').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

test('a designed cake is drawn, described and priced in the cart, is ordered, and is ordered again (P7.5, P8.4)', async ({
  page,
}) => {
  await keepItems(page, [kept(DESIGN)]);
  await openPage(page, '/cart');
  const line = findLine(page, NAME);

  await test.step('the cart shows the very cake', async () => {
    await expect(line).toContainText(WORDS);
    await expect(line).toContainText('₦71,100');
    await expectDrawn(line);
    await expect(line.getByRole('link', { name: NAME })).toHaveAttribute(
      'href',
      `/products/design-your-own-cake?design=${DESIGN}`,
    );
    await line.getByRole('button', { name: 'One more' }).click();
    await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('₦142,200');
  });

  await test.step('checkout shows it, and takes the order', async () => {
    await openPage(page, '/checkout');
    await expect(findSummary(page)).toContainText(`2 × ${WORDS}`);
    await expectDrawn(findSummary(page));
    await fillCheckout(page, inventGuest());
    await page.getByRole('radio', { name: /Pay on delivery/ }).check();
    await findPlaceButton(page).click();
    await expect(page.getByRole('heading', { name: 'Your order is confirmed' })).toBeVisible();
  });

  await test.step('the order keeps it', async () => {
    const receipt = page.getByRole('complementary', { name: 'Receipt' });
    await expect(receipt).toContainText(`2 × ${WORDS}`);
    await expectDrawn(receipt);
    await expectCount(page, 0);
  });

  await test.step('it can be ordered again', async () => {
    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(findLine(page, NAME)).toContainText(WORDS);
    await expectCount(page, 2);
  });
});

test('another price of a design is shown with the old one, and what can no longer be made leads to the designer (P3.7, P8.3)', async ({
  page,
  shop,
  administrator,
  openDevice,
}) => {
  const office = await openDevice(administrator);
  const before = await readPrices(office, shop);
  const { truffles } = before.options.topping;
  const changeTruffles = (change: Partial<typeof truffles>) =>
    savePrices(office, shop, {
      ...before,
      options: {
        ...before.options,
        topping: { ...before.options.topping, truffles: { ...truffles, ...change } },
      },
    });
  try {
    await changeTruffles({ pricePerInch: truffles.pricePerInch + 100 });
    await keepItems(page, [kept(DESIGN)]);
    await openPage(page, '/cart');
    const line = findLine(page, NAME);
    await expect(line).toContainText('was ₦71,100, now ₦71,900');
    await page.getByRole('button', { name: 'All right' }).click();
    await expect(line).not.toContainText('was ₦71,100');

    await changeTruffles({ isOffered: false });
    await page.reload();
    await expect(line).toContainText('No longer sold like this');
    await expect(line.getByRole('link', { name: 'Open it in the designer' })).toHaveAttribute(
      'href',
      `/products/design-your-own-cake?design=${DESIGN}`,
    );
    await expect(page.getByRole('button', { name: 'Check out' }).filter({ visible: true })).toBeDisabled();
  } finally {
    await changeTruffles({});
  }
});

test('a cart with designed cakes is accessible and fits', async ({ page }) => {
  const long = writeDesignText({
    ...DEFAULT_DESIGN,
    isEggless: true,
    inscription: {
      text: 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
      lettering: 'capitals',
      place: 'top',
    },
  });
  await keepItems(page, [kept(DESIGN), kept(long), kept('1.no-design')]);
  await openPage(page, '/cart');
  await expect(findLine(page, NAME).nth(1)).toContainText('WWWW');
  await expect(findLine(page, NAME).nth(2)).toContainText('No longer sold like this');
  await expectDrawn(findLine(page, NAME).first());
  await expectToFitEverywhere(page);
});

async function readPrices({ request }: Page, { url }: TestShop): Promise<PriceListAnswer> {
  const answer = await request.get(url + readPriceListEndpoint.path);
  return readPriceListEndpoint.answerSchema.parse(await answer.json());
}

/** As the owner; without a version it is taken whatever was changed meanwhile. */
async function savePrices({ request }: Page, { url }: TestShop, list: PriceListAnswer): Promise<void> {
  const { version: _, ...body } = list;
  const { token } = (await (await request.get(`${url}/api/auth/token`)).json()) as { token: string };
  const answer = await request.put(url + savePriceListEndpoint.path, {
    data: body,
    headers: { origin: url, authorization: `Bearer ${token}` },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
