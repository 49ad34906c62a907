import { chooseSlot, findDay, sendAs } from './fixtures/checkout.ts';
import { findToasts, hearNoNews } from './fixtures/identity.ts';
import {
  countBookings,
  findMoney,
  inventSurname,
  openDesk,
  openOrder,
  slotAhead,
  stepElsewhere,
  test,
} from './fixtures/order-desk.ts';
import { expect, expectAccessible, expectToFitEverywhere, forgiveComplaints } from './fixtures/shop.ts';

const TRANSFER = { payment: 'transfer' };

test('an order goes its way by the steps that are allowed, each with who and when (P6.3, P6.4)', async ({
  page,
  placeOrder,
}) => {
  const { id } = await placeOrder(`Ada ${inventSurname()}`);
  await openOrder(page, id);
  for (const [button, reached] of [
    ['Start in kitchen', 'In the kitchen'],
    ['Mark as ready', 'Ready'],
    ['Mark as collected', 'Collected'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    const history = page.getByRole('list', { name: 'History' });
    await expect(history.getByRole('listitem').first()).toContainText(`${reached} by Owner`);
  }
  await expect(page.getByText('Nothing is left to do: the order is over.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});

test('cancelling is asked about first', async ({ page, placeOrder }) => {
  const { id, number } = await placeOrder(`Ada ${inventSurname()}`);
  await openOrder(page, id);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel the order?' });
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expect(findToasts(page)).toContainText(`${number} is cancelled`);
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Cancelled by Owner');
});

test('whoever was slower is refused and sees what is there now', async ({
  page,
  context,
  shop,
  placeOrder,
  complaints,
}) => {
  const { id } = await placeOrder(`Ada ${inventSurname()}`);
  await hearNoNews(context);
  await openOrder(page, id);
  await stepElsewhere(page, shop, id, 'in_kitchen');
  await page.getByRole('button', { name: 'Start in kitchen' }).click();
  await expect(page.getByRole('alert')).toContainText('The order has changed since you opened it.');
  await expect(page.getByRole('button', { name: 'Mark as ready' })).toBeVisible();
  forgiveComplaints(complaints, /409/);
});

test('a payment is recorded in two clicks, and pressed twice it is booked once (P9.5)', async ({
  page,
  placeOrder,
}) => {
  const surname = inventSurname();
  await placeOrder(`Ada ${surname}`, TRANSFER);
  const bookings = countBookings(page);
  await openDesk(page, `?q=${surname}`);
  await page.getByRole('button', { name: /^Record payment, order/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a payment' });
  await expect(dialog.getByRole('textbox', { name: 'Amount in naira' })).toHaveValue('6,000');
  await expect(dialog.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Record payment' }).dblclick();
  await expect(findToasts(page)).toContainText('₦6,000 recorded');
  await expect(page.getByRole('row', { name: surname })).toContainText('Confirmed');
  await expect(page.getByRole('row', { name: surname })).toContainText('Paid');
  expect(new Set(bookings.keys).size).toBe(1);
});

test('too little is a state that is settled, and so is too much (P9.5)', async ({ page, placeOrder }) => {
  const { id } = await placeOrder(`Ada ${inventSurname()}`, TRANSFER);
  await openOrder(page, id);
  // Toasts are dialogs too, but no elements of that name.
  const money = page.locator('dialog[open]');
  await test.step('a part comes, and the rest is forgiven', async () => {
    await page.getByRole('button', { name: 'Record payment' }).first().click();
    await money.getByRole('textbox', { name: 'Amount in naira' }).fill('many');
    await money.getByRole('button', { name: 'Record payment' }).click();
    await expect(money.getByText('Enter an amount in naira.')).toBeVisible();
    await money.getByRole('textbox', { name: 'Amount in naira' }).fill('5,000');
    await money.getByRole('button', { name: 'Record payment' }).click();
    await expect(money).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Needs attention' })).toContainText('Partly paid.');
    await page.getByRole('button', { name: 'Forgive the rest' }).click();
    await expect(money.getByRole('textbox', { name: 'Amount in naira' })).toHaveValue('1,000');
    await money.getByRole('button', { name: 'Forgive it' }).click();
    await expect(money).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Needs attention' })).toBeHidden();
    await expect(page.getByRole('list', { name: 'History' })).toContainText('Confirmed');
  });
  await test.step('more comes than it costs, and goes back by hand', async () => {
    await page.getByRole('button', { name: 'Record payment' }).click();
    await money.getByRole('textbox', { name: 'Amount in naira' }).fill('800');
    await money.getByRole('radio', { name: 'Cash' }).check();
    await money.getByRole('button', { name: 'Record payment' }).click();
    await expect(money).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Needs attention' })).toContainText('Paid too much.');
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(money.getByRole('textbox', { name: 'Amount in naira' })).toHaveValue('800');
    await money.getByRole('radio', { name: 'Cash' }).check();
    await money.getByRole('button', { name: 'Give it back' }).click();
    await expect(findMoney(page).last()).toContainText('Refund: cash');
    await expect(findMoney(page)).toHaveCount(4);
    await expect(page.getByRole('list', { name: 'Needs attention' })).toBeHidden();
  });
});

test('a paid order that is cancelled is refunded from the list with two clicks', async ({
  page,
  shop,
  placeOrder,
}) => {
  const surname = inventSurname();
  const { id } = await placeOrder(`Ada ${surname}`, TRANSFER);
  await sendAs(page, shop, 'post', `/api/admin/orders/${id}/payments`, { way: 'transfer', amount: 6_000 });
  await stepElsewhere(page, shop, id, 'cancelled');
  await openDesk(page, `?attention=late&q=${surname}`);
  const refund = page.getByRole('link', { name: /^Refund, order/ });
  await expect(page.getByText(`Nothing found for “${surname}”`)).toBeVisible();
  await page.getByRole('combobox', { name: 'Reason' }).selectOption('Refund due');
  await expect(page).toHaveURL(/attention=refund_due/);
  await refund.click();
  const dialog = page.getByRole('dialog', { name: 'Give money back' });
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('The order was cancelled');
  await dialog.getByRole('button', { name: 'Give it back' }).click();
  await expect(findToasts(page)).toContainText('₦6,000 noted as given back');
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('notes are for the shop’s people, with who wrote them', async ({ page, placeOrder }) => {
  const { id } = await placeOrder(`Ada ${inventSurname()}`);
  await openOrder(page, id);
  const form = page.getByRole('form', { name: 'Add a note' });
  await form.getByRole('button', { name: 'Add note' }).click();
  await expect(form.getByText('Write something.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Add a note' }).fill('Her sister fetches it.');
  await form.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('list', { name: 'Notes for us' })).toContainText('Her sister fetches it.Owner');
  await expect(form.getByRole('textbox', { name: 'Add a note' })).toHaveValue('');
});

test('the owner moves an order to another free time (P6.8)', async ({ page, placeOrder }) => {
  const { id } = await placeOrder(`Ada ${inventSurname()}`, { slot: slotAhead(56) });
  await openOrder(page, id);
  await page.getByRole('button', { name: 'Move' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to another time' });
  await chooseSlot(dialog, 6, '15:00–18:00 Free');
  await dialog.getByRole('button', { name: 'Move order' }).click();
  await expect(findToasts(page)).toContainText(/Moved to \w+ \d+ \w+, 15:00–18:00/);
  await expect(page.getByRole('list', { name: 'History' })).toContainText(/Moved from .* by Owner/);
});

test('the kitchen reads sizes, words and allergens and no price; a gift’s slip names no price either', async ({
  page,
  placeOrder,
}) => {
  const { id, number } = await placeOrder(`Ada ${inventSurname()}`, {
    note: 'No nuts near it, please.',
    giftMessage: 'Happy birthday, Mummy!',
  });
  await openOrder(page, id);
  await page.getByRole('link', { name: 'Kitchen ticket' }).click();
  const ticket = page.getByRole('article', { name: number });
  await expect(ticket).toContainText('1 ×');
  await expect(ticket).toContainText('No allergens declared');
  await expect(ticket).toContainText('No nuts near it, please.');
  await expect(ticket).not.toContainText('₦');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(ticket).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'Back to the order' }).click();
  await page.getByRole('link', { name: 'Packing slip' }).click();
  const slip = page.getByRole('article', { name: number });
  await expect(slip).toContainText('“Happy birthday, Mummy!”');
  await expect(slip.getByRole('table')).not.toContainText('₦');
  await expectAccessible(page);
});

test('an address that names no order says so', async ({ page, complaints }) => {
  await page.goto('/admin/orders/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'No such order' })).toBeVisible();
  forgiveComplaints(complaints, /404|not found/);
});

test('an order and its dialogs are for everybody', async ({ page, placeOrder }) => {
  const { id, contact } = await placeOrder(`Ada ${inventSurname()}`);
  await openOrder(page, id);
  await expectToFitEverywhere(page);
  const phone = `+234${contact.phone.replaceAll(' ', '').slice(1)}`;
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', `tel:${phone}`);
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/234/,
  );
  await page.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByRole('dialog', { name: 'Record a payment' })).toBeVisible();
  await expectToFitEverywhere(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Move' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to another time' });
  await expect(findDay(dialog, slotAhead(24).day)).toBeAttached();
  await expectToFitEverywhere(page);
});
