import { countPlacements, fillCheckout, inventGuest, openCheckout } from './fixtures/checkout.ts';
import {
  chooseMore,
  countStarts,
  expectOrderPage,
  expectPaid,
  expectPayPage,
  findOrderAndPay,
  findPayNow,
  findResume,
  press,
  stepUnseen,
  test,
} from './fixtures/payments.ts';
import { expect, expectToFitEverywhere, openPage, takeComplaints } from './fixtures/shop.ts';

const RED_VELVET = 'red-velvet-celebration';

test('a declined card is told calmly, and tried again on the same page (P1.10, P9.3)', async ({
  page,
  openUnpaid,
}) => {
  const id = await openUnpaid(page, inventGuest(), 50, 'card');
  await findPayNow(page).click();
  const payUrl = await expectPayPage(page, '₦6,000');
  await press(page, 'Pay with a declined card');
  await expect(page.getByText('The card was declined.')).toBeVisible();
  await press(page, 'Go back without paying');
  await expectOrderPage(page, id);
  const panel = page.getByRole('region', { name: 'Your payment has not come through' });
  await expect(panel).toContainText('then nothing was taken. Your place is still kept.');
  await panel.getByRole('button', { name: 'Try again' }).click();
  expect(await expectPayPage(page, '₦6,000')).toBe(payUrl);
  await press(page, 'Pay with a good card');
  await expectOrderPage(page, id);
  await expectPaid(page);
});

test('the back button leads from the payment page to the order, and Pay goes on where it was', async ({
  page,
}) => {
  const { keys } = countPlacements(page);
  await openCheckout(page, RED_VELVET);
  await fillCheckout(page, inventGuest());
  await page.getByRole('radio', { name: /^Card/ }).check();
  await findOrderAndPay(page).click();
  const payUrl = await expectPayPage(page, '₦32,500');
  await page.goBack();
  await expect(page).toHaveURL(/\/track\/[\w-]+$/);
  await expect(page.getByRole('heading', { name: 'Your place is kept' })).toBeVisible();
  await expect(page.getByText('If you have paid there already, it shows here by itself')).toBeVisible();
  await page.reload();
  await findResume(page).click();
  expect(await expectPayPage(page, '₦32,500')).toBe(payUrl);
  await press(page, 'Pay with a good card');
  await expectPaid(page);
  expect(keys).toHaveLength(1);
});

test('two quick presses lead to one payment page', async ({ page, openUnpaid, readOrder }) => {
  const id = await openUnpaid(page, inventGuest(), 51, 'card');
  const { channels } = countStarts(page);
  await findPayNow(page).dblclick();
  await expectPayPage(page, '₦6,000');
  expect(channels).toEqual(['card']);
  expect((await readOrder(page, id)).money.openAttempt?.channel).toBe('card');
});

test('two quick presses in checkout make one order and lead to one payment page', async ({ page }) => {
  const { keys } = countPlacements(page);
  const { channels } = countStarts(page);
  await openCheckout(page, RED_VELVET);
  await fillCheckout(page, inventGuest());
  await page.getByRole('radio', { name: /^USSD/ }).check();
  await findOrderAndPay(page).dblclick();
  await expectPayPage(page, '₦32,500');
  expect(keys).toHaveLength(1);
  expect(channels).toEqual(['ussd']);
});

test('an order whose answer was lost is found again and paid, once', async ({ page, complaints }) => {
  const { keys } = countPlacements(page);
  await openCheckout(page, RED_VELVET);
  await fillCheckout(page, inventGuest());
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.route('**/api/orders', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await findOrderAndPay(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'it cannot be placed twice' })).toBeVisible();
  await page.unroute('**/api/orders');
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Card/ })).toBeChecked();
  await findOrderAndPay(page).click();
  await expectPayPage(page, '₦32,500');
  expect(new Set(keys).size).toBe(1);
  await takeComplaints(complaints, /ERR_CONNECTION_RESET/);
});

test('where the payment page cannot be reached, the order is there with Pay now', async ({
  page,
  complaints,
}) => {
  await openCheckout(page, RED_VELVET);
  await fillCheckout(page, inventGuest());
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.route('**/api/orders/*/payments', (route) =>
    route.fulfill({
      status: 503,
      json: { message: 'The payment page cannot be reached at the moment.', code: 'payment_unavailable' },
    }),
  );
  await findOrderAndPay(page).click();
  await expect(page.getByRole('heading', { name: 'Your place is kept' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('The payment page cannot be reached at the moment.');
  await page.unroute('**/api/orders/*/payments');
  await findPayNow(page).click();
  await expectPayPage(page, '₦32,500');
  await takeComplaints(complaints, /503/, /Server error/);
});

test('a reload on the way to the payment page finds the order, and pays it once', async ({ page }) => {
  const { keys } = countPlacements(page);
  await openCheckout(page, RED_VELVET);
  await fillCheckout(page, inventGuest());
  await page.getByRole('radio', { name: /^Card/ }).check();
  // Never answered: the line is slow, and the shopper is not patient.
  await page.route('**/api/orders/*/payments', () => {});
  await findOrderAndPay(page).click();
  await expect(page.getByText('Taking you to the payment page…')).toBeVisible();
  await page.reload();
  await page.unroute('**/api/orders/*/payments');
  await expect(page).toHaveURL(/\/track\/[\w-]+$/);
  await findPayNow(page).click();
  await expectPayPage(page, '₦32,500');
  expect(keys).toHaveLength(1);
});

test('when the provider’s message is lost, coming back confirms the order (P9.3)', async ({
  page,
  openUnpaid,
}) => {
  const id = await openUnpaid(page, inventGuest(), 52, 'card');
  await findPayNow(page).click();
  await expectPayPage(page, '₦6,000');
  await chooseMore(page, 'Gets lost');
  await press(page, 'Pay with a good card');
  await expectOrderPage(page, id);
  await expectPaid(page);
});

test('when the message is late and the tab is closed, the order is confirmed all the same (P9.3)', async ({
  page,
  context,
  openUnpaid,
}) => {
  const id = await openUnpaid(page, inventGuest(), 53, 'card');
  await findPayNow(page).click();
  const payUrl = await expectPayPage(page, '₦6,000');
  await page.close();
  const paidAtMs = Date.now();
  await stepUnseen(context.request, payUrl, { step: 'pay', channel: 'card', messageMode: 'delayed' });
  // Nobody looks at a page: what is asked here changes nothing.
  const readStatus = async () => {
    const answer = await context.request.get(`/api/orders/${id}`);
    return ((await answer.json()) as { status: string }).status;
  };
  const status = await readStatus();
  // Whoever asks after more than those three seconds may find it confirmed already.
  if (Date.now() - paidAtMs < 3_000) expect(status).toBe('pending_payment');
  await expect.poll(readStatus).toBe('confirmed');
  const later = await context.newPage();
  await openPage(later, `/track/${id}`);
  await expectPaid(later);
});

test('every step of paying is accessible and fits the screen (P1.8, P1.10)', async ({ page }) => {
  await openCheckout(page, RED_VELVET);
  await fillCheckout(page, inventGuest());
  await page.getByRole('radio', { name: /^Transfer/ }).check();
  await expectToFitEverywhere(page);
  await findOrderAndPay(page).click();
  await expectPayPage(page, '₦32,500');
  await press(page, 'Go back without paying');
  await expect(page.getByRole('region', { name: 'We are looking for your payment' })).toBeVisible();
  await expectToFitEverywhere(page);
  await press(page, 'Pay another way');
  await expect(findResume(page)).toBeVisible();
  await expectToFitEverywhere(page);
  await page.getByRole('radio', { name: /^Card/ }).check();
  await findPayNow(page).click();
  await expectPayPage(page, '₦32,500');
  await press(page, 'Go back without paying');
  await expect(page.getByRole('region', { name: 'Your payment has not come through' })).toBeVisible();
  await expectToFitEverywhere(page);
  await press(page, 'Try again');
  await chooseMore(page, '₦35,750: too much');
  await press(page, 'Pay with a good card');
  await expect(page.getByRole('region', { name: 'About your money' })).toBeVisible();
  await expectToFitEverywhere(page);
});
