import { forgiveRefusedCalls, hearNoNews } from './fixtures/identity.ts';
import { findBell, findLines, findPanel, findUnread, openBell, test } from './fixtures/notifications.ts';
import { expect, expectAccessible, expectToFitEverywhere, openPage } from './fixtures/shop.ts';

test('what happens to an order is told without a reload, and read one by one or all together (S4.7, S7.6)', async ({
  page,
  orderAsCustomer,
  makeReady,
}) => {
  const { id, number } = await orderAsCustomer(page, 'Adaeze Obi', 10);
  await openPage(page, '/about');
  await expect(findBell(page)).toHaveAccessibleName('Notifications, 1 unread');

  await test.step('the owner has it ready, and the number grows', async () => {
    await makeReady(id);
    await expect(findBell(page)).toHaveAccessibleName('Notifications, 2 unread');
    await expect(page.getByRole('status').filter({ hasText: '2 unread notifications' })).toBeAttached();
  });

  await test.step('the list has the newest first, and how long ago it was', async () => {
    await openBell(page);
    await expect(findLines(page)).toHaveCount(2);
    await expect(findLines(page).first()).toContainText(`Your order ${number} is ready at the counter.`);
    await expect(findLines(page).first().getByRole('time')).toContainText('just now');
    await expect(findLines(page).first().getByRole('time')).toHaveAttribute('title', /\d{2}:\d{2}$/);
  });

  await test.step('one is read by its own button, and another by following it', async () => {
    await findUnread(page).last().click();
    await expect(findUnread(page)).toHaveCount(1);
    await expect(findBell(page)).toHaveAccessibleName('Notifications, 1 unread');
    await findLines(page).first().getByRole('link').click();
    await expect(page).toHaveURL(`/orders/${id}`);
    await expect(findPanel(page)).toBeHidden();
    await expect(findBell(page)).toHaveAccessibleName('Notifications');
  });

  await test.step('it stays read', async () => {
    await page.reload();
    await openBell(page);
    await expect(findLines(page)).toHaveCount(2);
    await expect(findUnread(page)).toHaveCount(0);
    await expect(findPanel(page).getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  });
});

test('older ones come ten at a time, none twice and none left out, and all are read at once (S4.7, S7.5, S7.6, S9.5)', async ({
  page,
  askForCake,
  writeOften,
}) => {
  const { id } = await askForCake(page, 'Zainab Musa');
  await writeOften(id, 25);
  await openPage(page, '/products');
  await expect(findBell(page)).toHaveAccessibleName('Notifications, 25 unread');
  const asked = page.waitForRequest(/\/notifications\?/);
  await openBell(page);
  expect(new URL((await asked).url()).search).toBe('?lastNotificationId=null');
  await expect(findLines(page)).toHaveCount(10);

  const more = findPanel(page).getByRole('button', { name: 'Show older' });
  await more.click();
  await expect(findLines(page)).toHaveCount(20);
  await writeOften(id, 1);
  await expect(findLines(page)).toHaveCount(21);
  await more.click();
  await expect(findLines(page)).toHaveCount(26);
  await expect(more).toHaveCount(0);

  const marked = page.waitForResponse('**/notifications/mark-all-read');
  await findPanel(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(findUnread(page)).toHaveCount(0);
  await expect(findBell(page)).toHaveAccessibleName('Notifications');
  await expect(findPanel(page).getByRole('heading')).toBeFocused();
  // What is shown at once is not yet known to the shop.
  await marked;
  await page.reload();
  await expect(findBell(page)).toHaveAccessibleName('Notifications');
});

test('tabs and devices agree on what is new and what has been read (S4.7)', async ({
  page,
  context,
  orderAsCustomer,
  openDevice,
  makeReady,
}) => {
  const { id, customer } = await orderAsCustomer(page, 'Tobi Akin', 11);
  const tab = await context.newPage();
  const phone = await openDevice(customer);
  const everywhere = [page, tab, phone];
  for (const each of everywhere) await openPage(each, '/about');
  for (const each of everywhere) await expect(findBell(each)).toHaveAccessibleName('Notifications, 1 unread');

  await makeReady(id);
  for (const each of everywhere) await expect(findBell(each)).toHaveAccessibleName('Notifications, 2 unread');
  await openBell(tab);
  await expect(findUnread(tab)).toHaveCount(2);
  await openBell(page);
  await findPanel(page).getByRole('button', { name: 'Mark all as read' }).click();
  for (const each of everywhere) await expect(findBell(each)).toHaveAccessibleName('Notifications');
  await expect(findUnread(tab)).toHaveCount(0);
});

test('signing out takes the notifications along', async ({
  page,
  askForCake,
  writeOften,
  registerCustomer,
  signIn,
  complaints,
}) => {
  const { id } = await askForCake(page, 'Ngozi Eze');
  await writeOften(id, 1);
  await openPage(page, '/account');
  await expect(findBell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, await registerCustomer('Bola Ade'));
  await openPage(page, '/about');
  await openBell(page);
  await expect(findPanel(page)).toContainText('All quiet here');
  await expect(findBell(page)).toHaveAccessibleName('Notifications');
  forgiveRefusedCalls(complaints);
});

test('the owner has a bell in the admin area, which leads to the desk', async ({
  page,
  administrator,
  signIn,
  openDevice,
  registerCustomer,
  orderCake,
}) => {
  await signIn(page, administrator);
  await openPage(page, '/admin');
  const customer = await registerCustomer('Musa Ibrahim');
  const { id, number } = await orderCake(
    await openDevice(customer),
    { ...customer, phone: '08035550101' },
    11,
  );
  await openBell(page);
  const line = findLines(page).filter({ hasText: `Order ${number} has come in.` });
  await line.getByRole('link').click();
  await expect(page).toHaveURL(`/admin/orders/${id}`);
  await expectAccessible(page);
});

test('the keyboard opens it, moves from line to line and leaves again; a click outside closes it (S4.10)', async ({
  page,
  askForCake,
  writeOften,
}) => {
  const { id } = await askForCake(page, 'Efe Omo');
  await writeOften(id, 3);
  await openPage(page, '/about');
  await findBell(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(findLines(page)).toHaveCount(3);
  const links = findPanel(page).getByRole('listitem').getByRole('link');
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(findUnread(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(findUnread(page)).toHaveCount(2);
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(findPanel(page)).toBeHidden();
  await expect(findBell(page)).toBeFocused();

  await openBell(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(findPanel(page)).toBeHidden();
});

test('the list of notifications is for everybody', async ({ page, context, askForCake, writeOften }) => {
  await hearNoNews(context);
  const { id } = await askForCake(page, 'Ifẹ́olúwa Adé');
  await openPage(page, '/about');
  await openBell(page);
  await expect(findPanel(page)).toContainText('All quiet here');
  await expectToFitEverywhere(page);
  await writeOften(id, 12);
  await page.reload();
  await openBell(page);
  await expect(findLines(page)).toHaveCount(10);
  await findUnread(page).first().click();
  await expectToFitEverywhere(page);
});
