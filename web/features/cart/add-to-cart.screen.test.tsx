import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeSold, findCartLink } from '../../testing/example-cart.ts';
import { offerDays } from '../../testing/example-days.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const add = page.getByRole('main').getByRole('button', { name: /^Add to cart/ });
const alert = page.getByRole('alertdialog');

const openProduct = (price: number) =>
  openScreen('/products/tower', {
    answers: [offerDays()],
    pageData: {
      readProduct: () => ({ product: describeSold({ id: 'tower', name: 'Tower', price }), related: [] }),
    },
  });

test.each([
  [120_000, 'Sorry, the price for "Tower" (₦120,000) appears to be incorrect. Please contact support.'],
  [0, 'Sorry, "Tower" cannot be added to cart due to pricing issues.'],
])(
  'a price of ₦%d is refused in an alert with the exact words, which gives the focus back (S5.3, S5.4)',
  async (price, words) => {
    await openProduct(price);
    await add.click();
    await expect.element(alert.getByText(words, { exact: true })).toBeVisible();
    await expect.element(alert.getByRole('button', { name: 'OK' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(add).toHaveFocus();
    await expect.element(findCartLink('empty')).toBeVisible();
  },
);

test('what was added is told of until the cart itself shows it (P29.13)', async () => {
  await openProduct(5_000);
  await add.click();
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('dialog');
  await expect.element(toast).toMatchTextContent('Tower added to your cart');
  await findCartLink('1 item').click();
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/cart/i);
  await expect.element(toast).not.toBeInTheDocument();
});

test('from the button Tab leads to what its message offers, and on to where it would have led (P29.30)', async () => {
  await openProduct(5_000);
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('dialog');
  await expect.element(add).toBeVisible();
  const button = add.element() as HTMLElement;
  button.focus();
  await userEvent.tab();
  const next = document.activeElement;
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(toast).toBeVisible();
  await userEvent.tab();
  await expect.element(toast.getByRole('link', { name: 'View cart' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(button);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(toast.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await userEvent.tab();
  expect(document.activeElement).toBe(next);
});

test('a 101st piece is refused, and the alert closes with Escape (S5.2, P3.3)', {
  tags: 'long',
}, async () => {
  await openProduct(5_000);
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('100');
  await add.click();
  await expect.element(findCartLink('100 items')).toBeVisible();
  await quantity.fill('1');
  await add.click();
  await expect.element(alert.getByText('Maximum quantity per product is 100', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(findCartLink('100 items')).toBeVisible();
});
