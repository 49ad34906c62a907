import { inventGuest } from './fixtures/checkout.ts';
import { test } from './fixtures/custom-orders.ts';
import { expect } from './fixtures/shop.ts';

test('new orders are on the dashboard and in the menu without a reload, and what waits is one press away (P1.18)', {
  tag: '@long',
}, async ({ page, office, orderCake, askForCake }) => {
  // Without a single order there are no figures yet.
  await orderCake(page, inventGuest(), 6, { payment: 'transfer' });
  const counted = office.waitForResponse('**/api/admin/dashboard/waiting');
  await office.goto('/admin');
  await expect(office.getByRole('heading', { level: 2, name: 'Sales' })).toBeVisible();
  const orders = office.locator('dt', { hasText: /^Orders$/ }).locator('+ dd');
  const before = Number(await orders.textContent());
  const { customOrders } = (await (await counted).json()) as { customOrders: number };

  await orderCake(page, inventGuest(), 5, { payment: 'transfer' });
  await expect(orders).toHaveText(String(before + 1));
  await askForCake(page, 'Halima Yusuf');
  const menu = office.getByRole('navigation', { name: 'Admin' });
  await expect(menu.getByRole('link', { name: /^Custom orders/ })).toHaveAccessibleName(
    `Custom orders ${customOrders + 1} to do`,
  );
  await office.getByRole('link', { name: /^₦[\d,]+ for \d+ orders$/ }).click();
  await expect(office).toHaveURL(/\/admin\/orders\?payment=unpaid/);
});
