import { inventGuest } from './fixtures/checkout.ts';
import {
  chooseMore,
  expectOrderPage,
  expectPaid,
  expectPayPage,
  findPayNow,
  findReceipt,
  press,
  stepUnseen,
  test,
} from './fixtures/payments.ts';
import { expect, openPage } from './fixtures/shop.ts';

test('a transfer that arrives while the tab is closed has confirmed the order (P9.3)', {
  tag: '@long',
}, async ({ page, context, openUnpaid }) => {
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

test('too little is told with thanks, and the rest is paid (P9.5)', { tag: '@long' }, async ({
  page,
  openUnpaid,
}) => {
  const id = await openUnpaid(page, inventGuest(), 42, 'bank_transfer');
  await findPayNow(page).click();
  await expectPayPage(page, '₦6,000');
  await chooseMore(page, '₦5,400: too little');
  await page.getByRole('radio', { name: 'When I say so' }).check();
  await press(page, 'I have sent the money');
  await press(page, 'It arrives now');
  await expectOrderPage(page, id);
  const rest = page.getByRole('region', { name: 'Pay balance' });
  await expect(rest).toContainText('₦5,400 received, thank you. ₦600 is still due.');
  await expect(findReceipt(page)).toContainText('Balance due₦600');

  await rest.getByRole('radio', { name: /^Card/ }).check();
  await findPayNow(page).click();
  await expectPayPage(page, '₦600');
  await press(page, 'Pay with a good card');
  await expectOrderPage(page, id);
  await expectPaid(page);
});

test('a transfer by hand: the account, “I’ve paid”, and the owner’s word (P9.1, P9.3)', async ({
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
  await panel.getByRole('button', { name: 'I’ve paid' }).click();
  const checked = page.getByRole('region', { name: 'You told us you’ve paid' });
  await expect(checked).toContainText('Thank you.');
  await page.reload();
  await expect(checked).toContainText('Thank you.');
  await expect(checked.getByRole('button', { name: 'I’ve paid' })).toHaveCount(0);
  await recordTransfer(id, 6_000);
  await expectPaid(page);
  await expect(findReceipt(page)).toContainText('Bank transfer, ');
});

test('an order paid on receipt can be paid at once instead, and coming back confirms it when the provider’s message is lost (P1.10, P9.3)', {
  tag: '@long',
}, async ({ page, orderCake }) => {
  const { id } = await orderCake(page, inventGuest(), 45);
  await openPage(page, `/track/${id}`);
  await expect(page.getByText('₦6,000 to pay at pickup')).toBeVisible();
  await press(page, 'Pay now instead');
  await findPayNow(page).click();
  await expectPayPage(page, '₦6,000');
  await chooseMore(page, 'Gets lost');
  await press(page, 'Pay with a good card');
  await expectOrderPage(page, id);
  await expectPaid(page);
  await expect(page.getByText('to pay at the counter')).toHaveCount(0);
});
