import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listProductsEndpoint } from '../../../contract/products.ts';
import { NO_PRODUCTS } from '../../testing/empty-shop.ts';
import { expectAddress, openScreen, PHONE } from '../../testing/open-screen.tsx';
import { bake } from '../../testing/stub-catalogue.ts';
import { answer } from '../../testing/stub-server.ts';

const button = page.getByRole('banner').getByRole('button', { name: 'Open menu' });
const menu = page.getByRole('dialog', { name: 'Menu' });

async function openMenu(path: string): Promise<void> {
  await openScreen(path, { viewport: PHONE });
  await button.click();
  await expect.element(menu).toBeVisible();
}

async function expectClosed(): Promise<void> {
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
}

test('each entry of the menu leads to its page and closes it; the page that is shown is marked (S2.16)', {
  tags: 'long',
}, async () => {
  await openMenu('/products');
  await expect.element(menu.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');
  for (const [name, address] of [
    ['Home', '/'],
    ['Products', '/products'],
    ['Login', '/login'],
  ] as const) {
    await expect.element(menu.getByRole('link', { name, exact: true })).toBeInViewport();
    await menu.getByRole('link', { name, exact: true }).click();
    await expectAddress(address);
    await expect.element(menu).not.toBeInTheDocument();
    if (address !== '/login') await button.click();
  }
});

test('it also leads to the categories, to tracking an order, to the FAQs and to the contact page (P24.9)', async () => {
  const bread = bake('Agege Bread', { category: 'Bread' });
  await openScreen('/cart', {
    viewport: PHONE,
    answers: [answer(listProductsEndpoint, { ...NO_PRODUCTS, data: [bread], total: 1 })],
  });
  await button.click();
  const findLink = (name: string) => menu.getByRole('link', { name, exact: true });
  await expect.element(findLink('Bread')).toHaveAttribute('href', '/products?category=Bread');
  await expect.element(findLink('FAQs')).toHaveAttribute('href', '/faqs');
  await expect.element(findLink('Contact')).toHaveAttribute('href', '/contact');
  await findLink('Track order').click();
  await expectAddress('/track');
});

test('Escape and its own button close the menu and give the focus back (S4.10)', {
  tags: 'long',
}, async () => {
  await openMenu('/track');
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  await button.click();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expectClosed();
});

test('a click outside closes the menu, and touches nothing that lies under it (S4.10)', {
  tags: 'long',
}, async () => {
  await openMenu('/track');
  // The cart of the header lies under the right edge, beside the menu.
  await userEvent.click(document.body, { position: { x: PHONE.width - 20, y: 30 } });
  await expectClosed();
  await expectAddress('/track');
});

test('the keyboard stays inside the open menu, and the page behind it does not scroll', {
  tags: 'long',
}, async () => {
  await openMenu('/');
  const stops = menu.element().querySelectorAll('a, button').length;
  for (let step = 0; step <= stops; step += 1) {
    await userEvent.keyboard('{Tab}');
    const place = document.activeElement;
    expect(place === document.body || place?.closest('dialog') !== null).toBe(true);
  }
  await userEvent.keyboard('{End}');
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  expect(window.scrollY).toBe(0);
});
