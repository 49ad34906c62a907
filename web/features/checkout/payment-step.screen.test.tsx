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

test('a guest who pays on receipt is told at that way to pay that a link will come, and until when it is good (P29.275, P29.464)', {
  tags: 'long',
}, async () => {
  await openScreen('/checkout', {
    stored: keepInCart(CAKE),
    storedInTab: keepCheckout(),
    answers: [sell(describeSold(CAKE)), offerDays(), ...offerTerms()],
  });
  const asked = 'We’ll email you a link. Confirm your order with it within 4 hours, or it expires.';
  const words = page.getByRole('form', { name: 'Checkout' }).getByText(asked);
  await expect.element(words).toBeVisible();
  expect(words.elements()).toHaveLength(1);
  await expect
    .element(page.getByRole('radio', { name: /^Pay at pickup/ }))
    .toHaveAccessibleName(new RegExp(asked));
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
