import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { searchProductsEndpoint, suggestProductsEndpoint } from '../../../contract/search.ts';
import { BLANK_SHOP_PROFILE } from '../../../domain/shop/profile.ts';
import { CUSTOMER } from '../../testing/common-answers.ts';
import { DESKTOP, expectAddress, openScreen, PHONE } from '../../testing/open-screen.tsx';
import { answer } from '../../testing/stub-server.ts';

const header = page.getByRole('banner');
const box = header.getByRole('combobox', { name: 'Search the shop' });

for (const [place, viewport] of [
  ['a phone', PHONE],
  ['a desk', DESKTOP],
] as const) {
  test(`on ${place} the header stays at the top while the page scrolls (S2.12)`, async () => {
    await openScreen('/', { viewport });
    await page.getByRole('button', { name: 'Scroll to top' }).click();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => window.scrollY).toBeGreaterThan(0);
    expect(header.element().getBoundingClientRect().top).toBe(0);
    await expect.element(header).toBeInViewport({ ratio: 1 });
  });

  test(`on ${place} the cart leads to the cart, and the logo home (S2.14)`, async () => {
    await openScreen('/track', { viewport });
    await header.getByRole('link', { name: 'Cart, empty' }).click();
    await expectAddress('/cart');
    await header.getByRole('link', { name: 'Ṣadé’s Oven' }).click();
    await expectAddress('/');
  });
}

test('the header links About, and marks the page that is shown (P1.27)', async () => {
  await openScreen('/blog');
  await expect.element(header.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
  await expect.element(header.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
  await header.getByRole('link', { name: 'Products' }).click();
  await expect
    .element(header.getByRole('link', { name: 'Products' }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(header.getByRole('link', { name: 'Blog' })).not.toHaveAttribute('aria-current');
});

test('on a phone opening the search leaves the page where it is (P29.19)', async () => {
  await openScreen('/', { viewport: PHONE });
  await expect.element(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
  window.scrollTo(0, 400);
  await expect.poll(() => window.scrollY).toBe(400);
  await header.getByRole('button', { name: 'Search' }).click();
  await expect.element(box).toHaveFocus();
  expect(window.scrollY).toBe(400);
});

test('on a phone the search box is opened and closed by a button, and put away by a search (S2.17)', {
  tags: 'long',
}, async () => {
  await openScreen('/track', {
    viewport: PHONE,
    answers: [
      answer(suggestProductsEndpoint, []),
      answer(searchProductsEndpoint, { data: [], total: 0, terms: [], needs: [], alternatives: [] }),
    ],
  });
  const button = header.getByRole('button', { name: 'Search' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(box).not.toBeInTheDocument();

  await button.click();
  await expect.element(box).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect.element(box).not.toBeInTheDocument();

  await button.click();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();

  await button.click();
  await box.fill('bread');
  await userEvent.keyboard('{Enter}');
  await expectAddress('/search?q=bread');
  await expect.element(box).not.toBeInTheDocument();
});

test('on the narrowest phone it fits a customer too, and the account has the whole of a long name (P24.5)', {
  tags: 'long',
}, async () => {
  const name = `${'Oluwafunmilayo '.repeat(5)}Adé`;
  await openScreen('/track', { viewport: { width: 320, height: 640 }, visitor: { ...CUSTOMER, name } });
  await expect.element(header.getByRole('button', { name: /notification/i })).toBeVisible();
  await expect.element(header.getByRole('link', { name: /^Cart/ })).toBeInViewport({ ratio: 1 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await header.getByRole('button', { name: 'Open menu' }).click();
  const shown = page.getByRole('dialog', { name: 'Menu' }).getByText(name);
  await expect.element(shown).toBeVisible();
  const { scrollWidth, clientWidth } = shown.element();
  expect(scrollWidth).toBeLessThanOrEqual(Math.max(clientWidth, 320));
  expect(getComputedStyle(shown.element()).textOverflow).toBe('clip');
});

test('on a phone a shop’s name of three words is whole (P36.40)', async () => {
  const profile = { ...BLANK_SHOP_PROFILE, name: 'Zaria Bread House' };
  await openScreen('/track', { viewport: PHONE, pageData: { readShopProfile: () => profile } });
  await expect.element(header.getByText(profile.name)).toBeVisible();
  const name = header.getByText(profile.name).element();
  const mark = header.getByRole('link', { name: profile.name }).element();
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1);
  expect(mark.getBoundingClientRect().height).toBeLessThanOrEqual(64);
});

test.each([PHONE, DESKTOP])(
  'no letter of the shop’s name is cut off at its foot: %j (P29.67)',
  async (viewport) => {
    const profile = { ...BLANK_SHOP_PROFILE, name: 'Joy’s Pastry' };
    await openScreen('/track', { viewport, pageData: { readShopProfile: () => profile } });
    await expect.element(header.getByText(profile.name)).toBeVisible();
    const name = header.getByText(profile.name).element();
    await document.fonts.ready;
    expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
  },
);
