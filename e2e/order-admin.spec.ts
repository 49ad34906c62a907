import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseSlot, inventGuest } from './fixtures/checkout.ts';
import { findToasts } from './fixtures/identity.ts';
import {
  findColumn,
  findMoney,
  findRow,
  inventSurname,
  openAdmin,
  openOrder,
  test,
} from './fixtures/order-admin.ts';
import { expect, openPage } from './fixtures/shop.ts';

test('search, status, days and sorting are in the address, and what is found is exported (P1.21)', {
  tag: '@long',
}, async ({ page, placeOrder }) => {
  const surname = inventSurname();
  const first = await placeOrder(`Ada ${surname}`);
  const second = await placeOrder(`Bisi ${surname}`);

  await openAdmin(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search orders' })).toBeFocused();
  await page.keyboard.type(surname);
  await expect(page).toHaveURL(new RegExp(`q=${surname}`));
  await expect(page.getByText('2 of 2 orders')).toBeVisible();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Newest first');
  await page.getByRole('combobox', { name: 'Delivery or pickup' }).selectOption('Pickup');
  await page.getByRole('combobox', { name: 'Payment' }).selectOption('Unpaid');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Confirmed');
  await expect(page).toHaveURL(/status=confirmed/);
  await page.getByRole('button', { name: 'Show orders' }).click();
  await expect(page.getByRole('rowheader')).toHaveText([/Bisi/, /Ada/]);
  await expect(page.getByText('2 of 2 orders')).toBeVisible();
  const address = new URL(page.url());
  expect(Object.fromEntries(address.searchParams)).toEqual({
    q: surname,
    tab: 'all',
    status: 'confirmed',
    payment: 'unpaid',
    method: 'pickup',
    sort: 'newest',
  });

  await page.reload();
  await expect(page.getByText('2 of 2 orders')).toBeVisible();
  await findRow(page, `Ada ${surname}`).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: `Order ${first.number}` })).toBeVisible();
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page).toHaveURL(address.href);

  const tabs = page.getByRole('navigation', { name: 'Orders to show' });
  await tabs.getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { name: `Nothing found for “${surname}”` })).toBeVisible();
  await tabs.getByRole('link', { name: 'All' }).click();
  const search = page.getByRole('searchbox', { name: 'Search orders' });
  await search.fill(second.contact.phone);
  await expect(page.getByRole('rowheader')).toHaveText([/Bisi/]);
  await search.fill(first.number);
  await expect(page.getByRole('rowheader')).toHaveText([/Ada/]);
  await expect(page).toHaveURL(new RegExp(`q=${first.number}`));

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  const table = await readFile(await download.path(), 'utf8');
  expect(table.trim().split('\n')).toHaveLength(2);
  expect(table).toContain(first.number);
});

test('the board moves an order on, and every desk sees it at once', { tag: '@long' }, async ({
  page,
  openDevice,
  administrator,
  placeOrder,
}) => {
  const surname = inventSurname();
  const { number } = await placeOrder(`Ada ${surname}`);
  const otherAdmin = await openDevice(administrator);
  await openAdmin(otherAdmin, `?q=${surname}`);
  await expect(findRow(otherAdmin, surname)).toContainText('Confirmed');

  await openAdmin(page, `?q=${surname}`);
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('link', { name: 'Show as a board' }).click();
  await expect(page).toHaveURL(`/admin/orders?view=board&q=${surname}`);
  await findColumn(page, 'Confirmed')
    .getByRole('button', { name: `Start preparing, order ${number}` })
    .click();
  // It is for a day far ahead.
  await page.locator('dialog[open]').getByRole('button', { name: 'Start preparing' }).click();
  await expect(findColumn(page, 'In the kitchen').getByRole('link', { name: surname })).toBeVisible();
  await expect(findToasts(page)).toContainText(`${number} is in the kitchen`);
  await expect(findRow(otherAdmin, surname)).toContainText('In the kitchen');
});

test('an order is taken by phone through the same rules (P6.9)', { tag: '@long' }, async ({
  page,
  catalogue,
}) => {
  const cake = await catalogue.sell({ price: 4_000, allowsInscription: true });
  const { phone } = inventGuest();
  await openPage(page, '/admin/orders');
  await page.getByRole('link', { name: 'New order' }).click();
  const form = page.getByRole('form', { name: 'New order' });

  await test.step('a cake with an inscription is found and added', async () => {
    await page.getByRole('searchbox', { name: 'Find a product' }).fill(cake.name);
    await page.getByRole('button', { name: `Add ${cake.name}` }).click();
    const choice = page.getByRole('dialog', { name: cake.name });
    await choice.getByRole('textbox', { name: 'Inscription' }).fill('Well done');
    await choice.getByRole('button', { name: 'One more' }).click();
    await choice.getByRole('button', { name: 'Add to order' }).click();
    await expect(page.getByRole('list', { name: 'On the order' })).toContainText('“Well done”');
    await expect(page.getByRole('complementary', { name: 'The order' })).toContainText('₦8,000');
  });

  await form.getByRole('radio', { name: 'WhatsApp' }).check();
  await form.getByRole('textbox', { name: 'Name' }).fill('Ẹniọla Bello');
  await form.getByRole('textbox', { name: 'Phone' }).fill(phone);
  await form.getByRole('radio', { name: 'Pickup' }).check();
  await expect(form.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  await form.getByRole('radio', { name: 'Pay at pickup' }).check();
  await chooseSlot(form, 4);
  await page.getByRole('button', { name: 'Place order' }).dblclick();
  await expect(findToasts(page)).toContainText(/Order \d{3}-\d{3}-\d{3} is placed/);
  await expect(page.getByRole('heading', { name: 'Next step' })).toBeVisible();
  await expect(page.getByText(/^Placed on WhatsApp, /)).toBeVisible();
  await expect(page.getByText('No email address: tell them on WhatsApp or call.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'History' })).toContainText('by Owner');
});

test('an order goes its way by the steps that are allowed, each with who and when, and prints its ticket (P6.3, P6.4)', {
  tag: '@long',
}, async ({ page, placeOrder }) => {
  const { id, number } = await placeOrder(`Ada ${inventSurname()}`, { note: 'No nuts near it, please.' });
  await openOrder(page, id);
  for (const [button, reached] of [
    ['Start preparing', 'In the kitchen'],
    ['Mark as ready', 'Ready'],
    ['Mark as picked up', 'Picked up'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    if (reached === 'In the kitchen')
      await page.locator('dialog[open]').getByRole('button', { name: button }).click();
    if (reached === 'Picked up') {
      await page.getByRole('radio', { name: 'Cash' }).check();
      await page.getByRole('button', { name: 'Record ₦6,000 and complete' }).click();
    }
    const history = page.getByRole('list', { name: 'History' });
    await expect(history.getByRole('listitem').first()).toContainText(`${reached} by Owner`);
  }
  await expect(page.getByText('Nothing left to do.')).toBeVisible();

  await page.getByRole('link', { name: 'Kitchen ticket' }).click();
  const ticket = page.getByRole('article', { name: number });
  await expect(ticket).toContainText('No nuts near it, please.');
  await expect(ticket).not.toContainText('₦');
  await page.emulateMedia({ media: 'print' });
  await expect(ticket).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('a receipt, a slip and a ticket take one sheet each (P28.275)', async ({ page, placeOrder }) => {
  const { id, number } = await placeOrder(`Ada ${inventSurname()}`);
  for (const paper of ['receipt', 'slip', 'ticket']) {
    await openPage(page, `/admin/orders/${id}/${paper}`);
    await expect(page.getByRole('article', { name: number })).toBeVisible();
    expect([paper, await countSheets(page)]).toEqual([paper, 1]);
  }
});

/** A PDF names each of its pages. */
async function countSheets(page: Page): Promise<number> {
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

test('too little is a state that is settled, and so is too much (P9.5)', { tag: '@long' }, async ({
  page,
  placeOrder,
}) => {
  const { id } = await placeOrder(`Ada ${inventSurname()}`, { payment: 'transfer' });
  await openOrder(page, id);
  // Toasts are dialogs too, but no elements of that name.
  const money = page.locator('dialog[open]');
  await test.step('a part comes, and the balance is written off', async () => {
    await page.getByRole('button', { name: 'Record payment' }).first().click();
    await money.getByRole('textbox', { name: 'Amount received' }).fill('5,000');
    await money.getByRole('radio', { name: /^Before that/ }).check();
    await money.getByRole('button', { name: 'Record ₦5,000' }).click();
    await expect(money).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Needs attention' })).toContainText('Partly paid.');
    await page.getByRole('button', { name: 'Write off balance' }).click();
    await expect(money.getByRole('textbox', { name: 'Amount in naira' })).toHaveValue('1,000');
    await money.getByRole('button', { name: 'Write off' }).click();
    await expect(money).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Needs attention' })).toBeHidden();
    await expect(page.getByRole('list', { name: 'History' })).toContainText('Confirmed');
  });
  await test.step('more comes than it costs, and goes back by hand', async () => {
    await page.getByRole('button', { name: 'Record payment' }).click();
    await money.getByRole('textbox', { name: 'Amount received' }).fill('800');
    await money.getByRole('radio', { name: 'Cash' }).check();
    await money.getByRole('button', { name: 'Record ₦800 anyway' }).click();
    await expect(money).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Needs attention' })).toContainText('Overpaid.');
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(money.getByRole('textbox', { name: 'Amount in naira' })).toHaveValue('800');
    await money.getByRole('radio', { name: 'Cash' }).check();
    await money.getByRole('button', { name: 'Refund ₦800' }).click();
    await expect(findMoney(page).last()).toContainText('Refund: cash');
    await expect(findMoney(page)).toHaveCount(4);
    await expect(page.getByRole('list', { name: 'Needs attention' })).toBeHidden();
  });
});
