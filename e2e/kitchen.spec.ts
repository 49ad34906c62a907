import type { Locator, Page } from '@playwright/test';
import { pickDay } from './fixtures/checkout.ts';
import { findToasts } from './fixtures/identity.ts';
import { slotAhead, test } from './fixtures/order-admin.ts';
import { DESKTOP } from './fixtures/screens.ts';
import { expect, openPage } from './fixtures/shop.ts';

/** A day that only this journey uses. */
const BOARD_DAY = 54;

test.use(DESKTOP);

async function openKitchen(page: Page): Promise<void> {
  await openPage(page, `/admin/kitchen?day=${pickDay(BOARD_DAY)}`);
  await expect(page.getByText('What to make')).toBeVisible();
}

const findTicket = (page: Page, stage: string, number: string): Locator =>
  page
    .getByRole('region', { name: new RegExp(`^${stage}: `) })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `More options for order ${number}` }) });
const findToast = (page: Page, name: string): Locator => findToasts(page).getByRole('dialog', { name });
const undo = (page: Page, toast: string): Promise<void> =>
  findToast(page, toast).getByRole('button', { name: 'Undo' }).click();

test('a ticket goes from the oven to the rider, one tap at a time, and another tablet follows (P1.24, P6.1)', {
  tag: '@long',
}, async ({ page, placeOrder, openDevice, administrator }) => {
  const { number } = await placeOrder('Ada Baker', { slot: slotAhead(BOARD_DAY), note: 'No candles' });
  await openKitchen(page);
  const ticket = (stage: string) => findTicket(page, stage, number);
  await expect(ticket('Bake')).toContainText('Ada Baker');
  await expect(ticket('Bake')).toContainText('No candles');
  const other = await openDevice(administrator);
  await openKitchen(other);

  await page.getByRole('button', { name: `Baked, order ${number}` }).click();
  // A message that somebody points at stays until the other tablet has followed.
  await findToast(page, `${number} moved to Decorate`).hover();
  await expect(ticket('Decorate')).toBeVisible();
  await expect(findTicket(other, 'Decorate', number)).toBeVisible();
  await undo(page, `${number} moved to Decorate`);
  await expect(ticket('Bake')).toBeVisible();
  await expect(findTicket(other, 'Bake', number)).toBeVisible();

  await page.getByRole('button', { name: `More options for order ${number}` }).click();
  await page.getByRole('button', { name: 'Straight to Pack' }).click();
  await page.getByRole('button', { name: `Packed, order ${number}` }).click();
  await undo(page, `${number} is packed and ready`);
  await expect(page.getByRole('button', { name: `Packed, order ${number}` })).toBeVisible();
  await page.getByRole('button', { name: `Packed, order ${number}` }).click();
  await expect(ticket('Ready')).toBeVisible();
  // It may still show what was taken back.
  await openKitchen(other);

  await other.getByRole('button', { name: `Picked up, order ${number}` }).click();
  await other.getByRole('radio', { name: 'Cash' }).check();
  await other.getByRole('button', { name: /^Record ₦[\d,]+ and complete$/ }).click();
  await other.getByText('Sent out and picked up').click();
  await expect(other.getByText('Picked up', { exact: true })).toBeVisible();
  await expect(ticket('Ready')).toBeHidden();
});
