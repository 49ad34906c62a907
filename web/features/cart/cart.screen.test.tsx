import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listCartOffersEndpoint, listCartProductsEndpoint } from '../../../contract/cart.ts';
import { readRemindedCartEndpoint } from '../../../contract/cart-reminders.ts';
import { readPaymentOptionsEndpoint } from '../../../contract/payments.ts';
import { describeSold, findCartLink, findToasts, keepInCart, sell } from '../../testing/example-cart.ts';
import { BY_AREA, FREE_DAYS, offerDays } from '../../testing/example-days.ts';
import { focusOn } from '../../testing/focus-on.ts';
import { listBrokenAmounts } from '../../testing/list-broken-amounts.ts';
import { expectAddress, openScreen, PHONE } from '../../testing/open-screen.tsx';
import { answer, loseConnection } from '../../testing/stub-server.ts';

const CAKE = { id: 'red-velvet', name: 'Red velvet cake', price: 44_000 };
const BREAD = { id: 'coconut-bread', name: 'Coconut bread', price: 2_800 };
const ROLL = { id: 'banana-bread', name: 'Banana bread', price: 3_000 };

const findLine = (name: string) =>
  page.getByRole('region', { name: 'Items' }).getByRole('listitem').filter({ hasText: name });
const findQuantity = (name: string) => page.getByRole('textbox', { name: `Quantity of ${name}` });
const summary = page.getByRole('complementary', { name: 'Summary' });
const emptyCart = page.getByRole('heading', { name: 'Your cart is empty' });

/** The cart with these in it, which are sold at the same prices. */
const openCart = (...items: readonly (typeof CAKE & { readonly quantity?: number })[]) =>
  openScreen('/cart', {
    stored: keepInCart(...items),
    answers: [sell(...items.map((item) => describeSold(item))), offerDays()],
  });

describe('the quantity', () => {
  test('is stepped and typed, and every sum follows', { tags: 'long' }, async () => {
    await openCart(CAKE);
    await findLine(CAKE.name).getByRole('button', { name: 'One more' }).click();
    await expect.element(findLine(CAKE.name)).toMatchTextContent('₦88,000');
    await findQuantity(CAKE.name).fill('12');
    await userEvent.keyboard('{Enter}');
    await expect.element(summary).toMatchTextContent('₦528,000');
    await expect.element(findCartLink('12 items')).toBeVisible();
    await expect
      .element(page.getByRole('status').filter({ hasText: '12 items in your cart, ₦528,000' }))
      .toBeInTheDocument();
  });

  test('of more than a hundred becomes a hundred (S5.5)', { tags: 'long' }, async () => {
    await openCart(CAKE);
    await findQuantity(CAKE.name).fill('250');
    await userEvent.keyboard('{Enter}');
    await expect.element(findQuantity(CAKE.name)).toHaveValue('100');
  });

  test('of 0 removes the line, which can be taken back', { tags: 'long' }, async () => {
    await openCart({ ...CAKE, quantity: 7 });
    await findQuantity(CAKE.name).fill('0');
    await userEvent.keyboard('{Enter}');
    await expect.element(findCartLink('empty')).toBeVisible();
    await findToasts().getByRole('button', { name: 'Undo' }).click();
    await expect.element(findQuantity(CAKE.name)).toHaveValue('7');
  });
});

test('the keyboard changes a quantity, removes a line and goes on with the next', async () => {
  await openCart(BREAD, ROLL);
  await focusOn(findQuantity(BREAD.name));
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(findCartLink('4 items')).toBeVisible();
  await userEvent.tab();
  await expect.element(findLine(BREAD.name).getByRole('button', { name: 'One more' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Remove Coconut bread' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: ROLL.name })).toHaveFocus();
});

test('what is iced onto a cake is changed in the cart (P25.10)', { tags: 'long' }, async () => {
  await openScreen('/cart', {
    stored: keepInCart({ ...CAKE, inscription: 'Hapy birthday' }),
    answers: [sell(describeSold({ ...CAKE, allowsInscription: true })), offerDays()],
  });
  await page.getByRole('button', { name: /^Change inscription: Red velvet cake/ }).click();
  const words = page.getByRole('textbox', { name: /^Inscription/ });
  await expect.element(words).toHaveFocus();
  await words.fill('Happy birthday');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(findLine(CAKE.name)).toMatchTextContent('“Happy birthday”');
});

test('an inscription that was typed and not saved is there again after a reload (P29.12)', async () => {
  const openWith = (storedInTab: Readonly<Record<string, string>>) =>
    openScreen('/cart', {
      stored: keepInCart(CAKE),
      storedInTab,
      answers: [sell(describeSold({ ...CAKE, allowsInscription: true })), offerDays()],
    });
  const add = page.getByRole('button', { name: 'Add inscription: Red velvet cake' });
  const words = page.getByRole('textbox', { name: /^Inscription/ });
  await openWith({});
  await add.click();
  await words.fill('Ada is 30');
  await openWith({ ...window.sessionStorage });
  await add.click();
  await expect.element(words).toHaveValue('Ada is 30');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await openWith({ ...window.sessionStorage });
  await add.click();
  await expect.element(words).toHaveValue('');
});

test('words are added in the cart to a cake that has none, and to nothing else (P25.12)', async () => {
  await openScreen('/cart', {
    stored: keepInCart(CAKE, BREAD),
    answers: [sell(describeSold({ ...CAKE, allowsInscription: true }), describeSold(BREAD)), offerDays()],
  });
  await page.getByRole('button', { name: 'Add inscription: Red velvet cake' }).click();
  await page.getByRole('textbox', { name: /^Inscription/ }).fill('Ada is 30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(findLine(CAKE.name)).toMatchTextContent('“Ada is 30”');
  await expect.element(page.getByRole('button', { name: /^Add inscription/ })).not.toBeInTheDocument();
});

describe('what goes with it', () => {
  const OFFERED = ['Candles', 'Card', 'Balloons', 'Topper', 'Knife'].map((name) =>
    describeSold({ id: name.toLowerCase(), name, price: 1_500, priceToPay: 1_500 }),
  );
  const row = page.getByRole('region', { name: 'Add to your order' });

  test('is added with one tap, and is hidden for good when it is not wanted (P25.11)', {
    tags: 'long',
  }, async () => {
    await openScreen('/cart', {
      stored: keepInCart(CAKE, { id: 'card', name: 'Card', price: 1_500 }),
      answers: [
        answer(listCartOffersEndpoint, { data: OFFERED }),
        sell(describeSold(CAKE), ...OFFERED),
        offerDays(),
      ],
    });
    await expect.element(row.getByRole('listitem')).toHaveLength(4);
    await expect.element(row.getByRole('button', { name: 'Add Card' })).not.toBeInTheDocument();
    await row.getByRole('button', { name: 'Add Candles' }).click();
    await expect.element(findLine('Candles')).toMatchTextContent('₦1,500');
    await expect.element(row.getByRole('button', { name: 'Add Candles' })).not.toBeInTheDocument();
    await expect.element(row.getByRole('link', { name: 'Balloons' })).toHaveFocus();
    await row.getByRole('button', { name: 'Hide these suggestions' }).click();
    await expect.element(row).not.toBeInTheDocument();
    await findLine(CAKE.name).getByRole('button', { name: 'One more' }).click();
    await expect.element(findCartLink('4 items')).toBeVisible();
    await expect.element(row).not.toBeInTheDocument();
    await expect.element(summary.getByRole('link', { name: 'Checkout' })).toBeVisible();
  });
});

test('clearing asks first, and leads the keyboard to what is left', { tags: 'long' }, async () => {
  await openCart(CAKE, BREAD);
  const clear = page.getByRole('button', { name: 'Clear cart' });
  await clear.click();
  const question = page.getByRole('dialog', { name: 'Clear your cart?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(findCartLink('2 items')).toBeVisible();
  await clear.click();
  await question.getByRole('button', { name: 'Clear cart' }).click();
  await expect.element(emptyCart).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your cart' })).toHaveFocus();
  await expect.element(findCartLink('empty')).toBeVisible();
});

describe('what has changed since it was put in', () => {
  test('shows the old price with the new, and is agreed to', async () => {
    await openScreen('/cart', {
      stored: keepInCart(CAKE),
      answers: [sell(describeSold({ ...CAKE, price: 46_000 })), offerDays()],
    });
    await expect.element(findLine(CAKE.name)).toMatchTextContent('was ₦44,000, now ₦46,000');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.element(findLine(CAKE.name)).not.toMatchTextContent('was');
  });

  test('and is no longer sold stands in the way until it is removed (S5.6)', { tags: 'long' }, async () => {
    await openScreen('/cart', {
      stored: keepInCart(CAKE, BREAD),
      answers: [
        sell(describeSold(BREAD)),
        offerDays(),
        answer(readPaymentOptionsEndpoint, { onlineChannels: [] }),
      ],
    });
    await expect.element(findLine(CAKE.name)).toMatchTextContent('No longer available');
    await expect.element(summary).toMatchTextContent('Subtotal (1 item)₦2,800');
    await expect.element(summary.getByRole('button', { name: 'Checkout' })).toBeDisabled();
    await page.getByRole('button', { name: 'Remove unavailable items' }).click();
    await expect.element(findCartLink('1 item')).toBeVisible();
    await summary.getByRole('link', { name: 'Checkout' }).click();
    await expectAddress('/checkout');
  });

  test('to more than ₦100,000 leaves by itself, and is named (S5.6)', async () => {
    await openScreen('/cart', {
      stored: keepInCart(CAKE, { id: 'old-cake', name: 'Old cake', price: 250_000 }),
      answers: [sell(describeSold({ ...CAKE, price: 100_001 })), offerDays()],
    });
    await expect.element(findToasts()).toMatchTextContent('Old cake was removed from your cart');
    await expect.element(findToasts()).toMatchTextContent('Red velvet cake was removed from your cart');
    await expect.element(emptyCart).toBeVisible();
  });

  test('to zero goes when asked (S5.6)', async () => {
    await openCart({ ...CAKE, price: 0 });
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect.element(findCartLink('empty')).toBeVisible();
  });

  test('is asked for again where it could not be asked, with the keyboard where it was', async () => {
    const server = await openScreen('/cart', {
      stored: keepInCart(CAKE),
      answers: [answer(listCartProductsEndpoint, loseConnection), offerDays()],
    });
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect.element(retry).toBeVisible();
    server.change(sell(describeSold({ ...CAKE, price: 46_000 })));
    await focusOn(retry);
    await userEvent.keyboard('{Enter}');
    await expect.element(findLine(CAKE.name)).toMatchTextContent('was ₦44,000, now ₦46,000');
    await expect.element(retry).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'OK' })).toHaveFocus();
  });
});

test('the cart warns of what the shopper avoids, and leads to what is without it (P14.2)', async () => {
  await openScreen('/cart', {
    stored: { ...keepInCart({ ...CAKE, allergens: ['milk'] }), 'avoided-allergens': 'milk' },
    answers: [sell(describeSold({ ...CAKE, allergens: ['milk'] })), offerDays()],
  });
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent('Red velvet cake contains milk, which you avoid.');
  await expect
    .element(page.getByRole('link', { name: 'See products without milk' }))
    .toHaveAttribute('href', '/products?excludeAllergens=milk');
});

test('on a phone the earliest delivery and its cost by area fit, and the bar at the bottom leads on (P29.451, P29.452)', {
  tags: 'long',
}, async () => {
  await openScreen('/cart', {
    stored: keepInCart(CAKE, BREAD),
    answers: [
      sell(describeSold(CAKE), describeSold(BREAD)),
      offerDays(FREE_DAYS, BY_AREA),
      answer(readPaymentOptionsEndpoint, { onlineChannels: [] }),
    ],
    viewport: PHONE,
  });
  await expect.element(summary.getByRole('link', { name: 'Checkout' })).not.toBeInTheDocument();
  await expect
    .element(summary)
    .toMatchTextContent(/tomorrow in Lagos, 09:00–12:00.*Delivery: Lagos from ₦2,500 · Abuja ₦18,000/);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expectAddress('/checkout');
});

test('the link of a reminder fills the cart with what is not in it already (P43.4)', async () => {
  const line = (productId: string) => ({
    productId,
    sizeId: null,
    inscription: '',
    design: '',
    isEggless: false,
    name: productId,
    quantity: 2,
  });
  await openScreen('/cart#left=0b0e7a7e-3a5b-4c56-9d0f-5c8a3d1e2f40.the-key', {
    stored: keepInCart(BREAD),
    answers: [
      answer(readRemindedCartEndpoint, { lines: [line(BREAD.id), line(ROLL.id)] }),
      sell(describeSold(BREAD), describeSold(ROLL)),
      offerDays(),
    ],
  });
  await expect.element(findQuantity(ROLL.name)).toHaveValue('2');
  await expect.element(findQuantity(BREAD.name)).toHaveValue('1');
  expect(window.location.hash).toBe('');
});

test('an amount is never broken, however narrow its column (P29.43)', async () => {
  const dear = { ...CAKE, name: 'Wedding cake in three tiers', price: 99_500 };
  await openScreen('/cart', {
    stored: keepInCart({ ...dear, quantity: 100 }),
    viewport: { width: 320, height: 740 },
    answers: [sell(describeSold(dear)), offerDays()],
  });
  await expect.element(findLine(dear.name)).toMatchTextContent('₦9,950,000');
  expect(listBrokenAmounts()).toEqual([]);
  const narrow = document.createElement('div');
  narrow.style.width = '2rem';
  narrow.innerHTML = '<p class="wrap-anywhere">of <span class="figures">₦68,000</span></p>';
  document.body.append(narrow);
  expect(listBrokenAmounts(narrow)).toEqual([]);
  narrow.remove();
});
