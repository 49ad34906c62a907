import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../../testing/open-screen.tsx';
import { bake, stubCatalogue } from '../../../testing/stub-catalogue.ts';

const size = (id: string, price: number) => ({
  id,
  name: id,
  servings: 10,
  workUnits: 1,
  price,
  priceToPay: price,
});

/** With all that a product asks for, a name of two lines and a pitch of two. */
const EVERYTHING = bake('Chocolate drip celebration cake', {
  id: 'drip',
  category: 'Celebration cakes',
  description:
    'Dark chocolate layers under a glossy drip, filled with a light vanilla cream and finished with berries.',
  allowsInscription: true,
  price: 30_000,
  priceToPay: 30_000,
  egglessExtra: 2_500,
  sizes: [size('6 inch', 30_000), size('8 inch', 44_000), size('10 inch', 65_000)],
});

test('a product with everything to choose has its price and Add to cart on the first screen of a desk (P29.299)', async () => {
  const viewport = { width: 1280, height: 900 };
  await openScreen('/products/drip', { pageData: stubCatalogue([EVERYTHING]), viewport });
  const button = page.getByRole('button', { name: 'Add to cart · ₦30,000' });
  await expect.element(button).toBeVisible();
  expect(button.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(viewport.height);
});
