import { inventSurname, openOrder, test } from './fixtures/order-admin.ts';
import { expect, openPage } from './fixtures/shop.ts';

test('money taken and given back stands in the day’s report, opens its order and is in the activity log (P19.2, P19.4, P19.7)', {
  tag: '@long',
}, async ({ page, placeOrder }) => {
  const name = `Ada ${inventSurname()}`;
  const { id, number } = await placeOrder(name);
  const dialog = page.locator('dialog[open]');

  await test.step('a payment is recorded, and the order cancelled with a part of it given back', async () => {
    await openOrder(page, id);
    await page.getByRole('button', { name: 'Record payment' }).first().click();
    await dialog.getByRole('radio', { name: 'POS' }).check();
    await dialog.getByRole('button', { name: 'Record ₦6,000' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await dialog.getByRole('combobox', { name: 'Reason' }).fill('The oven broke');
    await dialog.getByRole('radio', { name: 'Part' }).check();
    await dialog.getByRole('textbox', { name: 'Amount in naira' }).fill('5,000');
    await dialog.getByRole('textbox', { name: 'Why ₦1,000 is kept' }).fill('Agreed for the delivery');
    await dialog.getByRole('radio', { name: 'Cash' }).check();
    await dialog.getByRole('button', { name: 'Cancel and refund ₦5,000' }).click();
    await expect(page.getByText('Nothing left to do.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'History' })).toContainText('Cancelled by Owner');
  });

  await test.step('the close of day has it, and its figure opens the order', async () => {
    await openPage(page, '/admin');
    await page.getByRole('link', { name: 'End of day' }).click();
    await expect(page.getByRole('heading', { name: 'End of day', level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Payment methods' })).toBeVisible();
    await page.getByRole('link', { name: 'POS' }).click();
    await expect(page.getByRole('button', { name: /^Paid by POS/ })).toBeVisible();
    await expect(page.getByRole('rowheader', { name })).toBeVisible();
  });

  await test.step('and so does the activity log', async () => {
    await openPage(page, '/admin/settings/activity');
    await page.getByRole('textbox', { name: 'Order' }).fill(number);
    const changes = page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
    await expect(changes).toHaveCount(4);
    await expect(changes.filter({ hasText: 'Refund recorded' })).toContainText(
      'Left after refunds: ₦1,000 (before: ₦6,000)',
    );
  });
});
