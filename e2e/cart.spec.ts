import { addFromPage, expectCount, findAddButton, findLine, findQuantity, test } from './fixtures/cart.ts';
import { findToasts } from './fixtures/identity.ts';
import { expect, openPage } from './fixtures/shop.ts';

test('a cake is chosen, counted and changed on its way to checkout, and the earliest delivery is told everywhere (S4.4, P1.1, P1.2, P1.5, P1.7)', async ({
  page,
}) => {
  const earliest = /^Earliest delivery: .*\d\d:\d\d–\d\d:\d\d/;
  await openPage(page, '/');
  await expect(page.getByRole('status').filter({ hasText: 'Earliest delivery' })).toContainText(
    /\d\d:\d\d–\d\d:\d\d/,
  );

  await test.step('it is added with its choices, and the way to the cart is shown', async () => {
    await openPage(page, '/products/red-velvet-celebration');
    await expect(page.getByRole('main').getByText(earliest)).toBeVisible();
    await page.getByRole('radio', { name: /8 inch/ }).check();
    await page.getByRole('textbox', { name: /inscription|words|cake/i }).fill('Happy 30th');
    await findAddButton(page).click();
    await expectCount(page, 1);
    await findToasts(page).getByRole('link', { name: 'View cart' }).click();
    await expect(page).toHaveURL('/cart');
  });

  const line = findLine(page, 'Red velvet celebration cake');
  const summary = page.getByRole('complementary', { name: 'Summary' });

  await test.step('the line shows choices and price, and every sum follows the quantity', async () => {
    await expect(line).toContainText('8 inch, serves 18, “Happy 30th”');
    await expect(line).toContainText('₦44,000 each');
    await expect(page.getByRole('main').getByText(earliest)).toBeVisible();
    await findQuantity(line).fill('12');
    await findQuantity(line).press('Enter');
    await expect(summary).toContainText('₦528,000');
    await expectCount(page, 12);
  });

  await test.step('removing can be taken back', async () => {
    await line.getByRole('button', { name: /^Remove / }).click();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await findToasts(page).getByRole('button', { name: 'Undo' }).click();
    await expect(findQuantity(line)).toHaveValue('12');
  });

  await page.getByRole('link', { name: 'Checkout' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/checkout');
});

test('the cart survives a reload and is the same in every tab, whichever adds (P3.4)', {
  tag: '@long',
}, async ({ page, context }) => {
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
  // A cart that is just asking for today's prices would write itself down once more.
  await openPage(page, '/terms');
  await otherTab.evaluate(() => localStorage.clear());
  await expectCount(page, 0);
});
