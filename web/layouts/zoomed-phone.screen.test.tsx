import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAvailabilityEndpoint } from '../../contract/availability.ts';
import { describeSold, keepInCart, sell } from '../testing/example-cart.ts';
import { offerTerms } from '../testing/example-checkout.ts';
import { offerDays, SHOP_NOW } from '../testing/example-days.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { bake, stubCatalogue } from '../testing/stub-catalogue.ts';
import { answer, holdAnswer } from '../testing/stub-server.ts';

/** What is left of a phone's screen at 200 %. */
const ZOOMED_PHONE = { width: 180, height: 370 };
const CAKE = { id: 'red-velvet', name: 'Red velvet cake', price: 144_000 };
const CATALOGUE = stubCatalogue([
  bake(CAKE.name, { id: CAKE.id, price: CAKE.price }),
  bake('Gold leaf cake', { id: 'gold-leaf', price: 233_200 }),
]);

function listCutButtons(): readonly string[] {
  const cut = [...document.querySelectorAll('main button, main a, header button, header a')].filter(
    (each) => {
      const { left, right, width } = each.getBoundingClientRect();
      // What stands in a row that is pushed along is in nobody's way.
      return (
        width > 1 &&
        (left < 0 || right > ZOOMED_PHONE.width) &&
        each.closest('.overflow-x-auto, .scroll-hint') === null
      );
    },
  );
  return cut.map(({ textContent }) => textContent);
}

test('nor does the home page while the earliest delivery is on its way (P29.292)', async () => {
  const held = holdAnswer({ now: SHOP_NOW, earliest: null, days: [] });
  await openScreen('/', {
    viewport: ZOOMED_PHONE,
    pageData: CATALOGUE,
    answers: [answer(readAvailabilityEndpoint, held.give)],
  });
  await expect.element(page.getByText('Earliest', { exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(ZOOMED_PHONE.width);
  held.release();
});

for (const path of ['/', '/products', `/products/${CAKE.id}`, '/cart', '/checkout', '/track']) {
  test(`on a phone at 200 % nothing of ${path} scrolls sideways and no button is cut (P29.225)`, async () => {
    await openScreen(path, {
      viewport: ZOOMED_PHONE,
      pageData: CATALOGUE,
      stored: keepInCart(CAKE),
      answers: [sell(describeSold(CAKE)), offerDays(), ...offerTerms()],
    });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => document.documentElement.scrollWidth).toBe(ZOOMED_PHONE.width);
    expect(listCutButtons()).toEqual([]);
  });
}
