import { addFromPage } from './fixtures/cart.ts';
import {
  chooseTransfer,
  fillAddress,
  fillCheckout,
  fillContact,
  findDay,
  findForm,
  findPlaceButton,
  findSummary,
  inventGuest,
  nameDay,
  openCheckout,
  pickDay,
  placeByApi,
  sendAs,
  test,
} from './fixtures/checkout.ts';
import { expect, openPage, takeComplaints } from './fixtures/shop.ts';

test('a place that somebody else takes meanwhile is told at once, and the nearest free ones are offered (P4.1, P4.4, P4.5)', {
  tag: '@long',
}, async ({ page, catalogue, adminApi, shop, complaints }) => {
  const [day, nextDay] = [pickDay(20), pickDay(21)];
  const cake = await catalogue.sell({ workUnits: 7, price: 9_000 });
  await sendAs(adminApi, shop, 'put', `/api/admin/calendar/days/${day}`, { isClosed: false, workUnits: 7 });

  await openCheckout(page, cake.id);
  await fillContact(page, inventGuest());
  await fillAddress(page);
  await findDay(page, day).click();
  await page.getByRole('radio', { name: '12:00–15:00 Open' }).check();
  await chooseTransfer(page);
  await expect(findSummary(page)).toContainText('Delivery to Surulere');

  await placeByApi(
    adminApi,
    shop,
    { id: cake.id, price: 9_000 },
    {
      contact: inventGuest(),
      slot: { day, windowId: 'midday' },
    },
  );
  await findPlaceButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'That time is no longer available' });
  await expect(dialog).toContainText('we’ve saved what you typed');
  const offers = dialog.getByRole('radio');
  await expect(offers.first()).toBeChecked();
  expect(await offers.count()).toBeGreaterThan(1);

  await test.step('closing it leads to the days, with everything typed in its place', async () => {
    await dialog.getByRole('button', { name: 'Choose another day' }).click();
    await expect(findForm(page).getByText('Choose another day or time.')).toBeVisible();
    await expect(findDay(page, day)).toHaveAccessibleName(`${nameDay(day)}, full`);
    await expect(findForm(page).getByRole('textbox', { name: 'Street and number' })).not.toHaveValue('');
    await findDay(page, nextDay).click();
    await page.getByRole('radio', { name: '12:00–15:00 Open' }).check();
  });

  await test.step('taking an offered time places the order', async () => {
    await sendAs(adminApi, shop, 'put', `/api/admin/calendar/days/${nextDay}`, {
      isClosed: true,
      workUnits: null,
      note: 'Public holiday',
    });
    await findPlaceButton(page).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Choose this time' }).click();
    await expect(page.getByRole('heading', { name: 'Pay to confirm your order' })).toBeVisible();
  });
  await takeComplaints(complaints, /409/, /409/);
});

test('an order whose answer was lost is found again after a reload, and what came into the cart since stays (P29.172, P29.173)', {
  tag: '@long',
}, async ({ page, complaints }) => {
  await openCheckout(page, 'red-velvet-celebration');
  await fillCheckout(page, inventGuest());
  let number = '';
  await page.route('**/api/orders', async (route) => {
    const answer = await route.fetch();
    ({ number } = ((await answer.json()) as { order: { number: string } }).order);
    await route.abort('connectionreset');
  });
  await findPlaceButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'it can’t be placed twice' })).toBeVisible();
  await page.unroute('**/api/orders');
  await addFromPage(page, 'coconut-bread');
  await openPage(page, '/track');
  await page.getByRole('link', { name: /We didn’t get an answer to your last order/ }).click();
  await expect(page.getByText('Your earlier attempt went through')).toBeVisible();
  await expect(page.getByText('What you added since is still in your cart.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(number).not.toBe('');
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  await takeComplaints(complaints, /ERR_CONNECTION_RESET/);
});
