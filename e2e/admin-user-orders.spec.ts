import { test } from './fixtures/orders.ts';
import { PHONE } from './fixtures/screens.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './fixtures/shop.ts';

test("a user's page shows what they have ordered and leads to each order (P1.23)", async ({
  page,
  openDevice,
  administrator,
  orderAsCustomer,
}) => {
  const { id, number, customer } = await orderAsCustomer(page, 'Ngozi Eze', 4);
  const desk = await openDevice(administrator);
  await desk.setViewportSize(PHONE.viewport);
  await desk.goto('/admin/users');
  await desk.getByRole('searchbox', { name: 'Search users' }).fill(customer.email);
  await expect(desk.getByText('1 of 1 user')).toBeVisible();
  await desk.getByRole('rowheader').getByRole('link', { name: 'Ngozi Eze' }).click();
  const orders = desk.getByRole('list', { name: 'Orders' });
  await expect(orders.getByRole('listitem')).toHaveCount(1);
  await expect(orders).toContainText('₦6,000');
  await expectNoSidewaysScroll(desk);
  await expectAccessible(desk);
  await orders.getByRole('link', { name: number }).click();
  await expect(desk).toHaveURL(`/admin/orders/${id}`);
});
