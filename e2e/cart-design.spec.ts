import type { Locator } from '@playwright/test';
import { DEFAULT_DESIGN } from '../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../domain/custom-orders/link/design-text.ts';
import { expectCount, findLine, keepItems } from './fixtures/cart.ts';
import { fillCheckout, findPlaceButton, findSummary, inventGuest, test } from './fixtures/checkout.ts';
import { expect, openPage } from './fixtures/shop.ts';

const DESIGN = writeDesignText({
  ...DEFAULT_DESIGN,
  topping: 'truffles',
  inscription: { text: 'Ada is 30', lettering: 'script', place: 'front' },
});
const WORDS =
  'Single-tier 8-inch cake: vanilla sponge, blush buttercream, strawberry filling, borders of shells, truffles, “Ada is 30”';
const NAME = 'Custom cake';

/** As it was put in on another day: what it costs and is called now is found out by the cart. */
const STORED = {
  id: 'design-your-own-cake',
  name: NAME,
  price: 71_100,
  quantity: 1,
  design: { text: DESIGN, words: '' },
};

/** The drawing is part of the page and has really been drawn. */
async function expectDrawn(place: Locator): Promise<void> {
  const picture = place.locator('img[src^="data:image/svg+xml,"]').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

test('a designed cake is drawn, described and priced in the cart, is ordered to be paid on delivery, and is ordered again (P29.367, P5.3, P6.6, P7.5, P8.4)', {
  tag: '@long',
}, async ({ page }) => {
  await keepItems(page, [STORED]);
  await openPage(page, '/cart');
  const line = findLine(page, NAME);

  await test.step('the cart shows the very cake', async () => {
    await expect(line).toContainText(WORDS);
    await expect(line).toContainText('₦71,100');
    await expectDrawn(line);
    await expect(line.getByRole('link', { name: NAME, exact: true })).toHaveAttribute(
      'href',
      `/products/design-your-own-cake?design=${DESIGN}&line=${DESIGN}`,
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
    await expect(page.getByText('₦144,700 to pay on delivery')).toBeVisible();
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
