import type { Page } from '@playwright/test';
import type { Availability } from '../contract/availability.ts';
import type { TestShop } from '../server/testing/shop-process.ts';
import { addFromPage, expectCount } from './fixtures/cart.ts';
import {
  countPlacements,
  fillContact,
  findDay,
  findForm,
  type Guest,
  inventGuest,
  pickDay,
  placeByApi,
} from './fixtures/checkout.ts';
import { allowRefusedCalls } from './fixtures/identity.ts';
import {
  expectPageStored,
  expectStored,
  goOffline,
  isStored,
  NO_LINE,
  openStoredShop,
  test,
} from './fixtures/offline.ts';
import { allowComplaints, expect, openPage } from './fixtures/shop.ts';

test.afterEach(({ complaints }) => allowComplaints(complaints, NO_LINE));

const findSendLater = (page: Page) =>
  page.getByRole('button', { name: 'Send when I’m back online' }).filter({ visible: true });

async function findWindow({ request }: Page, { url }: TestShop, day: string): Promise<string | undefined> {
  const answer = await request.get(`${url}/api/availability`, { params: { method: 'pickup' } });
  const { days } = (await answer.json()) as Availability;
  return days.find((offered) => offered.day === day)?.windows.find(({ state }) => state === 'free')?.id;
}

/** For pickup at the counter, on a day of this journey's own. Everything the form asks for is known before the line goes. */
async function compose(page: Page, guest: Guest, productId: string, daysAhead: number): Promise<void> {
  await openStoredShop(page);
  await addFromPage(page, productId);
  await openPage(page, '/checkout');
  const form = findForm(page);
  await fillContact(page, guest);
  await form.getByRole('radio', { name: /Pickup/ }).check();
  await findDay(form, pickDay(daysAhead)).click();
  await page
    .getByRole('group', { name: /^Time on / })
    .getByRole('radio', { disabled: false })
    .first()
    .check();
  await form.getByRole('radio', { name: /^Pay at pickup/ }).check();
  await expectPageStored(page, '/checkout');
}

test('an order composed without a line survives closing the tab, and arrives exactly once', {
  tag: '@long',
}, async ({ page, context, catalogue }) => {
  const { id } = await catalogue.sell({ price: 6_000 });
  await compose(page, inventGuest(), id, 22);
  await goOffline(context, page);
  await findSendLater(page).click();
  await expect(page.getByText('Waiting to be sent.')).toBeVisible();

  await page.close();
  const later = await context.newPage();
  const { keys } = countPlacements(later);
  await later.goto('/checkout');
  await expect(later.getByText('Waiting to be sent.')).toBeVisible();
  await expect(later.getByRole('link', { name: 'An order is waiting to be sent' })).toBeVisible();

  await context.setOffline(false);
  // The browser may have said all the time that there is a line: it is tried every eight seconds at the least.
  await expect(later.getByText('Thank you, Tẹniọla!')).toBeVisible({ timeout: 20_000 });
  await expectCount(later, 0);
  await later.reload();
  await expect(later.getByRole('heading', { level: 1 })).toBeVisible();
  // On a line that has just come back the first try may be lost; the next ones have its key.
  expect(new Set(keys).size).toBe(1);
});

test('at another price the shopper is shown the difference and asked before anything is sent', {
  tag: '@long',
}, async ({ page, context, catalogue, complaints }) => {
  const { id } = await catalogue.sell({ price: 6_000 });
  await compose(page, inventGuest(), id, 23);
  await goOffline(context, page);
  await findSendLater(page).click();
  await expect(page.getByText('Waiting to be sent.')).toBeVisible();

  await catalogue.change(id, { price: 6_500 });
  await context.setOffline(false);
  const question = page.getByRole('dialog', { name: 'A price has changed' });
  await expect(question).toContainText('₦6,500', { timeout: 20_000 });
  await question.getByRole('button', { name: 'Order for ₦6,500' }).click();
  await expect(page.getByText('Thank you, Tẹniọla!')).toBeVisible();
  allowComplaints(complaints, /409/);
});

test('a guest’s order, opened on the way back from payment, is read without a line until the device forgets it (P29.270)', {
  tag: '@long',
}, async ({ page, context, shop, catalogue }) => {
  const { id: productId } = await catalogue.sell({ price: 6_000 });
  await openStoredShop(page);
  const order = await placeByApi(
    page,
    shop,
    { id: productId, price: 6_000 },
    {
      contact: inventGuest(),
      slot: { day: pickDay(24), windowId: await findWindow(page, shop, pickDay(24)) },
    },
  );
  await openPage(page, `/track/${order.id}?reference=unknown`);
  await expect(page.getByRole('main')).toContainText(order.number);
  await expectStored(page, 'guest', `/api/orders/${order.id}`);
  await expectPageStored(page, '/track/:id');

  await goOffline(context, page);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(order.number);
  await expect(page.getByText(/This page was last updated at \d{2}:\d{2}/)).toBeVisible();

  await context.setOffline(false);
  await openPage(page, '/track');
  await page.getByRole('button', { name: 'Clear this list' }).click();
  await expect.poll(() => isStored(page, 'guest', `/api/orders/${order.id}`)).toBe(false);
});

test('one’s own order is read without a line, and is gone from this browser after signing out', {
  tag: '@long',
}, async ({ page, context, shop, catalogue, registerCustomer, signIn, complaints }) => {
  const ada = await registerCustomer('Adaeze');
  const { id: productId } = await catalogue.sell({ price: 6_000 });
  await signIn(page, ada);
  const windowId = await findWindow(page, shop, pickDay(23));
  const order = await placeByApi(
    page,
    shop,
    { id: productId, price: 6_000 },
    { contact: { ...inventGuest(), email: ada.email }, slot: { day: pickDay(23), windowId } },
  );

  await openStoredShop(page, '/orders');
  await openPage(page, `/orders/${order.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectStored(page, 'own', `/api/orders/${order.id}`);
  await expectPageStored(page, '/orders/:id');

  await goOffline(context, page);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(order.number);
  await expect(page.getByText(/This page was last updated at \d{2}:\d{2}/)).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(order.number);
  // Whatever waits to be sent goes too, readable or not.
  await page.evaluate(() => localStorage.setItem('waiting-order', '{}'));
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Adaeze/ })
    .click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => isStored(page, 'own', `/api/orders/${order.id}`)).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('waiting-order'))).toBeNull();
  allowRefusedCalls(complaints);
});
