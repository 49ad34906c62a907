import {
  addFromPage,
  expectCount,
  findAddButton,
  findAlert,
  findCartLink,
  findLine,
  findQuantity,
  keepItems,
  test,
} from './fixtures/cart.ts';
import { findToasts } from './fixtures/identity.ts';
import { PHONE } from './fixtures/screens.ts';
import {
  expect,
  expectAccessible,
  expectToFitEverywhere,
  openPage,
  takeComplaints,
} from './fixtures/shop.ts';

const RED_VELVET = 'Red velvet celebration cake';
const kept = (details: object) => ({
  id: 'old-cake',
  name: 'Old cake',
  price: 5_000,
  quantity: 1,
  ...details,
});

test('a cake is chosen, counted, changed, removed, taken back and cleared (S4.4, P1.7)', async ({ page }) => {
  await test.step('it is added with its choices, and the way to the cart is shown', async () => {
    await openPage(page, '/products/red-velvet-celebration');
    await page.getByRole('radio', { name: /8 inch/ }).check();
    await page.getByRole('textbox', { name: /inscription|words|cake/i }).fill('Happy 30th');
    await findAddButton(page).click();
    await expectCount(page, 1);
    await findToasts(page).getByRole('link', { name: 'View cart' }).click();
    await expect(page).toHaveURL('/cart');
  });

  const line = findLine(page, RED_VELVET);
  const summary = page.getByRole('complementary', { name: 'Summary' });

  await test.step('the line shows choices, price and total', async () => {
    await expect(line).toContainText('8 inch, “Happy 30th”');
    await expect(line).toContainText('₦44,000 each');
    await expect(summary).toContainText('₦44,000');
  });

  await test.step('the quantity is stepped and typed, and every sum follows', async () => {
    await line.getByRole('button', { name: 'One more' }).click();
    await expect(line).toContainText('₦88,000');
    await findQuantity(line).fill('12');
    await findQuantity(line).press('Enter');
    await expect(summary).toContainText('₦528,000');
    await expectCount(page, 12);
    await expect(
      page.getByRole('status').filter({ hasText: '12 items in your cart, ₦528,000' }),
    ).toBeAttached();
  });

  await test.step('more than a hundred become a hundred (S5.5)', async () => {
    await findQuantity(line).fill('250');
    await findQuantity(line).press('Enter');
    await expect(findQuantity(line)).toHaveValue('100');
  });

  await test.step('removing can be taken back', async () => {
    await line.getByRole('button', { name: /^Remove / }).click();
    await expect(page.getByRole('heading', { name: 'Nothing in it yet' })).toBeVisible();
    await findToasts(page).getByRole('button', { name: 'Undo' }).click();
    await expect(findQuantity(line)).toHaveValue('100');
  });

  await test.step('a quantity of 0 removes the line', async () => {
    await findQuantity(line).fill('0');
    await findQuantity(line).press('Enter');
    await expectCount(page, 0);
    await findToasts(page).getByRole('button', { name: 'Undo' }).click();
    await expectCount(page, 100);
  });

  await test.step('clearing asks first', async () => {
    await page.getByRole('button', { name: 'Clear cart' }).click();
    const question = page.getByRole('dialog', { name: 'Clear your cart?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expectCount(page, 100);
    await page.getByRole('button', { name: 'Clear cart' }).click();
    await question.getByRole('button', { name: 'Clear cart' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing in it yet' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();
    await expectCount(page, 0);
  });
});

test('the cart survives a reload and is the same in every tab, whichever adds (P3.4)', async ({
  page,
  context,
}) => {
  await addFromPage(page, 'coconut-bread');
  const otherTab = await context.newPage();
  await addFromPage(otherTab, 'coconut-bread');
  await addFromPage(otherTab, 'banana-bread');
  await expectCount(page, 3);
  await findAddButton(page).click();
  await expectCount(otherTab, 4);
  await otherTab.reload();
  await expectCount(otherTab, 4);
  await openPage(page, '/cart');
  await expect(findQuantity(findLine(page, 'Coconut bread'))).toHaveValue('3');
  await otherTab.evaluate(() => localStorage.clear());
  await expectCount(page, 0);
});

test('each refusal is an alert with the exact words, and gives the focus back (S5.2, S5.3, S5.4, P3.3)', async ({
  page,
  catalogue,
}) => {
  const tower = await catalogue.sell({ price: 120_000 });
  const gift = await catalogue.sell({ price: 0 });
  const refusals = [
    [
      tower.id,
      `Sorry, the price for "${tower.name}" (₦120,000) appears to be incorrect. Please contact support.`,
    ],
    [gift.id, `Sorry, "${gift.name}" cannot be added to cart due to pricing issues.`],
  ] as const;

  for (const [id, words] of refusals) {
    await addFromPage(page, id);
    await expect(findAlert(page).getByText(words, { exact: true })).toBeVisible();
    await expect(findAlert(page).getByRole('button', { name: 'OK' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(findAlert(page)).toHaveCount(0);
    await expect(findAddButton(page)).toBeFocused();
    await expectCount(page, 0);
  }

  await openPage(page, '/products/coconut-bread');
  await page.getByRole('main').getByRole('textbox', { name: 'Quantity' }).first().fill('100');
  await findAddButton(page).click();
  await expectCount(page, 100);
  await page.getByRole('main').getByRole('textbox', { name: 'Quantity' }).first().fill('1');
  await findAddButton(page).click();
  await expect(
    findAlert(page).getByText('Maximum quantity per product is 100', { exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(findAlert(page)).toHaveCount(0);
  await expectCount(page, 100);
});

test('a changed price shows its difference, what is no longer sold can be removed, what became too dear leaves by itself (S5.6)', async ({
  page,
  catalogue,
}) => {
  const [dearer, gone, tooDear] = [
    await catalogue.sell({}),
    await catalogue.sell({}),
    await catalogue.sell({}),
  ];
  for (const { id } of [dearer, gone, tooDear]) await addFromPage(page, id);
  await expectCount(page, 3);
  await catalogue.change(dearer.id, { price: 6_500 });
  await catalogue.change(gone.id, { status: 'archived' });
  await catalogue.change(tooDear.id, { price: 100_001 });

  await openPage(page, '/cart');
  await expect(findToasts(page)).toContainText(`${tooDear.name} has left your cart`);
  await expect(findLine(page, dearer.name)).toContainText('was ₦5,000, now ₦6,500');
  await expect(findLine(page, gone.name)).toContainText('No longer sold');
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('1 item₦6,500');
  await expectCount(page, 2);
  await expect(page.getByRole('button', { name: 'Check out' })).toBeDisabled();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Remove what is not sold' }).click();
  await expectCount(page, 1);
  await page.getByRole('button', { name: 'All right' }).click();
  await expect(findLine(page, dearer.name)).not.toContainText('was');
  await page.getByRole('link', { name: 'Check out' }).click();
  await expect(page).toHaveURL('/checkout');
});

test('items above ₦100,000 leave the cart by themselves, those at zero or less when asked (S5.6)', async ({
  page,
  catalogue,
}) => {
  const free = await catalogue.sell({ price: 0 });
  await keepItems(page, [kept({ price: 250_000 }), kept({ id: free.id, name: free.name, price: 0 })]);
  await openPage(page, '/cart');
  await expect(findToasts(page)).toContainText('Old cake has left your cart');
  await expectCount(page, 1);
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expectCount(page, 0);
});

test('prices that could not be asked for are asked for again, with the keyboard where it was', async ({
  page,
  catalogue,
  complaints,
}) => {
  const { id, name } = await catalogue.sell({});
  await addFromPage(page, id);
  await catalogue.change(id, { price: 6_500 });
  await page.route('**/api/cart/products*', (route) => route.abort(), { times: 1 });
  await openPage(page, '/cart');
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.press('Enter');
  await expect(findLine(page, name)).toContainText('was ₦5,000, now ₦6,500');
  await takeComplaints(complaints, /ERR_FAILED/);
  await expect(retry).toBeHidden();
  await expect(page.getByRole('button', { name: 'All right' })).toBeFocused();
});

test('the cart warns of what the shopper avoids (P14.2)', async ({ page }) => {
  await addFromPage(page, 'red-velvet-celebration');
  await page.evaluate(() => localStorage.setItem('avoided-allergens', 'milk'));
  await openPage(page, '/cart');
  await expect(page.getByRole('main')).toContainText(`You asked us to watch for milk: ${RED_VELVET} has it.`);
  await page.getByRole('link', { name: 'See what has no milk' }).click();
  await expect(page).toHaveURL('/products?excludeAllergens=milk');
});

test('the cart is filled, changed and emptied with the keyboard alone', async ({ page }) => {
  await openPage(page, '/products/coconut-bread');
  await findAddButton(page).focus();
  await page.keyboard.press('Enter');
  await expectCount(page, 1);
  await addFromPage(page, 'banana-bread');
  await findCartLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cart');

  const bread = findLine(page, 'Coconut bread');
  await findQuantity(bread).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectCount(page, 4);
  await page.keyboard.press('Tab');
  await expect(bread.getByRole('button', { name: 'One more' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bread.getByRole('button', { name: 'Remove Coconut bread' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Banana bread' })).toBeFocused();
});

test('where the browser forbids storage, the cart works until the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access denied', 'SecurityError');
      },
    });
  });
  await addFromPage(page, 'coconut-bread');
  await expectCount(page, 1);
  await findToasts(page).getByRole('link', { name: 'View cart' }).click();
  await expect(findLine(page, 'Coconut bread')).toBeVisible();
});

test('the filled cart is accessible and fits, and on a phone leads on from the bar at the bottom', async ({
  page,
}) => {
  await addFromPage(page, 'red-velvet-celebration');
  await addFromPage(page, 'coconut-bread');
  await openPage(page, '/cart');
  await expect(findLine(page, 'Coconut bread')).toBeVisible();
  await expectToFitEverywhere(page);
  await page.setViewportSize(PHONE.viewport);
  await page.getByRole('link', { name: 'Check out' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/checkout');
});
