import type { Page } from '@playwright/test';
import { inventGuest } from './fixtures/checkout.ts';
import { findMoney, openOrder } from './fixtures/order-admin.ts';
import { chooseMore, expectPayPage, findPayNow, findReceipt, press, test } from './fixtures/payments.ts';
import { expect } from './fixtures/shop.ts';

/** Days that only these journeys use, because some of them are closed on the way. */
const [TAKEN_UP_DAY, SURPLUS_DAY] = [37, 39] as const;

const findAttention = (office: Page) => office.getByRole('list', { name: 'Needs attention' });

/** What the owner presses in the dialog, as it opens. */
const confirm = (office: Page, name: string): Promise<void> =>
  office.locator('dialog[open]').getByRole('button', { name }).click();

test('an order that was paid for too late goes on by the owner in another free time, and its guest follows it there (P9.4, P9.5)', {
  tag: '@long',
}, async ({ page, openDevice, administrator, payTooLate }) => {
  const id = await payTooLate(page, TAKEN_UP_DAY);
  await expect(page.getByText('₦6,000 arrived after this order expired')).toBeVisible();

  const office = await openDevice(administrator);
  await openOrder(office, id);
  await expect(findAttention(office)).toContainText('Refund due.');
  // Its own day is closed by now, so that another one is asked for.
  await press(office, 'Reinstate');
  await confirm(office, 'Reinstate');
  // Until the new order is shown, the old one tells where its money went.
  await expect(office.getByRole('list', { name: 'History' })).toContainText('Reinstated from order');
  await expect(findMoney(office)).toContainText('Carried over');
  await expect(findAttention(office)).toBeHidden();

  await page.getByRole('link', { name: /^See order / }).click();
  await expect(page.getByRole('heading', { name: 'Your order is confirmed' })).toBeVisible();
  expect(page.url()).not.toContain(id);
});

test('a surplus is the customer’s, and is returned in two clicks of the owner (P9.5)', {
  tag: '@long',
}, async ({ page, openDevice, administrator, openUnpaid }) => {
  const id = await openUnpaid(page, inventGuest(), SURPLUS_DAY, 'card');
  await findPayNow(page).click();
  await expectPayPage(page, '₦6,000');
  await chooseMore(page, '₦6,600: too much');
  await press(page, 'Pay with a good card');
  const about = page.getByRole('region', { name: 'Payment and refund' });
  await expect(about).toContainText('You’ve paid ₦600 more than the total');
  await expect(findReceipt(page)).toContainText('To refund−₦600');

  const office = await openDevice(administrator);
  await openOrder(office, id);
  await expect(findAttention(office)).toContainText('Overpaid.');
  await office.getByRole('button', { name: 'Refund', exact: true }).click();
  await confirm(office, 'Refund ₦600');
  await expect(findMoney(office).last()).toContainText('Refund: original payment method');
  await expect(findMoney(office).last()).toContainText('₦600');
  await expect(findAttention(office)).toBeHidden();
  await expect(about).toContainText(/We’ve sent ₦600 back|We refunded ₦600/);
});
