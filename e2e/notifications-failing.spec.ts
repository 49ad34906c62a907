import { findToasts, hearNoNews } from './fixtures/identity.ts';
import {
  findBell,
  findLines,
  findPanel,
  findUnread,
  forgiveFailedCalls,
  openBell,
  test,
} from './fixtures/notifications.ts';
import { expect, expectAccessible, forgiveComplaints, openPage } from './fixtures/shop.ts';

const FAULT = { status: 500, json: { message: 'Something is broken.', code: 'fault' } };

// News would load the list anew by itself, perhaps just before somebody does.
test.beforeEach(({ context }) => hearNoNews(context));

test.beforeEach(async ({ page, askForCake, writeOften }) => {
  const { id } = await askForCake(page, 'Sadé Bello');
  await writeOften(id, 2);
  await openPage(page, '/about');
});

test('a failed fetch is logged and empties the list (S8.12)', async ({ page, complaints }) => {
  await openBell(page);
  await expect(findLines(page)).toHaveCount(2);
  await findBell(page).click();
  const logged = page.waitForEvent('console', (message) =>
    /Loading the notifications failed/.test(message.text()),
  );
  await page.route(/\/notifications\?/, (route) => route.fulfill(FAULT));
  await openBell(page);
  await logged;
  await expect(findPanel(page).getByRole('alert')).toContainText('Your notifications could not be loaded.');
  await expect(findLines(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute(/\/notifications\?/);
  await findPanel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(findLines(page)).toHaveCount(2);
  forgiveFailedCalls(complaints);
});

test('one that cannot be marked is unread again, and that is said (S8.12)', async ({ page, complaints }) => {
  await openBell(page);
  await page.route(/\/notifications\/[^/]+\/read$/, (route) => route.fulfill(FAULT));
  await findUnread(page).first().click();
  await expect(findToasts(page)).toContainText('Failed to mark as read');
  await expect(findUnread(page)).toHaveCount(2);
  await expect(findBell(page)).toHaveAccessibleName('Notifications, 2 unread');
  forgiveFailedCalls(complaints);
});

test('when all cannot be marked, they are unread again, and that is said (S8.12)', async ({
  page,
  complaints,
}) => {
  await openBell(page);
  await page.route('**/notifications/mark-all-read', (route) => route.abort());
  await findPanel(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(findToasts(page)).toContainText('Failed to mark all as read');
  await expect(findUnread(page)).toHaveCount(2);
  await expect(findBell(page)).toHaveAccessibleName('Notifications, 2 unread');
  forgiveFailedCalls(complaints);
});

test('without a line the bell says so, and the page stays', async ({ page, context, complaints }) => {
  await expect(findBell(page)).toHaveAccessibleName('Notifications, 2 unread');
  await context.setOffline(true);
  await findBell(page).click();
  await expect(findPanel(page).getByRole('alert')).toContainText('Your notifications could not be loaded.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await findPanel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(findLines(page)).toHaveCount(2);
  forgiveComplaints(complaints, /ERR_INTERNET_DISCONNECTED|Failed to fetch|Network error/);
});
