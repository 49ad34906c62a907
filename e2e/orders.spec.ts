import { findLine } from './fixtures/cart.ts';
import {
  chooseSlot,
  chooseTransfer,
  contactOf,
  fillAddress,
  findForm,
  findFreeDays,
  findPlaceButton,
  findSummary,
  hasDraft,
  inventGuest,
  openCheckout,
  pickDay,
  placeByApi,
} from './fixtures/checkout.ts';
import { findToasts, findUserMenuButton, forgiveRefusedCalls } from './fixtures/identity.ts';
import { test } from './fixtures/orders.ts';
import { DESKTOP, PHONE } from './fixtures/screens.ts';
import {
  expect,
  expectNoSidewaysScroll,
  expectToFitEverywhere,
  forgiveComplaints,
  openPage,
  takeComplaints,
} from './fixtures/shop.ts';

test('a customer orders with what the account knows, and finds the order in their history (P1.8, P1.9)', async ({
  page,
  registerCustomer,
  signIn,
  complaints,
}) => {
  const customer = await registerCustomer('Kẹhinde Bello');
  await signIn(page, customer);

  await test.step('the first time the phone and the address are typed, and the address is saved', async () => {
    await openCheckout(page, 'red-velvet-celebration');
    await expect(findForm(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Kẹhinde Bello');
    await expect(findForm(page).getByRole('textbox', { name: 'Email address' })).toHaveValue(customer.email);
    await findForm(page).getByRole('textbox', { name: 'Phone' }).fill(inventGuest().phone);
    await fillAddress(page, '3 Ring Road');
    await page.getByRole('checkbox', { name: 'Save this address for next time' }).check();
    await chooseSlot(page, 2);
    await chooseTransfer(page);
    await expect(findSummary(page)).toContainText('Delivery, Lagos Mainland');
    const saving = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/account/addresses') && answer.request().method() === 'POST',
    );
    await findPlaceButton(page).click();
    await expect(page).toHaveURL(/\/orders\/[\w-]+$/);
    await expect(page.getByText('Thank you, Kẹhinde!')).toBeVisible();
    expect((await saving).ok()).toBe(true);
  });

  await test.step('the next time the saved address is there', async () => {
    await openCheckout(page, 'puff-puff');
    await expect(page.getByRole('radio', { name: /^3 Ring Road/ })).toBeChecked();
    await expect(findForm(page).getByRole('combobox', { name: 'Local government area' })).toHaveValue(
      'Surulere',
    );
    await page.getByRole('radio', { name: /^Another address/ }).check();
    await expect(findForm(page).getByRole('textbox', { name: 'Street and number' })).toHaveValue('');
    await page.getByRole('radio', { name: /^3 Ring Road/ }).check();
    await expect(findForm(page).getByRole('textbox', { name: 'Street and number' })).toHaveValue(
      '3 Ring Road',
    );
  });

  await test.step('signing out leaves nothing of the draft behind', async () => {
    await expect.poll(() => hasDraft(page)).toBe(true);
    await findUserMenuButton(page).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/login');
    await expect.poll(() => hasDraft(page)).toBe(false);
  });

  await test.step('the history shows the order with its status', async () => {
    await signIn(page, customer);
    await openPage(page, '/orders');
    forgiveRefusedCalls(complaints);
    const order = page.getByRole('listitem').filter({ hasText: 'Red velvet celebration cake' });
    await expect(order).toContainText('Awaiting payment');
    await expect(order).toContainText('₦32,500');
    await order.getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Your place is kept' })).toBeVisible();
  });
});

test('a time that is taken while an order is moved is told with others to take (P4.5, P6.8)', async ({
  page,
  orderAsCustomer,
  complaints,
}) => {
  const { id } = await orderAsCustomer(page, 'Tunde Ojo', 13);
  await openPage(page, `/orders/${id}`);
  await page.route('**/api/orders/*/move', (route) =>
    route.fulfill({
      status: 409,
      json: {
        message: 'That time has just been taken. These are the nearest free times.',
        code: 'slot_window_full',
        alternatives: [{ day: pickDay(14), windowId: 'midday', from: '12:00', to: '15:00' }],
      },
    }),
  );
  await page.getByRole('button', { name: 'Move to another time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to another time' });
  await chooseSlot(dialog, 4);
  await dialog.getByRole('button', { name: 'Move order' }).click();
  await expect(dialog.getByRole('alert')).toContainText('just been taken');
  await page.unroute('**/api/orders/*/move');
  await dialog.getByRole('radio', { name: /12:00–15:00/ }).check();
  await dialog.getByRole('button', { name: 'Move order' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Ready to collect .*12:00–15:00\.$/)).toBeVisible();
  await takeComplaints(complaints, /409/);
});

test('an order is ordered again with what is still sold, and what is missing is named (P1.10)', async ({
  page,
  registerCustomer,
  signIn,
  catalogue,
  shop,
}) => {
  const customer = await registerCustomer('Bisi Cole');
  const [cake, bread] = [await catalogue.sell({ price: 6_000 }), await catalogue.sell({ price: 2_000 })];
  await signIn(page, customer);
  const lines = [cake, bread].map(({ id, price }) => ({
    productId: id,
    sizeId: null,
    quantity: 1,
    expectedPrice: price,
  }));
  const { id } = await placeByApi(
    page,
    shop,
    { id: cake.id, price: 6_000 },
    {
      contact: contactOf(customer),
      slot: { day: pickDay(15), windowId: 'morning' },
      lines,
      expectedTotal: 8_000,
    },
  );
  await catalogue.change(bread.id, { ...bread, status: 'draft' });
  await openPage(page, `/orders/${id}`);
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(findToasts(page)).toContainText(`${bread.name} cannot be ordered like this any more.`);
  await expect(page).toHaveURL('/cart');
  await expect(findLine(page, cake.name)).toContainText('₦6,000');
});

test('the receipt prints without the shop around it, and help knows the order (P1.10)', async ({
  page,
  orderAsCustomer,
}) => {
  const { id, number } = await orderAsCustomer(page, 'Ngozi Eze', 16);
  await openPage(page, `/orders/${id}`);
  await expect(page.getByRole('link', { name: 'Help on WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\d+\\?text=.*${number}`),
  );
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Receipt' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Order again' })).toBeHidden();
  const receipt = page.getByRole('complementary', { name: 'Receipt' });
  await expect(receipt.getByText('Oyin Bakes', { exact: true })).toBeVisible();
  await expect(receipt).toContainText(number);
  await expect(receipt).toContainText('Ngozi Eze');
});

test('another’s order is not there, and says so kindly (P1.9)', async ({
  page,
  openDevice,
  registerCustomer,
  signIn,
  orderCake,
  complaints,
}) => {
  const [owner, stranger] = [await registerCustomer('Owner One'), await registerCustomer('Stranger Two')];
  const { id } = await orderCake(await openDevice(owner), contactOf(owner), 17);
  await signIn(page, stranger);
  await openPage(page, `/orders/${id}`);
  await expect(page.getByRole('heading', { name: 'No such order' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click();
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await takeComplaints(complaints, /404/, /Resource not found/);
  // News during the first look have it looked for once more.
  forgiveComplaints(complaints, /404|Resource not found/);
});

test('history and order are accessible and fit the screen (P1.9)', async ({ page, orderAsCustomer }) => {
  const { id } = await orderAsCustomer(page, 'Yemi Alade', 18);
  await openPage(page, '/orders');
  await expect(page.getByText('1 of 1 order')).toBeVisible();
  await expectToFitEverywhere(page);
  await openPage(page, `/orders/${id}`);
  await expect(page.getByRole('heading', { name: 'Your order is confirmed' })).toBeVisible();
  await expectToFitEverywhere(page);
  await page.getByRole('button', { name: 'Move to another time' }).click();
  await expect(findFreeDays(page).first()).toBeVisible();
  for (const { viewport } of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expectNoSidewaysScroll(page);
  }
});
