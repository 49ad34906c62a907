import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { describePriceList, readPriceListEndpoint } from '../../../contract/designer.ts';
import { DEFAULT_DESIGN } from '../../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../../domain/custom-orders/link/design-text.ts';
import { DEFAULT_PRICE_LIST } from '../../../domain/custom-orders/price/default-price-list.ts';
import { describeSold, findToasts, keepInCart, sell } from '../../testing/example-cart.ts';
import { offerDays } from '../../testing/example-days.ts';
import { DESKTOP, openScreen, PHONE } from '../../testing/open-screen.tsx';
import { answer } from '../../testing/stub-server.ts';

const OWN_CAKE = { id: 'design-your-own-cake', name: 'Design your own cake', price: 71_100 };
const LONG = 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW';
const TRUFFLES = writeDesignText({
  ...DEFAULT_DESIGN,
  topping: 'truffles',
  inscription: { text: 'Ada is 30', lettering: 'script', place: 'front' },
});
const WITH_LONG_WORDS = writeDesignText({
  ...DEFAULT_DESIGN,
  isEggless: true,
  inscription: { text: LONG, lettering: 'capitals', place: 'top' },
});

const list = describePriceList(DEFAULT_PRICE_LIST);
const { truffles } = list.options.topping;
const lines = page.getByRole('region', { name: 'Items' }).getByRole('listitem');

/** As they were put in on another day; what they cost and are called now is found out by the cart. */
const openCart = (designs: readonly string[], change: Partial<typeof truffles> = {}, viewport = DESKTOP) =>
  openScreen('/cart', {
    viewport,
    stored: keepInCart(...designs.map((text) => ({ ...OWN_CAKE, design: { text, words: '' } }))),
    answers: [
      sell(describeSold({ ...OWN_CAKE, isCustom: true })),
      offerDays(),
      answer(readPriceListEndpoint, {
        ...list,
        options: {
          ...list.options,
          topping: { ...list.options.topping, truffles: { ...truffles, ...change } },
        },
      }),
    ],
  });

describe('a designed cake in the cart', () => {
  test('is described and priced, and leads back to its design (P7.5)', { tags: 'long' }, async () => {
    await openCart([TRUFFLES]);
    await expect
      .element(lines)
      .toMatchTextContent(
        'Single-tier 8-inch cake: vanilla sponge, blush buttercream, strawberry filling, borders of shells, truffles, “Ada is 30”Change design₦71,100 each',
      );
    await expect
      .element(page.getByRole('link', { name: OWN_CAKE.name, exact: true }))
      .toHaveAttribute('href', `/products/${OWN_CAKE.id}?design=${TRUFFLES}&line=${TRUFFLES}`);
  });

  test('is removed under its name alone, without its description (P29.603)', async () => {
    await openCart([TRUFFLES]);
    await page.getByRole('button', { name: /^Remove .* Single-tier/ }).click();
    await expect
      .element(findToasts().getByText(`${OWN_CAKE.name} was removed`, { exact: true }))
      .toBeVisible();
  });

  test('shows another price with the old one (P3.7, P8.3)', { tags: 'long' }, async () => {
    await openCart([TRUFFLES], { pricePerInch: truffles.pricePerInch + 100 });
    await expect.element(lines).toMatchTextContent('was ₦71,100, now ₦71,900');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.element(lines).not.toMatchTextContent('was ₦71,100');
  });

  test('that can no longer be made leads to the designer, and not to checkout (P8.3)', {
    tags: 'long',
  }, async () => {
    await openCart([TRUFFLES], { isOffered: false });
    await expect.element(lines).toMatchTextContent('No longer available');
    await expect
      .element(lines.getByRole('link', { name: 'Open in the designer' }))
      .toHaveAttribute('href', `/products/${OWN_CAKE.id}?design=${TRUFFLES}&line=${TRUFFLES}`);
    await expect.element(page.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  });

  test('with the longest words fits a phone, beside one whose design cannot be read', async () => {
    await openCart([TRUFFLES, WITH_LONG_WORDS, '1.no-design'], {}, PHONE);
    await expect.element(lines.nth(1)).toMatchTextContent(LONG);
    await expect.element(lines.nth(2)).toMatchTextContent('No longer available');
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
});
