import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { listCartProductsEndpoint } from '../../../contract/cart.ts';
import { describeSold, findCartLink, findToasts, sell } from '../../testing/example-cart.ts';
import { openScreen, PHONE } from '../../testing/open-screen.tsx';
import { stubCatalogue } from '../../testing/stub-catalogue.ts';
import { answer, loseConnection } from '../../testing/stub-server.ts';
import { shortenProduct, WISHLIST_KEY } from './wishlist-store.ts';

const BREAD = describeSold({ id: 'coconut-bread', name: 'Coconut bread', price: 2_800 });
const CAKE = describeSold({ id: 'red-velvet', name: 'Red velvet cake', price: 44_000 });

const keep = (...products: readonly (typeof BREAD)[]) => ({
  [WISHLIST_KEY]: JSON.stringify(
    products.map((product) => ({
      id: product.id,
      name: product.name,
      by: null,
      product: shortenProduct(product),
    })),
  ),
});
const findHeart = (name: string) => page.getByRole('button', { name: `Save ${name} to wishlist` });

test('the wishlist says how it is filled while it is empty (P43.1)', async () => {
  await openScreen('/wishlist', { viewport: PHONE });
  await expect.element(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Shop now' })).toBeVisible();
});

test('what was saved goes into the cart with one tap and is removed with another, which can be taken back (P43.1)', {
  tags: 'long',
}, async () => {
  await openScreen('/wishlist', { stored: keep(BREAD, CAKE), answers: [sell(BREAD, CAKE)] });
  await page.getByRole('button', { name: 'Add Coconut bread to cart' }).click();
  await expect.element(findCartLink('1 item')).toBeVisible();
  const heart = findHeart(CAKE.name);
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect.element(page.getByRole('link', { name: CAKE.name })).not.toBeInTheDocument();
  await findToasts().getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('link', { name: CAKE.name })).toBeVisible();
});

test('what the shop no longer has is said by its name (P43.1)', { tags: 'long' }, async () => {
  await openScreen('/wishlist', { stored: keep(BREAD, CAKE), answers: [sell(BREAD)] });
  const gone = page.getByRole('region', { name: 'No longer available' });
  await expect.element(gone).toMatchTextContent(CAKE.name);
  await gone.getByRole('button', { name: `Remove ${CAKE.name}` }).click();
  await expect.element(gone).not.toBeInTheDocument();
});

test('without a connection the list shows what was last known, and sells it (P43.3)', async () => {
  await openScreen('/wishlist', {
    stored: keep(BREAD),
    answers: [answer(listCartProductsEndpoint, loseConnection)],
  });
  await expect.element(page.getByText(/couldn’t check prices/)).toBeVisible();
  await page.getByRole('button', { name: 'Add Coconut bread to cart' }).click();
  await expect.element(findCartLink('1 item')).toBeVisible();
});

test('the heart of a product page saves it, and says so from then on (P43.1)', { tags: 'long' }, async () => {
  const opened = { pageData: stubCatalogue([BREAD]), viewport: PHONE };
  await openScreen(`/products/${BREAD.id}`, opened);
  const heart = findHeart(BREAD.name).first();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect
    .element(findToasts().getByRole('link', { name: 'View wishlist' }))
    .toHaveAttribute('href', '/wishlist');
  await openScreen(`/products/${BREAD.id}`, opened);
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  const { width, height } = heart.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test('a browser that saves nothing is not said to have saved the wishlist (P28.152)', async () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No storage', 'QuotaExceededError');
  });
  await openScreen(`/products/${BREAD.id}`, {
    pageData: stubCatalogue([BREAD]),
    viewport: PHONE,
    answers: [sell(BREAD)],
  });
  await findHeart(BREAD.name).first().click();
  await findToasts().getByRole('link', { name: 'View wishlist' }).click();
  await expect.element(page.getByText(/This browser doesn’t save your wishlist/)).toBeVisible();
  refused.mockRestore();
  await findHeart(BREAD.name).first().click();
  await findToasts().getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText(/Your wishlist is saved in this browser/)).toBeVisible();
});
