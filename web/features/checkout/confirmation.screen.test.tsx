import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { describeSold, keepInCart, sell } from '../../testing/example-cart.ts';
import { keepCheckout, offerTerms } from '../../testing/example-checkout.ts';
import { offerDays } from '../../testing/example-days.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const CAKE = { id: 'red-velvet', name: 'Red velvet cake', price: 9_000 };
const asked = page.getByText(
  /^Cash or transfer in the shop\. We’ll email you a link to confirm your order\.$/,
);

test('a guest who pays at pickup is told that a link will come (P29.275)', async () => {
  await openScreen('/checkout', {
    stored: keepInCart(CAKE),
    storedInTab: keepCheckout(),
    answers: [sell(describeSold(CAKE)), offerDays(), ...offerTerms()],
  });
  await expect.element(asked).toBeVisible();
});
