import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen, PHONE } from '../../testing/open-screen.tsx';
import { bake, stubCatalogue } from '../../testing/stub-catalogue.ts';

test('the heart of a card lies above its link, and the ring around it is whole (P29.78)', async () => {
  await openScreen('/products', { viewport: PHONE, pageData: stubCatalogue([bake('Mango cheesecake')]) });
  const button = page.getByRole('button', { name: 'Save Mango cheesecake to wishlist' });
  await expect.element(button).toBeInViewport();
  const heart = button.element();
  const { left, top, width, height } = heart.getBoundingClientRect();
  expect(heart.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
  for (let around = heart.parentElement; around?.closest('article'); around = around.parentElement) {
    const { overflow, contentVisibility } = getComputedStyle(around);
    expect([overflow, contentVisibility]).toEqual(['visible', 'visible']);
  }
});

test('a second ring in the button’s colour sets the first apart from any picture (P29.128)', async () => {
  await openScreen('/products', { pageData: stubCatalogue([bake('Mango cheesecake')]) });
  const button = page.getByRole('button', { name: 'Save Mango cheesecake to wishlist' });
  await expect.element(button).toBeVisible();
  // The keyboard is what shows rings.
  await userEvent.keyboard('{Tab}');
  const heart = button.element() as HTMLElement;
  heart.focus();
  const { backgroundColor, boxShadow } = getComputedStyle(heart);
  expect(boxShadow).toContain(`${backgroundColor} 0px 0px 0px 2px`);
});
