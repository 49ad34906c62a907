import { test } from './fixtures/custom-orders.ts';
import { findBell, findLines, findPanel, findUnread, openBell } from './fixtures/notifications.ts';
import { stepElsewhere } from './fixtures/order-admin.ts';
import { expect, openPage } from './fixtures/shop.ts';

test('what happens to an order is told to its customer and to the owner without a reload, and is read everywhere at once (S4.7, S7.6)', {
  tag: '@long',
}, async ({ page, context, office, orderAsCustomer, openDevice, adminApi, shop }) => {
  await openPage(office, '/admin');
  const { id, number, customer } = await orderAsCustomer(page, 'Ireti Coker', 10);

  await test.step('the owner’s bell leads to the desk', async () => {
    await openBell(office);
    const line = findLines(office).filter({ hasText: 'Ireti Coker ordered for ' });
    await line.getByRole('link').click();
    await expect(office).toHaveURL(`/admin/orders/${id}`);
  });

  const tab = await context.newPage();
  const phone = await openDevice(customer);
  const everywhere = [page, tab, phone];
  for (const each of everywhere) await openPage(each, '/about');
  // What the customer has just done is in the list, and not counted.
  for (const each of everywhere) await expect(findBell(each)).toHaveAccessibleName('Notifications');

  await test.step('the owner cancels it, and the number grows everywhere', async () => {
    await stepElsewhere(adminApi, shop, id, 'cancelled', 'The oven is broken');
    for (const each of everywhere) {
      await expect(findBell(each)).toHaveAccessibleName('Notifications, 1 unread');
    }
    await expect(page.getByRole('status').filter({ hasText: '1 unread notification' })).toBeAttached();
  });

  await test.step('the list has the newest first, and how long ago it was', async () => {
    await openBell(tab);
    await expect(findUnread(tab)).toHaveCount(1);
    await openBell(page);
    await expect(findLines(page)).toHaveCount(2);
    await expect(findLines(page).first()).toContainText(`Your order ${number} has been cancelled.`);
    await expect(findLines(page).first().getByRole('time')).toContainText('just now');
    await expect(findLines(page).first().getByRole('time')).toHaveAttribute('title', /\d{2}:\d{2}$/);
  });

  await test.step('it is read by following it', async () => {
    await findLines(page).first().getByRole('link').click();
    await expect(page).toHaveURL(`/orders/${id}`);
    await expect(findPanel(page)).toBeHidden();
    for (const each of everywhere) await expect(findBell(each)).toHaveAccessibleName('Notifications');
    await expect(findUnread(tab)).toHaveCount(0);
  });

  await test.step('they stay read', async () => {
    await openPage(phone, '/about');
    await openBell(phone);
    await expect(findLines(phone)).toHaveCount(2);
    await expect(findUnread(phone)).toHaveCount(0);
  });
});
