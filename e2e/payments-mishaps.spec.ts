import { countPlacements, fillCheckout, inventGuest, openCheckout } from './fixtures/checkout.ts';
import {
  expectOrderPage,
  expectPaid,
  expectPayPage,
  findOrderAndPay,
  findPayNow,
  findResume,
  press,
  test,
} from './fixtures/payments.ts';
import { expect } from './fixtures/shop.ts';

const RED_VELVET = 'red-velvet-celebration';

test('a declined card is told calmly, and tried again on the same page (P1.10, P9.3)', async ({
  page,
  openUnpaid,
}) => {
  const id = await openUnpaid(page, inventGuest(), 50, 'card');
  await findPayNow(page).click();
  const payUrl = await expectPayPage(page, '₦6,000');
  await press(page, 'Pay with a declined card');
  await expect(page.getByText('The card was declined.')).toBeVisible();
  await press(page, 'Go back without paying');
  await expectOrderPage(page, id);
  const panel = page.getByRole('region', { name: 'Your payment has not come through' });
  await expect(panel).toContainText('then nothing was taken. Your place is still kept.');
  await panel.getByRole('button', { name: 'Try again' }).click();
  expect(await expectPayPage(page, '₦6,000')).toBe(payUrl);
  await press(page, 'Pay with a good card');
  await expectOrderPage(page, id);
  await expectPaid(page);
});

test('a reload on the way to the payment page and the back button on it lead to the order, which is paid once', async ({
  page,
}) => {
  const { keys } = countPlacements(page);
  await openCheckout(page, RED_VELVET);
  await fillCheckout(page, inventGuest());
  await page.getByRole('radio', { name: /^Card/ }).check();
  // Never answered: the line is slow, and the shopper is not patient.
  await page.route('**/api/orders/*/payments', () => {});
  await findOrderAndPay(page).click();
  await expect(page.getByText('Taking you to the payment page…')).toBeVisible();
  await page.reload();
  await page.unroute('**/api/orders/*/payments');
  await expect(page).toHaveURL(/\/track\/[\w-]+$/);
  await findPayNow(page).click();

  const payUrl = await expectPayPage(page, '₦32,500');
  await page.goBack();
  await expect(page).toHaveURL(/\/track\/[\w-]+$/);
  await expect(page.getByRole('heading', { name: 'Your place is kept' })).toBeVisible();
  await expect(page.getByText('If you have paid there already, it shows here by itself')).toBeVisible();
  await page.reload();
  await findResume(page).click();
  expect(await expectPayPage(page, '₦32,500')).toBe(payUrl);
  await press(page, 'Pay with a good card');
  await expectPaid(page);
  expect(keys).toHaveLength(1);
});
