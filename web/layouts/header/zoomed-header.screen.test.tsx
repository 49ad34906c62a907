import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';

/** What is left of a laptop's screen at 200 %. */
const ZOOMED_IN = { width: 640, height: 400 };
const header = page.getByRole('banner');

test('at 200 % everything in the header can be reached', { tags: 'long' }, async () => {
  await openScreen('/cart', { viewport: ZOOMED_IN });
  await expect.element(header.getByRole('link', { name: /^Cart/ })).toBeInViewport({ ratio: 1 });
  await header.getByRole('button', { name: 'Search' }).click();
  await expect
    .element(header.getByRole('combobox', { name: 'Search the shop' }))
    .toBeInViewport({ ratio: 1 });
  await userEvent.keyboard('{Escape}');
  await header.getByRole('button', { name: 'Open menu' }).click();
  const register = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Register' });
  await expect.element(register).toBeVisible();
  register.element().scrollIntoView();
  await expect.element(register).toBeInViewport({ ratio: 1 });
});
