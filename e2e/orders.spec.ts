import {
  chooseSlot,
  fillAddress,
  findForm,
  findSummary,
  hasDraft,
  inventGuest,
  openCheckout,
} from './fixtures/checkout.ts';
import { allowRefusedCalls, findUserMenuButton } from './fixtures/identity.ts';
import {
  expectPaid,
  expectPayPage,
  findOrderAndPay,
  findReceipt,
  press,
  stepUnseen,
  test,
} from './fixtures/payments.ts';
import { expect, openPage } from './fixtures/shop.ts';

test('a customer orders with what the account knows, pays by instant transfer, and has the order in their history (P1.8, P1.9, P1.10, P9.1)', {
  tag: '@long',
}, async ({ page, registerCustomer, signIn, complaints }) => {
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
    await page.getByRole('radio', { name: /^Instant transfer/ }).check();
    await expect(findSummary(page)).toContainText('Delivery to Surulere');
    const saving = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/account/addresses') && answer.request().method() === 'POST',
    );
    await findOrderAndPay(page).click();
    expect((await saving).ok()).toBe(true);
  });

  await test.step('the money is on its way, and the order says so and waits with the customer', async () => {
    await expectPayPage(page, '₦32,500');
    await page.getByRole('radio', { name: 'When I say so' }).check();
    await press(page, 'I have sent the money');
    const payUrl = page.url();
    await press(page, 'Go back before it arrives');
    await expect(page).toHaveURL(/\/orders\/[\w-]+$/);
    const waiting = page.getByRole('region', { name: 'Checking your payment', exact: true });
    await expect(waiting).toContainText('You can close this page: we’ll contact you at');
    await expect(waiting).toContainText(/\d+ min \d+ s left/);
    await stepUnseen(page.request, payUrl, { step: 'arrive' });
    await expectPaid(page);
  });

  await test.step('its receipt prints without the shop around it', async () => {
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await press(page, 'Receipt');
    await expect(page.locator('html[data-printed]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Order again' })).toBeHidden();
    await expect(findReceipt(page).getByText('Oyin Bakes', { exact: true })).toBeVisible();
    await expect(findReceipt(page)).toContainText('Kẹhinde Bello');
    await page.emulateMedia({ media: null });
  });

  await test.step('the next time the saved address is there', async () => {
    await openCheckout(page, 'puff-puff');
    await expect(page.getByRole('radio', { name: /^3 Ring Road/ })).toBeChecked();
    await expect(findForm(page).getByRole('textbox', { name: 'Street and number' })).not.toBeVisible();
    await page.getByRole('radio', { name: /^Another address/ }).check();
    await expect(findForm(page).getByRole('textbox', { name: 'Street and number' })).toHaveValue('');
    await page.getByRole('radio', { name: /^3 Ring Road/ }).check();
    await page.getByRole('button', { name: 'Change for this order' }).click();
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
    allowRefusedCalls(complaints);
    const order = page.getByRole('listitem').filter({ hasText: 'Red velvet celebration cake' });
    await expect(order).toContainText('Confirmed');
    await expect(order).toContainText('₦32,500');
    await order.getByRole('link').click();
    await expectPaid(page);
  });
});
