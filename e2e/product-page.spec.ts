import { formatNaira } from '../domain/money.ts';
import { addProduct, findProduct } from './fixtures/catalogue.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  takeComplaints,
  test,
} from './fixtures/shop.ts';

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
  await expect(form).toContainText(/Order .+ ahead|Ready the same day/);

  const allergens = page.getByRole('region', { name: 'Allergens' }).getByRole('listitem');
  await expect(allergens.filter({ hasText: 'Contains' })).toHaveCount(product.allergens.length);
  await expect(main.getByRole('definition').first()).toContainText(String(product.servings));
  await expect(
    page.getByRole('region', { name: 'Goes well on the same table' }).getByRole('article').first(),
  ).toBeVisible();

  await main.getByRole('link', { name: product.flavorTags[0] ?? '', exact: true }).click();
  await expect(page).toHaveURL(/\/products\?flavor=/);
  await expect(page.getByRole('link', { name: `Remove filter ${product.flavorTags[0]}` })).toBeVisible();
});

test('each size has its own price, and the chosen one goes into the cart (P1.6)', async ({
  page,
  request,
}) => {
  const product = await findProduct(request, ({ sizes, isCustom }) => sizes.length > 1 && !isCustom);
  const [, larger] = product.sizes;
  await openPage(page, `/products/${product.id}`);
  const form = page.getByRole('form', { name: product.name });
  for (const size of product.sizes) {
    await form.getByRole('radio', { name: new RegExp(`^${size.name}`) }).check();
    await expect(form.getByRole('button', { name: /^Add to cart/ })).toHaveText(
      `Add to cart · ${naira(size.priceToPay)}`,
    );
  }
  await form.getByRole('radio', { name: new RegExp(`^${larger?.name}`) }).check();
  await form.getByRole('button', { name: 'One more' }).click();
  await expect(form.getByRole('button', { name: /^Add to cart/ })).toHaveText(
    `Add to cart · ${naira((larger?.priceToPay ?? 0) * 2)}`,
  );
  await form.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(form.getByRole('button', { name: 'Added' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await page.getByRole('link', { name: 'Cart, 2 items' }).click();
  await expect(page.getByRole('main')).toContainText(larger?.name ?? '');
});

test('words on the cake are at most 40 characters, and only where they can be piped (P1.6)', async ({
  page,
  request,
}) => {
  const piped = await findProduct(
    request,
    ({ allowsInscription, isCustom }) => allowsInscription && !isCustom,
  );
  await openPage(page, `/products/${piped.id}`);
  const words = page.getByRole('textbox', { name: 'Words on the cake (optional)' });
  await words.pressSequentially('Happy birthday, dear Ọmọlará, from all of us!');
  await expect(words).toHaveValue('Happy birthday, dear Ọmọlará, from all o');
  await expect(page.getByText('40 of 40')).toBeVisible();

  const plain = await findProduct(request, ({ allowsInscription }) => !allowsInscription);
  await openPage(page, `/products/${plain.id}`);
  await expect(words).toHaveCount(0);
});

test('every press adds what is chosen, from 1 to 100, and the next product starts anew', async ({
  page,
  request,
}) => {
  const product = await findProduct(
    request,
    ({ isCustom, category }) => !isCustom && category === 'Celebration cakes',
  );
  await openPage(page, `/products/${product.id}`);
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await expect(quantity).toHaveValue('1');
  await expect(page.getByRole('button', { name: 'One fewer' })).toBeDisabled();
  await page.getByRole('form', { name: product.name }).locator('button[type="submit"]:visible').dblclick();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();

  await quantity.press('ArrowUp');
  await expect(quantity).toHaveValue('2');
  await quantity.fill('250');
  await quantity.press('Tab');
  await expect(quantity).toHaveValue('100');
  await expect(page.getByRole('button', { name: 'One more' })).toBeDisabled();
  await quantity.fill('');
  await quantity.press('Tab');
  await expect(quantity).toHaveValue('100');

  const related = page.getByRole('region', { name: 'Goes well on the same table' });
  await related.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(product.name);
  await expect(quantity).toHaveValue('1');
});

test('what is not in the shop window is not found', async ({ page, playwright, shop, complaints }) => {
  const request = await playwright.request.newContext({ baseURL: shop.url });
  const draft = await addProduct(request, shop, {
    name: 'Secret of the oven',
    category: 'Bread',
    price: 5_000,
    status: 'draft',
  });
  await request.dispose();
  for (const id of [draft.id, 'never-baked', '..%2Fabout']) {
    const response = await openPage(page, `/products/${id}`);
    expect(response?.status()).toBe(404);
    await takeComplaints(complaints, /404/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Someone ate this page');
  }
});

test('a custom cake is designed on its page, whatever its price (P1.6)', async ({ page, request }) => {
  const dear = await findProduct(request, ({ isCustom, priceToPay }) => isCustom && priceToPay > 100_000);
  await openPage(page, `/products/${dear.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dear.name);
  await expect(page.getByRole('region', { name: 'Your cake' }).getByRole('img')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask about it on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/234\d+\?text=Hello!.+/,
  );
});

test('a product above ₦100,000 can be looked at, and only the cart refuses it (P3.3)', async ({
  page,
  playwright,
  shop,
}) => {
  const request = await playwright.request.newContext({ baseURL: shop.url });
  const product = await addProduct(request, shop, {
    name: 'Golden loaf',
    category: 'Bread',
    price: 120_000,
  });
  await request.dispose();
  await openPage(page, `/products/${product.id}`);
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(
    page.getByText(
      'Sorry, the price for "Golden loaf" (₦120,000) appears to be incorrect. Please contact support.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Added' })).toHaveCount(0);
});

test('a product is looked at closely by keyboard alone, sent to a friend and told to search engines', async ({
  page,
  context,
  request,
  shop,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const product = await findProduct(
    request,
    ({ pictures, sizes, isCustom }) => pictures.length > 0 && sizes.length === 0 && !isCustom,
  );
  await openPage(page, `/products/${product.id}`);
  const url = `${shop.url}/products/${product.id}`;

  await test.step('a picture is looked at as large as the screen', async () => {
    const picture = page.getByRole('button', { name: /Enlarge$/ }).first();
    await picture.focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: `Pictures of ${product.name}` });
    await expect(viewer).toBeVisible();
    await expectAccessible(page);
    await viewer.getByRole('button', { name: 'Zoom in' }).click();
    await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(picture).toBeFocused();
  });

  await test.step('its link can be copied', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  });

  await test.step('search engines and whoever is sent the link are told of it', async () => {
    await expect(page).toHaveTitle(new RegExp(`^${product.name} · `));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', url);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', product.name);
    const structured = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
    );
    const [described] = structured['@graph'];
    expect(described).toMatchObject({
      '@type': 'Product',
      name: product.name,
      offers: { url, price: product.priceToPay, priceCurrency: 'NGN' },
    });
    const [image] = described.image;
    expect((await request.get(image)).status()).toBe(200);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('the main action stands at the bottom of the screen', async ({ page, request }) => {
    const product = await findProduct(request, ({ isCustom }) => !isCustom);
    await openPage(page, `/products/${product.id}`);
    const add = page.getByRole('button', { name: 'Add to cart', exact: true });
    await expect(add).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await add.click();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });
});
