import { chooseSlot, sendAs } from './fixtures/checkout.ts';
import { allowRefusedCalls, findToasts } from './fixtures/identity.ts';
import { test } from './fixtures/orders.ts';
import { expect, openPage } from './fixtures/shop.ts';

test('an order changes on every screen that shows it, without a reload (P1.9, P6.7, P6.8)', {
  tag: '@long',
}, async ({ page, openDevice, orderAsCustomer }) => {
  const { id, number, customer } = await orderAsCustomer(page, 'Adaeze Obi', 12);
  const otherDevice = await openDevice(customer);
  await openPage(otherDevice, `/orders/${id}`);
  await openPage(page, `/orders/${id}`);
  const list = await page.context().newPage();
  await openPage(list, '/orders');
  await expect(list.getByRole('listitem').filter({ hasText: number })).toContainText('Confirmed');

  await test.step('it is moved to another time', async () => {
    await page.getByRole('button', { name: 'Change date or time' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change date or time' });
    await chooseSlot(dialog, 3, '15:00–18:00 Open');
    await dialog.getByRole('button', { name: 'Save new time' }).click();
    await expect(findToasts(page)).toContainText(/Moved to \w+ \d+ \w+, 15:00–18:00/);
    await expect(otherDevice.getByText(/^Pickup .*15:00–18:00\.$/)).toBeVisible();
    await expect(otherDevice.getByText('Date or time changed')).toBeVisible();
  });

  await test.step('it is cancelled after a question', async () => {
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    await expect(otherDevice.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
    await expect(list.getByRole('listitem').filter({ hasText: number })).toContainText('Cancelled');
  });
});

test('a session that is ended elsewhere is over in every tab at once (P12.5)', { tag: '@long' }, async ({
  page,
  adminApi,
  registerCustomer,
  signIn,
  shop,
  complaints,
}) => {
  const customer = await registerCustomer('Zainab Musa');
  await signIn(page, customer);
  const stream = page.waitForResponse('**/api/events');
  await openPage(page, '/orders');
  await stream;
  const second = await page.context().newPage();
  await openPage(second, '/account');
  await expect(second.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();

  const session = await page.request.get('/api/auth/get-session');
  const { user } = (await session.json()) as { readonly user: { readonly id: string } };
  await sendAs(adminApi, shop, 'post', `/api/admin/users/${user.id}/sign-out-everywhere`, {});
  await expect(page).toHaveURL('/login');
  await expect(second).toHaveURL('/login');
  allowRefusedCalls(complaints);
});
