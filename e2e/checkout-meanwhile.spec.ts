import {
  chooseSlot,
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
  touchDay,
} from './fixtures/checkout.ts';
import { expect, openPage, takeComplaints } from './fixtures/shop.ts';

test('a place that somebody else takes meanwhile is told at once, and the nearest free ones are offered (P4.1, P4.4, P4.5)', async ({
  page,
  catalogue,
  openDevice,
  administrator,
  shop,
  complaints,
}) => {
  const [day, nextDay] = [pickDay(20), pickDay(21)];
  const cake = await catalogue.sell({ workUnits: 7, price: 9_000 });
  const office = await openDevice(administrator);
  await sendAs(office, shop, 'put', `/api/admin/calendar/days/${day}`, { isClosed: false, workUnits: 7 });

  await openCheckout(page, cake.id);
  await fillContact(page, inventGuest());
  await fillAddress(page);
  await findDay(page, day).click();
  await page.getByRole('radio', { name: '12:00–15:00 Free' }).check();
  await chooseTransfer(page);
  await expect(findSummary(page)).toContainText('Delivery, Lagos Mainland');

  await placeByApi(
    office,
    shop,
    { id: cake.id, price: 9_000 },
    {
      contact: inventGuest(),
      slot: { day, windowId: 'midday' },
    },
  );
  await findPlaceButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'That time was just taken' });
  await expect(dialog).toContainText('what you typed is kept');
  const offers = dialog.getByRole('radio');
  await expect(offers.first()).toBeChecked();
  expect(await offers.count()).toBeGreaterThan(1);

  await test.step('closing it leads to the days, with everything typed in its place', async () => {
    await dialog.getByRole('button', { name: 'Choose another day' }).click();
    await expect(findForm(page).getByText('Choose another day or time.')).toBeVisible();
    await expect(findDay(page, day)).toHaveAccessibleName(`${nameDay(day)}, full`);
    await expect(findForm(page).getByRole('textbox', { name: 'Street and number' })).not.toHaveValue('');
    await findDay(page, nextDay).click();
    await page.getByRole('radio', { name: '12:00–15:00 Free' }).check();
  });

  await test.step('taking an offered time places the order', async () => {
    await sendAs(office, shop, 'put', `/api/admin/calendar/days/${nextDay}`, {
      isClosed: true,
      workUnits: null,
      note: 'Public holiday',
    });
    await findPlaceButton(page).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Take this one' }).click();
    await expect(page.getByText('Thank you, Tẹniọla!')).toBeVisible();
  });
  await takeComplaints(complaints, /409/, /409/);
});

test('a price that changes meanwhile is shown and agreed to before anything is ordered (P3.6, P3.7)', async ({
  page,
  catalogue,
  complaints,
}) => {
  const cake = await catalogue.sell({ price: 9_000 });
  const bread = await catalogue.sell({ price: 2_000 });
  await openCheckout(page, bread.id);
  await openCheckout(page, cake.id);
  await fillCheckout(page, inventGuest());
  await expect(findSummary(page)).toContainText('₦13,500');
  await catalogue.change(cake.id, { ...cake, price: 10_000 });
  await catalogue.change(bread.id, { ...bread, status: 'draft' });

  await findPlaceButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'A price has changed' });
  await expect(dialog).toContainText('was ₦9,000');
  await expect(dialog).toContainText('now ₦10,000');
  await expect(dialog).toContainText('no longer sold');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/checkout');

  await findPlaceButton(page).click();
  await dialog.getByRole('button', { name: 'Order for ₦12,500' }).click();
  await expect(page.getByText('Thank you, Tẹniọla!')).toBeVisible();
  const receipt = page.getByRole('complementary', { name: 'Receipt' });
  await expect(receipt).toContainText('₦12,500');
  await expect(receipt).not.toContainText(bread.name);
  await takeComplaints(complaints, /409/, /409/);
});

test('a price that has changed since it was put into the cart is agreed to as well (P3.7)', async ({
  page,
  catalogue,
}) => {
  const cake = await catalogue.sell({ price: 9_000 });
  await openCheckout(page, cake.id);
  await catalogue.change(cake.id, { ...cake, price: 8_000 });
  await openPage(page, '/checkout');
  await fillCheckout(page, inventGuest());
  await expect(findSummary(page)).toContainText('₦10,500');
  await findPlaceButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'A price has changed' });
  await expect(dialog).toContainText('was ₦9,000');
  await dialog.getByRole('button', { name: 'Order for ₦10,500' }).click();
  await expect(page.getByText('Thank you, Tẹniọla!')).toBeVisible();
});

test('a day on which nothing can be had says why (P4.2, P4.3)', async ({
  page,
  catalogue,
  openDevice,
  administrator,
  shop,
}) => {
  const office = await openDevice(administrator);
  const [tooSoon, closed, small] = [pickDay(2), pickDay(24), pickDay(25)];
  await sendAs(office, shop, 'put', `/api/admin/calendar/days/${closed}`, {
    isClosed: true,
    workUnits: null,
    note: 'Closed for Eid',
  });
  await sendAs(office, shop, 'put', `/api/admin/calendar/days/${small}`, { isClosed: false, workUnits: 3 });
  const cake = await catalogue.sell({ workUnits: 4, leadTimeHours: 72 });
  await openCheckout(page, cake.id);

  await expect(page.getByText(`${cake.name} needs 3 days’ notice, so we start on `)).toBeVisible();
  const reason = findForm(page).getByRole('status');
  await touchDay(page, tooSoon);
  await expect(
    reason.filter({ hasText: `${cake.name} needs 3 days, so ${nameDay(tooSoon)} is too soon.` }),
  ).toBeVisible();
  await touchDay(page, closed);
  await expect(
    reason.filter({ hasText: `We are closed on ${nameDay(closed)}: Closed for Eid` }),
  ).toBeVisible();
  await findDay(page, closed).press('ArrowRight');
  await expect(
    reason.filter({ hasText: `This is more than we can bake on ${nameDay(small)}.` }),
  ).toBeVisible();
  await expect(findDay(page, small)).not.toBeChecked();
});

test('the earliest delivery shows at home, on the product and in the cart (P1.1, P1.2, P1.5)', async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(page.getByRole('status').filter({ hasText: 'Earliest delivery' })).toContainText(
    /\d\d:\d\d–\d\d:\d\d/,
  );
  await openPage(page, '/products/red-velvet-celebration');
  await expect(page.getByRole('main').getByText(/^Earliest delivery: /)).toBeVisible();
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .filter({ visible: true })
    .click();
  await openPage(page, '/cart');
  await expect(page.getByRole('main').getByText(/^Earliest delivery: /)).toBeVisible();
});

test('a chosen time that is gone when the shopper comes back is told before they order (P4.3)', async ({
  page,
  catalogue,
  openDevice,
  administrator,
  shop,
}) => {
  const day = pickDay(27);
  const cake = await catalogue.sell({ workUnits: 2 });
  const office = await openDevice(administrator);
  await openCheckout(page, cake.id);
  await findDay(page, day).click();
  await page.getByRole('radio', { name: '12:00–15:00 Free' }).check();
  await sendAs(office, shop, 'put', `/api/admin/calendar/days/${day}`, {
    isClosed: true,
    workUnits: null,
    note: '',
  });
  await page.reload();
  await expect(page.getByText('The time you had chosen is no longer free.')).toBeVisible();
  await chooseSlot(page, 2);
  await expect(page.getByText('The time you had chosen is no longer free.')).toBeHidden();
});
