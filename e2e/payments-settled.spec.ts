import type { Page } from '@playwright/test';
import { inventGuest } from './fixtures/checkout.ts';
import { findMoney, openOrder } from './fixtures/order-desk.ts';
import { chooseMore, expectPayPage, findPayNow, press, test } from './fixtures/payments.ts';
import { expect } from './fixtures/shop.ts';

/** Days that only these journeys use, because some of them are closed on the way. */
const [TAKEN_UP_DAY, GIVEN_BACK_DAY, SURPLUS_DAY] = [37, 38, 39] as const;

const findAttention = (office: Page) => office.getByRole('list', { name: 'Needs attention' });

/** What the owner presses in the dialog, as it opens. */
const confirm = (office: Page, name: string): Promise<void> =>
  office.locator('dialog[open]').getByRole('button', { name }).click();

test('an order that was paid for too late goes on in two clicks of the owner, and its guest follows it there (P9.4, P9.5)', async ({
  page,
  openDevice,
  administrator,
  payTooLate,
}) => {
  const id = await payTooLate(page, TAKEN_UP_DAY);
  await expect(page.getByText('₦6,000 came after this order had run out')).toBeVisible();

  const office = await openDevice(administrator);
  await openOrder(office, id);
  await expect(findAttention(office)).toContainText('Refund due.');
  await press(office, 'Take it up again');
  await confirm(office, 'Take it up');
  // Until the new order is shown, the old one tells where its money went.
  await expect(office.getByRole('list', { name: 'History' })).toContainText('Taken up from order');
  await expect(findMoney(office)).toContainText('Carried over');
  await expect(findAttention(office)).toBeHidden();

  await page.getByRole('link', { name: /^See order / }).click();
  await expect(page.getByRole('heading', { name: 'Your order is confirmed' })).toBeVisible();
  expect(page.url()).not.toContain(id);
});

test('what was paid for too late goes back in two clicks (P9.4, P9.5)', async ({
  page,
  openDevice,
  administrator,
  payTooLate,
}) => {
  const id = await payTooLate(page, GIVEN_BACK_DAY);
  const office = await openDevice(administrator);
  await openOrder(office, id);
  await expect(findAttention(office)).toContainText('Refund due.');
  await office.getByRole('button', { name: 'Refund', exact: true }).click();
  await confirm(office, 'Give it back');
  await expect(findMoney(office).last()).toContainText('Refund: back the way it came');
  await expect(findAttention(office)).toBeHidden();
  await expect(page.getByRole('region', { name: 'About your money' })).toContainText(
    /₦6,000 is on its way back to you|We have sent you ₦6,000 back the way it came/,
  );
});

for (const { title, presses, line } of [
  { title: 'kept', presses: ['Keep the surplus', 'Keep it'], line: 'Kept' },
  { title: 'returned', presses: ['Refund', 'Give it back'], line: 'Refund: back the way' },
] as const) {
  test(`a surplus is ${title} in two clicks (P9.5)`, async ({
    page,
    openDevice,
    administrator,
    openUnpaid,
  }) => {
    const id = await openUnpaid(page, inventGuest(), SURPLUS_DAY, 'card');
    await findPayNow(page).click();
    await expectPayPage(page, '₦6,000');
    await chooseMore(page, '₦6,600: too much');
    await press(page, 'Pay with a good card');
    await expect(page.getByText('You have paid ₦600 more than the price.')).toBeVisible();

    const office = await openDevice(administrator);
    await openOrder(office, id);
    await expect(findAttention(office)).toContainText('Paid too much.');
    await office.getByRole('button', { name: presses[0], exact: true }).click();
    await confirm(office, presses[1]);
    await expect(findMoney(office).last()).toContainText(line);
    await expect(findMoney(office).last()).toContainText('₦600');
    await expect(findAttention(office)).toBeHidden();
  });
}
