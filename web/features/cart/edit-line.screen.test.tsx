import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readAvailabilityEndpoint } from '../../../contract/availability.ts';
import { listCartProductsEndpoint } from '../../../contract/cart.ts';
import { listProductsEndpoint } from '../../../contract/products.ts';
import { NO_PRODUCTS } from '../../testing/empty-shop.ts';
import { describeSold, findCartLink, keepInCart, sell } from '../../testing/example-cart.ts';
import { offerDays, SHOP_NOW } from '../../testing/example-days.ts';
import { focusOn } from '../../testing/focus-on.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { bake } from '../../testing/stub-catalogue.ts';
import { answer, loseConnection } from '../../testing/stub-server.ts';

const describeSize = (id: string, price: number, servings: number) => ({
  id,
  name: id,
  price,
  priceToPay: price,
  servings,
  workUnits: 1,
});
const SMALL = describeSize('6-inch', 20_000, 8);
const LARGE = describeSize('8-inch', 30_000, 14);
const CAKE = describeSold({
  id: 'red-velvet',
  name: 'Red velvet cake',
  price: 20_000,
  sizes: [SMALL, LARGE],
  allergens: ['egg'],
  egglessExtra: 2_500,
  allowsInscription: true,
  leadTimeHours: 48,
});
const BREAD = describeSold({ id: 'coconut-bread', name: 'Coconut bread', price: 2_800 });
const inCart = (size = SMALL, more: Readonly<Record<string, unknown>> = {}) => ({
  id: CAKE.id,
  name: CAKE.name,
  price: size.price,
  size,
  ...more,
});

const lines = page.getByRole('region', { name: 'Items' }).getByRole('listitem');
const findEdit = (size: string) =>
  page.getByRole('button', { name: new RegExp(`^Change size.*: Red velvet cake, ${size}`) });
const dialog = page.getByRole('dialog', { name: 'Change Red velvet cake' });
const save = dialog.getByRole('button', { name: 'Save' });

test('size, eggless and inscription of a line are changed in place, with the keyboard alone (P29.237)', {
  tags: 'long',
}, async () => {
  await openScreen('/cart', {
    stored: keepInCart(inCart(SMALL, { quantity: 3, allowsInscription: true }), BREAD),
    answers: [sell(CAKE, BREAD), offerDays()],
  });
  await focusOn(findEdit('6-inch'));
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('radio', { name: /6-inch/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Tab} {Tab}Ada is 30');
  await expect.element(dialog).toMatchTextContent('3 × ₦32,500₦97,500');
  await expect.element(dialog).toMatchTextContent('Order 2 days ahead');
  await expect.element(dialog).toMatchTextContent('Earliest delivery: tomorrow');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(lines.nth(0)).toMatchTextContent('8-inch, eggless, serves 14 each, “Ada is 30”');
  await expect.element(lines.nth(0)).toMatchTextContent('₦97,500');
  await expect.element(lines.nth(1)).toMatchTextContent(BREAD.name);
  await expect.element(findCartLink('4 items')).toBeVisible();
  await expect.element(findEdit('8-inch')).toHaveFocus();
});

test('the button says all that can be changed there (P29.302)', async () => {
  const plain = { ...CAKE, id: 'plain', name: 'Plain cake', egglessExtra: null, allowsInscription: false };
  await openScreen('/cart', {
    stored: keepInCart(inCart(SMALL, { allowsInscription: true }), {
      ...inCart(),
      id: plain.id,
      name: plain.name,
    }),
    answers: [sell(CAKE, plain), offerDays()],
  });
  const find = (name: string) => page.getByRole('button', { name });
  await expect.element(find('Change size, eggless or inscription: Red velvet cake, 6-inch')).toBeVisible();
  await expect.element(find('Change size: Plain cake, 6-inch')).toBeVisible();
});

test.each([320, 360, 375])('at %i px the cart is no wider than the phone (P29.307)', async (width) => {
  const choice = {
    price: 32_500,
    isEggless: true,
    inscription: 'Happy birthday Ada',
    allowsInscription: true,
  };
  await openScreen('/cart', {
    stored: keepInCart(inCart(LARGE, choice)),
    viewport: { width, height: 740 },
    answers: [sell(CAKE), offerDays()],
  });
  await expect.element(page.getByText('Change size, eggless or inscription')).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('a line opens its product with its size, eggless and inscription, by its address alone (P29.243, P29.259)', async () => {
  await openScreen('/cart', {
    stored: keepInCart(
      inCart(LARGE, { price: 32_500, isEggless: true, inscription: 'Ada is 30', allowsInscription: true }),
    ),
    answers: [sell(CAKE), offerDays()],
    pageData: { readProduct: () => ({ product: bake(CAKE.name, { ...CAKE, pictures: [] }), related: [] }) },
  });
  const link = lines.getByRole('link', { name: CAKE.name });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/#size=\d/));
  await link.click();
  await expect.element(page.getByRole('radio', { name: /8-inch/ })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: /^Make it eggless/ })).toBeChecked();
  await expect.element(page.getByRole('textbox', { name: /nscription/ })).toHaveValue('Ada is 30');
});

test('Escape leaves the line as it is and the keyboard where it was (P29.237)', {
  tags: 'long',
}, async () => {
  await openScreen('/cart', { stored: keepInCart(inCart()), answers: [sell(CAKE), offerDays()] });
  await findEdit('6-inch').click();
  await dialog.getByRole('radio', { name: /8-inch/ }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(findEdit('6-inch')).toHaveFocus();
  await findEdit('6-inch').click();
  await expect.element(dialog.getByRole('radio', { name: /6-inch/ })).toBeChecked();
});

test('a line that becomes the same as another joins it, and the keyboard goes on there (P29.238)', {
  tags: 'long',
}, async () => {
  await openScreen('/cart', {
    stored: keepInCart(inCart(SMALL, { quantity: 2 }), inCart(LARGE), BREAD),
    answers: [sell(CAKE, BREAD), offerDays()],
  });
  await findEdit('8-inch').click();
  await dialog.getByRole('radio', { name: /6-inch/ }).click();
  await save.click();
  await expect.element(lines).toHaveLength(2);
  await expect.element(page.getByRole('textbox', { name: /^Quantity of Red velvet/ })).toHaveValue('3');
  await expect.element(findEdit('6-inch')).toHaveFocus();
});

test('what cannot be had on any day cannot be saved, and what is not made eggless has no tick (P29.239)', {
  tags: 'long',
}, async () => {
  const soldOut = { now: SHOP_NOW, earliest: null, days: [], shelf: { left: 0, backOn: null } };
  await openScreen('/cart', {
    stored: keepInCart(inCart()),
    answers: [sell({ ...CAKE, egglessExtra: null }), offerDays(), answer(readAvailabilityEndpoint, soldOut)],
  });
  await findEdit('6-inch').click();
  await expect.element(dialog).toMatchTextContent('Sold out today');
  await expect.element(dialog.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument();
});

test('a line whose size is no longer sold is given another (P29.239)', { tags: 'long' }, async () => {
  await openScreen('/cart', {
    stored: keepInCart(inCart()),
    answers: [sell({ ...CAKE, sizes: [LARGE] }), offerDays()],
  });
  await expect.element(lines).toMatchTextContent('No longer available');
  await findEdit('6-inch').click();
  await expect.element(dialog.getByRole('radio')).toHaveLength(1);
  await save.click();
  await expect.element(lines).toMatchTextContent('8-inch');
  await expect.element(lines).not.toMatchTextContent('No longer available');
});

test('without a connection a line is changed by what this browser knows of the shop (P29.240)', async () => {
  await openScreen('/cart', {
    stored: keepInCart(inCart()),
    answers: [
      answer(listCartProductsEndpoint, loseConnection),
      answer(readAvailabilityEndpoint, loseConnection),
      answer(listProductsEndpoint, { ...NO_PRODUCTS, data: [CAKE] }),
    ],
  });
  await findEdit('6-inch').click();
  await dialog.getByRole('radio', { name: /8-inch/ }).click();
  await save.click();
  await expect.element(lines).toMatchTextContent('₦30,000');
});

test.each([180, 240, 280])('at %i px no price of a size is cut (P29.225, P29.249)', async (width) => {
  const large = { ...LARGE, id: '10-inch', name: '10-inch', price: 54_000, priceToPay: 54_000 };
  await openScreen('/cart', {
    stored: keepInCart(inCart()),
    viewport: { width, height: 740 },
    answers: [sell({ ...CAKE, sizes: [SMALL, LARGE, large] }), offerDays()],
  });
  await findEdit('6-inch').click();
  await expect.element(dialog).toMatchTextContent('₦54,000');
  const { scrollWidth, clientWidth } = dialog.element();
  expect(scrollWidth).toBe(clientWidth);
  for (const tile of document.querySelectorAll('dialog label:has([name=size])')) {
    expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth);
  }
});

test('the cart’s warning of egg makes the line eggless, at its price, where that can be done (P29.291)', async () => {
  const doughnuts = describeSold({ id: 'rings', name: 'Glazed rings', price: 6_000, allergens: ['egg'] });
  await openScreen('/cart', {
    stored: {
      ...keepInCart(inCart(SMALL, { allergens: ['egg'], inscription: 'Ada' }), {
        ...{ id: doughnuts.id, name: doughnuts.name, price: 6_000 },
        allergens: ['egg'],
      }),
      'avoided-allergens': 'egg',
    },
    answers: [sell(CAKE, doughnuts), offerDays()],
  });
  await page
    .getByRole('button', { name: 'Make eggless, +₦2,500 each: Red velvet cake, 6-inch, “Ada”' })
    .click();
  await expect.element(lines.first()).toMatchTextContent(/6-inch, eggless.*Ada/);
  await expect.element(lines.first()).toMatchTextContent('₦22,500');
  await expect.element(findEdit('6-inch, eggless')).toHaveFocus();
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent('Glazed rings contains egg, which you avoid.');
  await expect.element(page.getByRole('button', { name: /^Make / })).not.toBeInTheDocument();
});
