import { expectCount } from './fixtures/cart.ts';
import {
  countPlacements,
  fillCheckout,
  findForm,
  hasDraft,
  inventGuest,
  openCheckout,
} from './fixtures/checkout.ts';
import {
  expectOrderPage,
  expectPaid,
  expectPayPage,
  findOrderAndPay,
  findPayNow,
  findReceipt,
  findResume,
  press,
  test,
} from './fixtures/payments.ts';
import { expect } from './fixtures/shop.ts';

const RED_VELVET = 'red-velvet-celebration';

test('a declined card is told calmly, and tried again on the same page (P1.10, P9.3)', {
  tag: '@long',
}, async ({ page, openUnpaid }) => {
  const id = await openUnpaid(page, inventGuest(), 50, 'card');
  await findPayNow(page).click();
  const payUrl = await expectPayPage(page, '₦6,000');
  await press(page, 'Pay with a declined card');
  await expect(page.getByText('The card was declined.')).toBeVisible();
  await press(page, 'Go back without paying');
  await expectOrderPage(page, id);
  const panel = page.getByRole('region', { name: 'Nothing has been paid yet' });
  await expect(panel).toContainText('You haven’t been charged. Your order is held until');
  await panel.getByRole('button', { name: 'Pay now' }).click();
  expect(await expectPayPage(page, '₦6,000')).toBe(payUrl);
  await press(page, 'Pay with a good card');
  await expectOrderPage(page, id);
  await expectPaid(page);
});

test('a guest pays by card from checkout, and a reload on the way to the payment page and the back button on it change nothing (P1.8, P1.10, P4.6, P9.1, P9.6)', async ({
  page,
}) => {
  const { keys } = countPlacements(page);
  await openCheckout(page, RED_VELVET);
  await fillCheckout(page, inventGuest());
  await expect(findForm(page).getByText('We’ll hold your slot for 20 minutes.')).toBeVisible();
  await page.getByRole('radio', { name: /^Card/ }).check();

  await test.step('a reload while the payment page is on its way leads to the order', async () => {
    // Never answered: the line is slow, and the shopper is not patient.
    await page.route('**/api/orders/*/payments', () => {});
    await findOrderAndPay(page).click();
    await expect(page.getByText('Taking you to the payment page…')).toBeVisible();
    await page.reload();
    await page.unroute('**/api/orders/*/payments');
    await expect(page).toHaveURL(/\/track\/[\w-]+$/);
    await findPayNow(page).click();
  });
  const payUrl = await expectPayPage(page, '₦32,500');

  await test.step('so does the back button, and the payment goes on where it was', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/track\/[\w-]+$/);
    await expect(page.getByRole('heading', { name: 'Pay to confirm your order' })).toBeVisible();
    await expect(page.getByText('If you’ve already paid, please don’t pay again')).toBeVisible();
    await page.reload();
    await findResume(page).click();
    expect(await expectPayPage(page, '₦32,500')).toBe(payUrl);
    await press(page, 'Pay with a good card');
  });

  await test.step('the order is paid, once', async () => {
    await expect(page).toHaveURL(/\/track\/[\w-]+$/);
    await expectPaid(page);
    await expect(page.getByText('Thank you, Tẹniọla! We’ve received your payment.')).toBeVisible();
    await expect(findReceipt(page)).toContainText(/Card, \d+ \w+ \d+\d{3}-\d{3}-\d{3}-\w+₦32,500/);
    await expect(findPayNow(page)).toHaveCount(0);
    await expectCount(page, 0);
    expect(await hasDraft(page)).toBe(false);
    expect(keys).toHaveLength(1);
  });

  await test.step('thanks are said once', async () => {
    await page.reload();
    await expectPaid(page);
    await expect(page.getByText('Thank you, Tẹniọla!')).toHaveCount(0);
  });
});
