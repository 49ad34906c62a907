import { inventGuest } from './fixtures/checkout.ts';
import { test } from './fixtures/custom-orders.ts';
import { expect, expectAccessible, takeComplaints } from './fixtures/shop.ts';

test('a new order is on the dashboard without a reload, and what waits is one press away (P1.18)', async ({
  page,
  openDevice,
  administrator,
  orderCake,
}) => {
  const office = await openDevice(administrator);
  await office.goto('/admin');
  await expect(office.getByRole('heading', { level: 2, name: 'Sales' })).toBeVisible();
  const orders = office.locator('dt', { hasText: /^Orders$/ }).locator('+ dd');
  const before = Number(await orders.textContent());

  await orderCake(page, inventGuest(), 5, { payment: 'transfer' });
  await expect(orders).toHaveText(String(before + 1));
  const unpaid = office.getByRole('list', { name: 'Needs attention' }).getByRole('link', { name: /Unpaid/ });
  await unpaid.click();
  await expect(office).toHaveURL(/\/admin\/orders\?status=pending_payment/);
});

test('the menu says how much waits, in numbers and in words, without a reload', async ({
  page,
  office,
  askForCake,
}) => {
  const counted = office.waitForResponse('**/api/admin/dashboard/waiting');
  await office.goto('/admin/users');
  const entry = office
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: /^Custom orders/ });
  await expect(entry).toBeVisible();
  const { customOrders } = (await (await counted).json()) as { customOrders: number };
  await askForCake(page, 'Halima Yusuf');
  await expect(entry).toHaveAccessibleName(`Custom orders ${customOrders + 1} waiting for you`);
  await expectAccessible(office);
  await office.setViewportSize({ width: 1040, height: 800 });
  await expect(entry.getByText(String(customOrders + 1), { exact: true })).toBeVisible();
  await expectAccessible(office);
});

test('the chart has its figures behind it, and the span stands in the address (P1.18)', async ({
  page,
  administrator,
  signIn,
}) => {
  await signIn(page, administrator);
  await page.goto('/admin');
  await expect(page.getByRole('img', { name: 'Money in, day by day' })).toBeVisible();
  await page.getByRole('button', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Orders placed, day by day' })).toBeVisible();
  await page.getByRole('button', { name: 'Table' }).click();
  const rows = page.getByRole('region', { name: 'Sales, day by day' }).getByRole('row');
  await expect(rows).toHaveCount(31);
  await page.getByRole('combobox', { name: 'Days to look back' }).selectOption('7');
  await expect(page).toHaveURL('/admin?days=7');
  await expect(rows).toHaveCount(8);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Days to look back' })).toHaveValue('7');
});

test('a dashboard that cannot be read says so and is tried again', async ({
  page,
  administrator,
  signIn,
  complaints,
}) => {
  await signIn(page, administrator);
  await page.route('**/api/admin/dashboard*', (route) => route.abort());
  await page.goto('/admin');
  await expect(page.getByText('Network error. Please check your connection.')).toBeVisible();
  await takeComplaints(complaints, /ERR_FAILED/);
  await page.unroute('**/api/admin/dashboard*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Sales' })).toBeVisible();
});
