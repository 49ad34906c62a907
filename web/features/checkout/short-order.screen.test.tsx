import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listCartOffersEndpoint } from '../../../contract/cart.ts';
import { readPublicTermsEndpoint } from '../../../contract/delivery.ts';
import { describeSold, keepInCart, sell } from '../../testing/example-cart.ts';
import { keepCheckout, offerTerms, TERMS } from '../../testing/example-checkout.ts';
import { offerDays } from '../../testing/example-days.ts';
import { openScreen, PHONE } from '../../testing/open-screen.tsx';
import { stubCatalogue } from '../../testing/stub-catalogue.ts';
import { answer } from '../../testing/stub-server.ts';
import { startDraft } from './draft/checkout-draft.ts';

const CAKE = describeSold({ id: 'red-velvet', name: 'Red velvet cake', price: 9_000 });
const CANDLES = describeSold({ id: 'candles', name: 'Candles', price: 1_500, priceToPay: 1_500 });
const BALLOONS = describeSold({ id: 'balloons', name: 'Balloons', price: 6_500, priceToPay: 6_500 });
const summary = page.getByRole('complementary', { name: 'Your order' });
const words = summary.getByText(/Add ₦6,000 more\./);

/** Six thousand naira short of what is delivered to Badagry. */
const openShort = () =>
  openScreen('/checkout', {
    viewport: PHONE,
    stored: keepInCart(CAKE),
    storedInTab: keepCheckout({ method: 'delivery', payment: null }),
    pageData: stubCatalogue([CAKE, CANDLES, BALLOONS]),
    answers: [
      sell(CAKE, CANDLES, BALLOONS),
      answer(listCartOffersEndpoint, { data: [CANDLES, BALLOONS] }),
      offerDays(),
      ...offerTerms(),
    ],
  });

async function chooseBadagry() {
  await page.getByRole('combobox', { name: 'State' }).selectOptions('Lagos');
  await page.getByRole('combobox', { name: 'Local government area' }).selectOptions('Badagry');
  await expect.element(words).toBeVisible();
}

test('whoever leaves a short order to add something reads what is missing, and comes back to what was typed (P29.453)', {
  tags: 'long',
}, async () => {
  await openShort();
  await chooseBadagry();
  await page.getByRole('textbox', { name: /^Street/ }).fill('12 Marina Road');
  await summary.getByRole('link', { name: 'Add more' }).click();
  await expect
    .element(page.getByRole('status').getByText('Add ₦6,000 more for delivery to Badagry.'))
    .toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
  await page.getByRole('link', { name: 'Back to checkout' }).click();
  await expect.element(page.getByRole('textbox', { name: /^Street/ })).toHaveValue('12 Marina Road');
  await expect.element(words).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to checkout' })).not.toBeInTheDocument();
});

test('a small thing that is enough is added beside the message, and what is not enough is not offered there (P29.454)', {
  tags: 'long',
}, async () => {
  await openShort();
  await chooseBadagry();
  const add = summary.getByRole('button', { name: 'Add Balloons' });
  await expect.element(add).toBeVisible();
  await expect.element(summary.getByRole('button', { name: 'Add Candles' })).not.toBeInTheDocument();
  await add.click();
  await expect.element(words).not.toBeInTheDocument();
  await expect.element(summary).toHaveFocus();
  await expect.element(summary.getByText('Balloons')).toBeVisible();
});

test('what is not delivered there is not enough, and is named until it is gone (P29.453)', async () => {
  const address = { ...startDraft('example-key').address, state: 'Lagos' as const, lga: 'Badagry' };
  const zones = TERMS.zones.map((zone) => ({ ...zone, excludedProducts: [BALLOONS.id] }));
  await openScreen('/faqs', {
    stored: keepInCart(CAKE, BALLOONS),
    storedInTab: {
      ...keepCheckout({ method: 'delivery', payment: null, address }),
      'short-order': JSON.stringify({ place: 'Badagry', minimumInKobo: 15_000_00 }),
    },
    answers: [sell(CAKE, BALLOONS), answer(readPublicTermsEndpoint, { ...TERMS, zones })],
  });
  const words = page.getByRole('status').getByText('Balloons can’t be delivered to Badagry.');
  await expect.element(words).toBeVisible();
  await expect.element(page.getByText(/^That’s enough/)).not.toBeInTheDocument();
});
