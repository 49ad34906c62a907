import type { Page } from '@playwright/test';
import { endQuoteSoon } from '../server/testing/end-quote.ts';
import { placePickup } from './fixtures/calendar.ts';
import { sendAs } from './fixtures/checkout.ts';
import { fillAcceptance, findCakeDay, findMessages, findQuoteForm, test } from './fixtures/custom-orders.ts';
import { expectPayPage, findOrderAndPay } from './fixtures/payments.ts';
import { expect, openPage, takeComplaints } from './fixtures/shop.ts';

/** Opens the acceptance of a quote on a device that hears no news, and fills it in: whatever happens meanwhile is told by the shop alone. */
async function prepareAcceptance(device: Page, id: string, version: number): Promise<void> {
  await device.clock.install();
  await device.route('**/api/events', (route) => route.abort());
  await openPage(device, `/custom-orders/${id}?accept=${version}`);
  await expect(device.getByRole('heading', { level: 1 })).toHaveText(`Accept quote ${version}`);
  await fillAcceptance(device);
  // From now on no time passes there: without news it would look for itself after a while.
  await device.clock.pauseAt(new Date(Date.now() + 1_000));
}

const findAlert = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

test('a quote that has run out is refused, and says so (P7.1)', async ({
  page,
  askForCake,
  quoteCake,
  openDevice,
  shop,
}) => {
  const day = await findCakeDay(page.request, shop, 18);
  const { id, customer } = await askForCake(page, 'Funmi Bakare');
  const device = await openDevice(customer);
  await quoteCake(id, day);
  await prepareAcceptance(device, id, 1);
  await endQuoteSoon(shop, id);

  await test.step('the page of whoever looks on changes by itself, by the shop’s clock', async () => {
    await openPage(page, `/custom-orders/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This quote has run out', {
      timeout: 20_000,
    });
    await expect(page.getByRole('link', { name: 'Accept this quote' })).toHaveCount(0);
  });

  await test.step('whoever accepts it is told why not', async () => {
    await findOrderAndPay(device).click();
    await expect(
      findAlert(device, 'The quote has run out. Send your wish again, and we make a new one.'),
    ).toBeVisible();
    await expect(device.getByRole('heading', { level: 1 })).toHaveText('This quote has run out');
  });
});

test('a quote is accepted once, whoever else is about to (P7.3)', async ({
  page,
  askForCake,
  quoteCake,
  openDevice,
  shop,
}) => {
  const day = await findCakeDay(page.request, shop, 19);
  const { id, customer } = await askForCake(page, 'Tunde Lawal');
  await quoteCake(id, day);
  const second = await openDevice(customer);
  await prepareAcceptance(second, id, 1);
  await openPage(page, `/custom-orders/${id}?accept=1`);
  await fillAcceptance(page);
  await findOrderAndPay(page).click();
  await expectPayPage(page, '₦45,000');
  await findOrderAndPay(second).click();
  await expect(findAlert(second, 'This quote has been accepted already.')).toBeVisible();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Your day is kept');
  await expect(second.getByRole('link', { name: 'Pay ₦45,000' })).toBeVisible();
});

test('an old version is not taken for the new one (P7.2)', async ({
  page,
  askForCake,
  quoteCake,
  openDevice,
  shop,
}) => {
  const day = await findCakeDay(page.request, shop, 29);
  const { id, customer } = await askForCake(page, 'Ifeoma Nwosu');
  await quoteCake(id, day);
  const device = await openDevice(customer);
  await prepareAcceptance(device, id, 1);
  await quoteCake(id, day, { deposit: 20_000 });
  await findOrderAndPay(device).click();
  await expect(findAlert(device, 'There is a newer quote. Look at it before you accept.')).toBeVisible();
  const newest = device.getByRole('region', { name: 'Quote 2' });
  await expect(newest).toContainText('₦20,000');
  await device.clock.resume();

  await test.step('what was typed is still there', async () => {
    await newest.getByRole('link', { name: 'Accept this quote' }).click();
    await expect(device.getByRole('heading', { level: 1 })).toHaveText('Accept quote 2');
    await expect(device.getByRole('radio', { name: /^I’ll pick up/ })).toBeChecked();
    await findOrderAndPay(device).click();
    await expectPayPage(device, '₦20,000');
  });
});

test('whoever is accepting a quote hears of a newer one at once', async ({
  page,
  askForCake,
  quoteCake,
  shop,
}) => {
  const day = await findCakeDay(page.request, shop, 21);
  const { id } = await askForCake(page, 'Sade Balogun');
  await quoteCake(id, day);
  await openPage(page, `/custom-orders/${id}?accept=1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accept quote 1');
  await quoteCake(id, day, { deposit: 20_000 });
  await expect(findAlert(page, 'There is a newer quote. Look at it before you accept.')).toBeVisible();
});

test('a full or closed day is refused at its field, with the reason (P7.2)', async ({
  page,
  office,
  askForCake,
  shop,
  request,
}) => {
  const day = await findCakeDay(request, shop, 57);
  const { id } = await askForCake(page, 'Musa Ibrahim', { wantedDay: day });
  const setDay = (isClosed: boolean, workUnits: number | null) =>
    sendAs(office, shop, 'put', `/api/admin/calendar/days/${day}`, {
      isClosed,
      workUnits,
      note: isClosed ? 'Stocktaking' : '',
      confirmedOrderCount: 1,
    });
  await placePickup(request, shop, day, 'Somebody Else');
  await setDay(false, 9);
  await openPage(office, `/admin/custom-orders/${id}`);
  const form = findQuoteForm(office);
  const send = async () => {
    await form.getByRole('button', { name: 'Preview and send' }).click();
    await office.getByRole('button', { name: 'Send to Musa' }).click();
  };

  await test.step('full', async () => {
    await expect(form.getByRole('button', { name: /Does not fit/, pressed: true })).toBeVisible();
    await send();
    const field = form.getByLabel('Day', { exact: true });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(
      /That day is full: 1 of 9 work units are taken, and the cake needs 9\./,
    );
  });

  await test.step('closed', async () => {
    await setDay(true, null);
    await send();
    await expect(form.getByLabel('Day', { exact: true })).toHaveAccessibleDescription(
      /The bakery is closed on that day \(Stocktaking\)\. Choose another\./,
    );
  });

  await test.step('a neighbour takes it with one press', async () => {
    await form
      .getByRole('button', { name: /It fits/ })
      .first()
      .click();
    await send();
    await expect(office.getByRole('heading', { name: 'Quote 1' })).toBeVisible();
  });
});

test('a message that does not arrive keeps its text, and goes out with the next press', async ({
  page,
  askForCake,
  complaints,
}) => {
  const { id } = await askForCake(page, 'Ada Okonkwo');
  await openPage(page, `/custom-orders/${id}`);
  await page.route('**/messages', (route) => route.abort());
  const form = page.getByRole('form', { name: 'New message' });
  await form.getByRole('textbox').fill('Is the sponge moist?');
  await form.getByRole('button', { name: 'Send' }).click();
  const messages = findMessages(page);
  await expect(messages).toContainText('Is the sponge moist?');
  await expect(messages.getByRole('alert')).toContainText('Not sent.');
  await page.unroute('**/messages');
  await messages.getByRole('button', { name: 'Send again' }).click();
  await expect(messages.getByRole('time')).toHaveCount(1);
  await expect(messages.getByRole('alert')).toHaveCount(0);
  await takeComplaints(complaints, /ERR_FAILED/);
});

test('a message whose answer is lost is sent again after a reload, and said once', async ({
  page,
  askForCake,
  complaints,
}) => {
  const { id } = await askForCake(page, 'Ada Okonkwo');
  await openPage(page, `/custom-orders/${id}`);
  await page.route('**/messages', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const form = page.getByRole('form', { name: 'New message' });
  await form.getByRole('textbox').fill('Is the sponge moist?');
  await form.getByRole('button', { name: 'Send' }).click();
  const messages = findMessages(page);
  await expect(messages.getByRole('alert')).toContainText('Not sent.');
  await page.unroute('**/messages');
  await page.reload();
  await messages.getByRole('button', { name: 'Send again' }).click();
  await expect(messages.getByRole('alert')).toHaveCount(0);
  await expect(messages.getByText('Is the sponge moist?')).toHaveCount(1);
  await takeComplaints(complaints, /ERR_FAILED/);
});

test('pictures go with a message, and open large on the other side', async ({ page, office, askForCake }) => {
  const { id } = await askForCake(page, 'Chidi Umeh');
  await openPage(office, `/admin/custom-orders/${id}`);
  await openPage(page, `/custom-orders/${id}`);
  const form = page.getByRole('form', { name: 'New message' });
  await form.getByLabel('Add pictures').setInputFiles('docs/pictures/phone.webp');
  await expect(form.getByRole('img', { name: 'Your picture 1' })).toBeVisible();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(findMessages(page).getByText('sending…')).toHaveCount(0);
  await findMessages(office)
    .getByRole('button', { name: /^Enlarge picture 1/ })
    .click();
  const viewer = office.getByRole('dialog');
  await expect(viewer.getByRole('img')).toBeVisible();
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toBeHidden();
});
