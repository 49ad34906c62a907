import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DEFAULT_DESIGN } from '../../../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../../../domain/custom-orders/link/design-text.ts';
import { describeSold, findCartLink, keepInCart, sell } from '../../../testing/example-cart.ts';
import { offerDays } from '../../../testing/example-days.ts';
import { expectAddress, PHONE } from '../../../testing/open-screen.tsx';
import { findOption, mainAction, openPricedDesigner, openStep } from '../testing/open-designer.ts';

const OWN_CAKE = { id: 'design-your-own-cake', name: 'Design your own cake', price: 71_100 };
const TRUFFLES = writeDesignText({ ...DEFAULT_DESIGN, topping: 'truffles' });
const IN_CART = keepInCart({ ...OWN_CAKE, quantity: 2, design: { text: TRUFFLES, words: '' } });
const lines = page.getByRole('region', { name: 'Items' }).getByRole('listitem');

const openFromCart = (stored: Readonly<Record<string, string>>) =>
  openPricedDesigner(
    {
      stored,
      viewport: PHONE,
      answers: [sell(describeSold({ ...OWN_CAKE, isCustom: true })), offerDays()],
    },
    `?design=${TRUFFLES}&line=${TRUFFLES}`,
  );

test('a cake opened from the cart takes the place of its line, also after it was changed and opened anew (P29.309)', {
  tags: 'long',
}, async () => {
  await openFromCart(IN_CART);
  await expect.element(mainAction).toHaveTextContent('Update cart');
  await openStep('On top');
  await findOption(/^Topping/, /^Macarons/).click();
  await expect.poll(() => window.location.search).not.toContain(`design=${TRUFFLES}`);
  expect(new URLSearchParams(window.location.search).get('line')).toBe(TRUFFLES);
  await mainAction.click();
  await expectAddress('/cart');
  await expect.element(lines).toHaveLength(1);
  await expect.element(lines).toMatchTextContent('macarons');
  await expect.element(findCartLink('2 items')).toBeVisible();
});

test('where the line is no longer in the cart, the cake is added (P29.309)', { tags: 'long' }, async () => {
  await openFromCart({});
  await expect.element(mainAction).toHaveTextContent('Add to cart');
});
