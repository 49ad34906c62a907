import { formatNaira } from '../domain/money.ts';
import { findProduct } from './fixtures/catalogue.ts';
import { sendAs } from './fixtures/checkout.ts';
import { test } from './fixtures/people.ts';
import { PHONE } from './fixtures/screens.ts';
import { expect, openPage } from './fixtures/shop.ts';

const naira = (amount: number) => formatNaira(amount * 100);

test('a product shows pictures, price, allergens, tags, servings, lead time and related products (P1.5, S2.1)', async ({
  page,
  request,
}) => {
  const product = await findProduct(
    request,
    ({ discountPercentage, servings, flavorTags, pictures }) =>
      discountPercentage > 0 && servings !== null && flavorTags.length > 0 && pictures.length > 0,
  );
  const response = await openPage(page, `/products/${product.id}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: `${product.pictures[0]?.alt} Enlarge` })).toBeVisible();
  const form = page.getByRole('form', { name: product.name });
  await expect(form).toContainText(`now ${naira(product.priceToPay)}`);
  await expect(form).toContainText(`was ${naira(product.price)}`);
  await expect(form).toContainText('7.5% VAT included');
  await expect(form).toContainText(/Order (?:.+ ahead|the day before)/);

  const allergens = page.getByRole('region', { name: 'Allergens' }).getByRole('listitem');
  await expect(allergens.filter({ hasText: 'Contains' })).toHaveCount(product.allergens.length);
  await expect(main.getByRole('definition').first()).toContainText(String(product.servings));
  await expect(
    page.getByRole('region', { name: 'You may also like' }).getByRole('article').first(),
  ).toBeVisible();

  await main.getByRole('link', { name: product.flavorTags[0] ?? '', exact: true }).click();
  await expect(page).toHaveURL(/\/products\?flavor=/);
  await expect(page.getByRole('link', { name: `Remove filter ${product.flavorTags[0]}` })).toBeVisible();
});

test('each size has its own price, and the chosen one goes into the cart (P1.6)', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const product = await findProduct(request, ({ sizes, isCustom }) => sizes.length > 1 && !isCustom);
  const [, larger] = product.sizes;
  await openPage(page, `/products/${product.id}`);
  const form = page.getByRole('form', { name: product.name });
  const add = form.getByRole('button', { name: /^Add to cart/ });
  for (const size of product.sizes) {
    await form.getByRole('radio', { name: new RegExp(`^${size.name}`) }).check();
    await expect(add).toHaveText(`Add to cart · ${naira(size.priceToPay)}`);
  }
  await form.getByRole('radio', { name: new RegExp(`^${larger?.name}`) }).check();
  await form.getByRole('button', { name: 'One more' }).click();
  await expect(add).toHaveText(`Add to cart · ${naira((larger?.priceToPay ?? 0) * 2)}`);
  await add.click();
  await expect(form.getByRole('button', { name: 'Added' })).toBeVisible();
  await page.getByRole('link', { name: 'Cart, 2 items' }).click();
  await expect(page.getByRole('main')).toContainText(larger?.name ?? '');
});

test('the second picture loads behind the first and opens large, in sight and in focus (P29.210, P29.211)', {
  tag: '@long',
}, async ({ page, request }) => {
  const product = await findProduct(request, ({ pictures, isCustom }) => pictures.length > 1 && !isCustom);
  const [first, second] = product.pictures;
  await page.setViewportSize(PHONE.viewport);
  await openPage(page, `/products/${product.id}`);
  const gallery = page.getByRole('region', { name: 'Pictures', exact: true });
  await expect(gallery.getByRole('img', { name: first?.alt ?? '' })).toHaveAttribute('fetchpriority', 'high');
  await expect(gallery.getByRole('img', { name: second?.alt ?? '' })).toHaveAttribute('loading', 'lazy');

  await gallery.getByRole('button', { name: `${second?.alt} Enlarge` }).click();
  const enlarged = page.getByRole('dialog').getByRole('button', { name: `${second?.alt} Zoom` });
  await expect(enlarged).toBeInViewport({ ratio: 0.9 });
  await expect(enlarged).toBeFocused();
});

test('home, list and product pages are the same bytes for guests, customers and staff, whether the shelf is on or off (P39.20)', async ({
  page,
  request,
  adminApi,
  registerCustomer,
  shop,
  signIn,
}) => {
  await signIn(page, await registerCustomer('Bisi Adeyemi'));
  const callers = [request, page.request, adminApi.request];
  const readPages = async () => {
    const pages: string[] = [];
    for (const path of ['/', '/products', '/products/puff-puff']) {
      const answers = await Promise.all(callers.map((caller) => caller.get(`${shop.url}${path}`)));
      const [first = '', ...others] = await Promise.all(answers.map((answer) => answer.text()));
      for (const other of others) expect(other).toBe(first);
      pages.push(first);
    }
    return pages;
  };
  const cutOffs = { afternoon: '23:00', evening: '23:00' };
  const switchShelf = (isOn: boolean) =>
    sendAs(adminApi, shop, 'put', '/api/admin/shelf/terms', { isOn, isCounterSaleOn: isOn, cutOffs });
  const before = await readPages();
  await switchShelf(true);
  const puffPuff = await findProduct(request, ({ id }) => id === 'puff-puff');
  const piece = { productId: 'puff-puff', sizeId: puffPuff.sizes[0]?.id ?? null };
  const item = { ...piece, noticeHours: 0, week: Array(7).fill(9) };
  await sendAs(adminApi, shop, 'put', '/api/admin/shelf/items', item);
  expect(await readPages()).toEqual(before);
  await sendAs(adminApi, shop, 'put', '/api/admin/shelf/sold-out', { ...piece, isSoldOut: true });
  expect(await readPages()).toEqual(before);
  await sendAs(adminApi, shop, 'post', '/api/admin/shelf/items/remove', piece);
  await switchShelf(false);
  expect(await readPages()).toEqual(before);
});
