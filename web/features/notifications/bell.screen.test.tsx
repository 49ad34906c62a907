import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listNotificationsEndpoint } from '../../../contract/notifications.ts';
import { signInEndpoint, signOutEndpoint } from '../../../contract/sessions.ts';
import { CUSTOMER, listCommonAnswers } from '../../testing/common-answers.ts';
import { notifyNews } from '../../testing/news-stub.ts';
import { expectAddress } from '../../testing/open-screen.tsx';
import { answer } from '../../testing/stub-server.ts';
import { bell, lines, openBell, openWithNotifications, panel, unread } from './testing/bell.ts';

const more = panel.getByRole('button', { name: 'Show older' });
const markAll = panel.getByRole('button', { name: 'Mark all as read' });

test('without any it says that all is quiet', { tags: 'long' }, async () => {
  await openWithNotifications(0);
  await openBell();
  await expect.element(panel).toMatchTextContent('No notifications yet');
  await expect.element(markAll).not.toBeInTheDocument();
});

test('older ones come ten at a time, also when a new one comes in between (S7.5, S9.5)', {
  tags: 'long',
}, async () => {
  const { server, writeOneMore } = await openWithNotifications(25);
  await openBell();
  await expect.element(lines).toHaveLength(10);
  expect(server.callsOf(listNotificationsEndpoint)[0]?.query.toString()).toBe('lastNotificationId=null');
  await more.click();
  await expect.element(lines).toHaveLength(20);
  writeOneMore();
  await notifyNews({ kind: 'notification' });
  await expect.element(lines).toHaveLength(21);
  await expect.element(page.getByText('26 unread notifications')).toBeInTheDocument();
  await more.click();
  await expect.element(lines).toHaveLength(26);
  await expect.element(more).not.toBeInTheDocument();
});

test('all are read at once, and the keyboard stays in the list (S4.7, S7.6)', { tags: 'long' }, async () => {
  await openWithNotifications(3);
  await openBell();
  await expect.element(unread).toHaveLength(3);
  await markAll.click();
  await expect.element(unread).toHaveLength(0);
  await expect.element(bell).toHaveAccessibleName('Notifications');
  await expect.element(panel.getByRole('heading')).toHaveFocus();
  await expect.element(markAll).not.toBeInTheDocument();
});

test('one is read by following it, which closes the list (S4.7)', { tags: 'long' }, async () => {
  await openWithNotifications(2);
  await openBell();
  await lines.first().getByRole('link').click();
  await expectAddress('/orders');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread');
});

test('the keyboard opens it, moves from line to line and leaves again', { tags: 'long' }, async () => {
  await openWithNotifications(3);
  bell.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(lines).toHaveLength(3);
  const links = lines.getByRole('link');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(links.nth(0)).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(links.nth(2)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(links.nth(1)).toHaveFocus();
  await userEvent.tab();
  await expect.element(unread.nth(1)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(unread).toHaveLength(2);
  await expect.element(links.nth(1)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(bell).toHaveFocus();
});

test('a click outside closes it (S4.10)', async () => {
  await openWithNotifications(1);
  await openBell();
  await page.getByRole('heading', { level: 1 }).click();
  await expect.element(panel).not.toBeInTheDocument();
});

test('signing out takes the notifications along', { tags: 'long' }, async () => {
  const { server } = await openWithNotifications(1);
  server.change(...listCommonAnswers(null), answer(signOutEndpoint, { success: true }));
  await page.getByRole('button', { name: `Account of ${CUSTOMER.name}` }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expectAddress('/login');
  const bola = { ...CUSTOMER, id: 'u9', name: 'Bọlá' };
  server.change(...listCommonAnswers(bola), answer(signInEndpoint, { user: bola }));
  await page.getByRole('textbox', { name: 'Email address' }).fill('bola@bakery.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('three suya sticks');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await openBell();
  await expect.element(panel).toMatchTextContent('No notifications yet');
  await expect.element(bell).toHaveAccessibleName('Notifications');
});
