import type { Locator, Page } from '@playwright/test';
import { addDays, readLagosDay } from '../domain/checkout/lagos-time.ts';
import { DEFAULT_DESIGN } from '../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../domain/custom-orders/link/design-text.ts';
import { DEFAULT_PRICE_LIST } from '../domain/custom-orders/price/default-price-list.ts';
import { priceDesign } from '../domain/custom-orders/price/price-design.ts';
import { convertKoboToNaira } from '../domain/money.ts';
import { pickDay } from './fixtures/checkout.ts';
import { findToasts } from './fixtures/identity.ts';
import { slotAhead, stepElsewhere, test } from './fixtures/order-desk.ts';
import { DESKTOP, PHONE } from './fixtures/screens.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToFitEverywhere,
  openPage,
  takeComplaints,
} from './fixtures/shop.ts';

const TABLET = { viewport: { width: 768, height: 1024 } } as const;

/** Days that only these journeys use. */
const BOARD_DAY = 54;
const LOOKS_DAY = 55;

async function openKitchen(page: Page, daysAhead: number): Promise<void> {
  await openPage(page, `/admin/kitchen?day=${pickDay(daysAhead)}`);
  await expect(page.getByText('What to make')).toBeVisible();
}

const findStage = (page: Page, stage: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${stage}: `) });
const findTicket = (page: Page, stage: string, number: string): Locator =>
  findStage(page, stage)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: `Order ${number}` }) });
const findToast = (page: Page, name: string): Locator => findToasts(page).getByRole('dialog', { name });
const undo = (page: Page, toast: string): Promise<void> =>
  findToast(page, toast).getByRole('button', { name: 'Undo' }).click();

test.describe('on a wide screen', () => {
  test.use(DESKTOP);

  test('a ticket goes from the oven to the rider, one tap at a time, and another tablet follows (P1.24, P6.1)', async ({
    page,
    placeOrder,
    openDevice,
    administrator,
  }) => {
    const { number } = await placeOrder('Ada Baker', { slot: slotAhead(BOARD_DAY), note: 'No candles' });
    await openKitchen(page, BOARD_DAY);
    const ticket = (stage: string) => findTicket(page, stage, number);
    await expect(ticket('Bake')).toContainText('Ada Baker');
    await expect(ticket('Bake')).toContainText('No candles');
    const other = await openDevice(administrator);
    await openKitchen(other, BOARD_DAY);

    await page.getByRole('button', { name: `Baked, order ${number}` }).click();
    // A message that somebody points at stays until the other tablet has followed.
    await findToast(page, `${number} goes on to Decorate`).hover();
    await expect(ticket('Decorate')).toBeVisible();
    await expect(findTicket(other, 'Decorate', number)).toBeVisible();
    await undo(page, `${number} goes on to Decorate`);
    await expect(ticket('Bake')).toBeVisible();
    await expect(findTicket(other, 'Bake', number)).toBeVisible();

    await page.getByRole('button', { name: `Straight to Pack, order ${number}` }).click();
    await page.getByRole('button', { name: `Packed, order ${number}` }).click();
    await undo(page, `${number} is packed and ready`);
    await expect(page.getByRole('button', { name: `Packed, order ${number}` })).toBeVisible();
    await page.getByRole('button', { name: `Packed, order ${number}` }).click();
    // Nobody is told before there is no way back, which takes five seconds.
    await expect(findTicket(other, 'Pack', number)).toBeVisible();
    await expect(findTicket(other, 'Hand over', number)).toBeVisible({ timeout: 20_000 });

    await other.getByRole('button', { name: `Collected, order ${number}` }).click();
    await other.getByText('Out of the house').click();
    await expect(other.getByText('Collected', { exact: true })).toBeVisible();
    await expect(ticket('Hand over')).toBeHidden();
  });

  test('who is second sees the ticket as it is now, and is told so', async ({
    page,
    placeOrder,
    shop,
    complaints,
  }) => {
    const { id, number } = await placeOrder('Ada Baker', { slot: slotAhead(BOARD_DAY) });
    await openKitchen(page, BOARD_DAY);
    await expect(findTicket(page, 'Bake', number)).toBeVisible();
    // On a line this bad the board is not read again.
    await page.route('**/api/admin/kitchen?*', () => {});
    await stepElsewhere(page, shop, id, 'in_kitchen');
    await page.getByRole('button', { name: `Begin with order ${number}` }).click();
    await expect(findToasts(page)).toContainText(`${number}: Somebody was quicker.`);
    await expect(page.getByRole('button', { name: `Begin with order ${number}` })).toBeHidden();
    await takeComplaints(complaints, /409/);
  });
});

test('the board shows the cake, its allergens and what to make, and prints (P1.24, P8.4)', async ({
  page,
  placeOrder,
}) => {
  const price = convertKoboToNaira(priceDesign(DEFAULT_DESIGN, DEFAULT_PRICE_LIST).totalInKobo);
  const cake = { productId: 'design-your-own-cake', sizeId: null, quantity: 1, expectedPrice: price };
  const lines = [{ ...cake, design: writeDesignText(DEFAULT_DESIGN) }];
  const details = { slot: slotAhead(LOOKS_DAY), lines, expectedTotal: price };
  const { number } = await placeOrder('Ada Baker', details);
  await openKitchen(page, LOOKS_DAY);
  const ticket = findTicket(page, 'Bake', number);
  await page.getByText('What to make').click();
  for (const { viewport } of [PHONE, TABLET, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expect(ticket).toContainText('Vanilla sponge, strawberry filling');
    await expect(ticket).toContainText('Contains gluten, milk, egg');
    await expect(ticket.locator('img[src^="data:image/svg+xml,"]')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sponge' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }

  await page.getByRole('link', { name: 'Print tickets' }).click();
  await expect(page.getByRole('article', { name: number })).toContainText('Vanilla sponge');
  await page.getByRole('link', { name: 'Close together' }).click();
  await expect(page.getByRole('article', { name: `Order ${number}` })).toContainText('☐ Decorate');
  await expectToFitEverywhere(page);
  await page.getByRole('link', { name: 'Back to the board' }).click();
  await expect(ticket).toBeVisible();
});

test('a day that cannot be loaded says why, and is tried again', async ({ page, complaints }) => {
  await page.route('**/api/admin/kitchen', (route) => route.abort());
  await openPage(page, '/admin/kitchen');
  await expect(page.getByRole('alert')).toContainText('Network error. Please check your connection.');
  await page.unroute('**/api/admin/kitchen');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to make today' })).toBeVisible();
  await takeComplaints(complaints, /ERR_FAILED/);
});

test('an empty day says so, and the days are a tap apart', async ({ page }) => {
  await openPage(page, '/admin/kitchen');
  await page.getByRole('link', { name: 'Tomorrow', exact: true }).click();
  await expect(page).toHaveURL(`/admin/kitchen?day=${addDays(readLagosDay(new Date()), 1)}`);
  await page.getByRole('button', { name: 'Choose a day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which day?' });
  await dialog.getByLabel('Day').fill('2030-01-05');
  await dialog.getByRole('button', { name: 'Show this day' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to make on Saturday 5 January' })).toBeVisible();
  await page.getByRole('link', { name: 'Previous day' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Friday 4 January/);
  await expect(page.getByRole('link', { name: 'Previous day' })).toBeFocused();
});
