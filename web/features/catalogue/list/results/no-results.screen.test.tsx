import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen, PHONE } from '../../../../testing/open-screen.tsx';
import { bake, stubCatalogue } from '../../../../testing/stub-catalogue.ts';

test('the ways out of a list without results wrap on a phone, and nothing scrolls sideways (P29.410)', async () => {
  await openScreen('/products?category=Cakes&excludeAllergens=egg&serves=20', {
    pageData: stubCatalogue([
      bake('Cake', { category: 'Cakes', servings: 18, allergens: ['egg'], dietaryTags: ['Eggless option'] }),
    ]),
    viewport: PHONE,
  });
  await expect
    .element(page.getByRole('link', { name: 'Show 1 product for 18 guests, made eggless' }))
    .toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
});
