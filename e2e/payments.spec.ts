import { expectCount } from './fixtures/cart.ts';
import {
  chooseSlot,
  countPlacements,
  fillAddress,
  fillCheckout,
  findForm,
  findSummary,
  hasDraft,
  inventGuest,
  openCheckout,
} from './fixtures/checkout.ts';
import {
  chooseMore,
  expectOrderPage,
  expectPaid,
  expectPayPage,
  findOrderAndPay,
  findPayNow,
  findReceipt,
  press,
  stepUnseen,
  test,
} from './fixtures/payments.ts';
import { expect, openPage } from './fixtures/shop.ts';

const RED_VELVET = 'red-velvet-celebration';

test('a guest pays by card, straight from checkout (P1.8, P1.10, P4.6, P9.1, P9.6)', async ({ page }) => {
  const { keys } = countPlacements(page);
  await openCheckout(page, RED_VELVET);
  await fillCheckout(page, inventGuest());
  await expect(findForm(page).getByText('We hold your place for 20 minutes.')).toBeVisible();
  await page.getByRole('radio', { name: /^Card/ }).check();
  await findOrderAndPay(page).click();

  await test.step('the payment page comes without another press', async () => {
    await expectPayPage(page, '₦32,500');
    await press(page, 'Pay with a good card');
  });

  await test.step('and leads back to the order, which is paid', async () => {
    await expect(page).toHaveURL(/\/track\/[\w-]+$/);
    await expectPaid(page);
    await expect(page.getByText('Thank you, Tẹniọla! Your payment has arrived.')).toBeVisible();
    await expect(findReceipt(page)).toContainText(/Card, \d+ \w+ \d+\d{3}-\d{3}-\d{3}-\w+₦32,500/);
    await expect(findPayNow(page)).toHaveCount(0);
    await expectCount(page, 0);
    expect(await hasDraft(page)).toBe(false);
    expect(keys).toHaveLength(1);
  });

  await test.step('thanks are said once', async () => {
    await page.reload();
    await expectPaid(page);
    await expect(page.getByText('Thank you, Tẹniọla!')).toHaveCount(0);
  });
});

test('a customer pays by instant transfer, and finds the paid order in the history (P1.9, P9.1)', async ({
  page,
  registerCustomer,
  signIn,
}) => {
  await signIn(page, await registerCustomer('Kẹhinde Bello'));
  await openCheckout(page, RED_VELVET);
  await expect(findForm(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Kẹhinde Bello');
  await findForm(page).getByRole('textbox', { name: 'Phone' }).fill(inventGuest().phone);
  await fillAddress(page, '3 Ring Road');
  await page.getByRole('checkbox', { name: 'Save this address for next time' }).check();
  await chooseSlot(page, 2);
  await page.getByRole('radio', { name: /^Transfer/ }).check();
  await expect(findSummary(page)).toContainText('Delivery, Lagos Mainland');
  const saving = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/account/addresses') && answer.request().method() === 'POST',
  );
  await findOrderAndPay(page).click();
  expect((await saving).ok()).toBe(true);

  await test.step('the money is on its way, and the order says so and waits with the customer', async () => {
    await expectPayPage(page, '₦32,500');
    await page.getByRole('radio', { name: 'When I say so' }).check();
    await press(page, 'I have sent the money');
    const payUrl = page.url();
    await press(page, 'Go back before it arrives');
    await expect(page).toHaveURL(/\/orders\/[\w-]+$/);
    const waiting = page.getByRole('region', { name: 'We are looking for your payment' });
    await expect(waiting).toContainText('You can close this page: we write to');
    await page.reload();
    await expect(waiting).toContainText(/\d+ min \d+ s left/);
    await stepUnseen(page.request, payUrl, { step: 'arrive' });
    await expectPaid(page);
  });

  await openPage(page, '/orders');
  const order = page.getByRole('listitem').filter({ hasText: 'Red velvet celebration cake' });
  await expect(order).toContainText('Confirmed');
});

test('a transfer that arrives while the tab is closed has confirmed the order (P9.3)', async ({
  page,
  context,
  openUnpaid,
}) => {
  const id = await openUnpaid(page, inventGuest(), 40, 'bank_transfer');
  await findPayNow(page).click();
  const payUrl = await expectPayPage(page, '₦6,000');
  await page.getByRole('radio', { name: 'When I say so' }).check();
  await press(page, 'I have sent the money');
  await expect(page.getByRole('heading', { name: 'Waiting for the money' })).toBeVisible();
  await page.close();
  await stepUnseen(context.request, payUrl, { step: 'arrive' });
  const later = await context.newPage();
  await openPage(later, `/track/${id}`);
  await expectPaid(later);
  await expect(findReceipt(later)).toContainText('Instant transfer');
});

test('a USSD code pays for an order (P9.1)', async ({ page, openUnpaid }) => {
  const id = await openUnpaid(page, inventGuest(), 41, 'ussd');
  await expect(page.getByRole('radio', { name: /^USSD/ })).toBeChecked();
  await findPayNow(page).click();
  await expectPayPage(page, '₦6,000');
  await page.getByRole('radio', { name: 'When I say so' }).check();
  await press(page, 'I have dialled the code');
  await press(page, 'It arrives now');
  await expectOrderPage(page, id);
  await expectPaid(page);
});

test('too little is told with thanks, and the rest is paid (P9.5)', async ({ page, openUnpaid }) => {
  const id = await openUnpaid(page, inventGuest(), 42, 'bank_transfer');
  await findPayNow(page).click();
  await expectPayPage(page, '₦6,000');
  await chooseMore(page, '₦5,400: too little');
  await page.getByRole('radio', { name: 'When I say so' }).check();
  await press(page, 'I have sent the money');
  await press(page, 'It arrives now');
  await expectOrderPage(page, id);
  const rest = page.getByRole('region', { name: 'Pay the rest' });
  await expect(rest).toContainText('₦5,400 has arrived, thank you. ₦600 is missing to the full price.');
  await expect(findReceipt(page)).toContainText('Still to pay₦600');

  await rest.getByRole('radio', { name: /^Card/ }).check();
  await findPayNow(page).click();
  await expectPayPage(page, '₦600');
  await press(page, 'Pay with a good card');
  await expectOrderPage(page, id);
  await expectPaid(page);
});

test('too much is the customer’s, and the page says so (P9.5)', async ({ page, openUnpaid }) => {
  const id = await openUnpaid(page, inventGuest(), 43, 'card');
  await findPayNow(page).click();
  await expectPayPage(page, '₦6,000');
  await chooseMore(page, '₦6,600: too much');
  await press(page, 'Pay with a good card');
  await expectOrderPage(page, id);
  await expect(page.getByRole('heading', { name: 'Your order is confirmed' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'About your money' })).toContainText(
    'You have paid ₦600 more than the price. It is yours',
  );
  await expect(findReceipt(page)).toContainText('Coming back to you₦600');
});

test('a transfer by hand: the account, “I have paid”, and the owner’s word (P9.1, P9.3)', async ({
  page,
  context,
  openUnpaid,
  recordTransfer,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await openUnpaid(page, inventGuest(), 44, 'transfer');
  const panel = page.getByRole('region', { name: 'Pay by bank transfer' });
  await panel.getByRole('button', { name: 'Copy account number' }).click();
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(readClipboard).toBe('0123456789');
  await panel.getByRole('button', { name: 'Copy amount' }).click();
  await expect.poll(readClipboard).toBe('6000');
  await panel.getByRole('button', { name: 'I have paid' }).click();
  await expect(panel).toContainText('Thank you, we are looking for it.');
  await page.reload();
  await expect(panel).toContainText('Thank you, we are looking for it.');
  await expect(panel.getByRole('button', { name: 'I have paid' })).toHaveCount(0);
  await recordTransfer(id, 6_000);
  await expectPaid(page);
  await expect(findReceipt(page)).toContainText('Bank transfer, ');
});

test('an order paid on receipt can be paid at once instead (P1.10)', async ({ page, orderCake }) => {
  const { id } = await orderCake(page, inventGuest(), 45);
  await openPage(page, `/track/${id}`);
  await expect(page.getByText('₦6,000 to pay at the counter')).toBeVisible();
  await press(page, 'Pay now instead');
  await findPayNow(page).click();
  await expectPayPage(page, '₦6,000');
  await press(page, 'Pay with a good card');
  await expectOrderPage(page, id);
  await expectPaid(page);
  await expect(page.getByText('to pay at the counter')).toHaveCount(0);
});
