import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readCodesOfferedEndpoint } from '../../../contract/codes.ts';
import { BLANK_SHOP_PROFILE } from '../../../domain/shop/profile.ts';
import { describeSold, keepInCart, sell } from '../../testing/example-cart.ts';
import { keepCheckout, offerTerms } from '../../testing/example-checkout.ts';
import { offerDays } from '../../testing/example-days.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { answer } from '../../testing/stub-server.ts';

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

test('beside the ways to pay it says where a voucher is used (P29.461)', async () => {
  await openScreen('/checkout', {
    stored: keepInCart(CAKE),
    storedInTab: keepCheckout(),
    answers: [
      sell(describeSold(CAKE)),
      offerDays(),
      ...offerTerms(),
      answer(readCodesOfferedEndpoint, { isOffered: true }),
    ],
    pageData: { readShopProfile: () => ({ ...BLANK_SHOP_PROFILE, sellsVouchers: true }) },
  });
  await expect.element(page.getByText('Have a voucher? Enter its code under “Your order”.')).toBeVisible();
});
