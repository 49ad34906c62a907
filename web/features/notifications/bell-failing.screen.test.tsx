import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  listNotificationsEndpoint,
  readAllNotificationsEndpoint,
  readNotificationEndpoint,
} from '../../../contract/notifications.ts';
import { answer, loseConnection, refuse } from '../../testing/stub-server.ts';
import { takeComplaint } from '../../testing/watch-complaints.ts';
import { bell, lines, openBell, openWithNotifications, panel, toasts, unread } from './testing/bell.ts';

const FAULT = refuse(500, { message: 'Something is broken.', code: 'fault' });

test('a failed fetch is logged and empties the list, and can be tried again (S8.12)', {
  tags: 'long',
}, async () => {
  const { server, answers } = await openWithNotifications(2);
  await openBell();
  await expect.element(lines).toHaveLength(2);
  await bell.click();
  server.change(answer(listNotificationsEndpoint, FAULT));
  await openBell();
  await expect.element(panel.getByRole('alert')).toMatchTextContent('We couldn’t load your notifications.');
  await expect.element(lines).toHaveLength(0);
  await takeComplaint(/Server error/);
  await takeComplaint(/Loading the notifications failed/);
  server.change(...answers);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect.element(lines).toHaveLength(2);
});

test('without a connection the bell says so, and the page stays', { tags: 'long' }, async () => {
  const { server, answers } = await openWithNotifications(2);
  server.change(answer(listNotificationsEndpoint, loseConnection));
  await bell.click();
  await expect.element(panel.getByRole('alert')).toMatchTextContent('We couldn’t load your notifications.');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await takeComplaint(/Loading the notifications failed/);
  server.change(...answers);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect.element(lines).toHaveLength(2);
});

test('one that cannot be marked is unread again, and that is said (S8.12)', { tags: 'long' }, async () => {
  await openWithNotifications(2, answer(readNotificationEndpoint, FAULT));
  await openBell();
  await unread.first().click();
  await expect.element(toasts).toMatchTextContent('Failed to mark as read');
  await expect.element(unread).toHaveLength(2);
  await expect.element(bell).toHaveAccessibleName('Notifications, 2 unread');
  await takeComplaint(/Server error/);
  await takeComplaint(/mark/i);
});

test('when all cannot be marked, they are unread again, and that is said (S8.12)', {
  tags: 'long',
}, async () => {
  await openWithNotifications(2, answer(readAllNotificationsEndpoint, loseConnection));
  await openBell();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.element(toasts).toMatchTextContent('Failed to mark all as read');
  await expect.element(unread).toHaveLength(2);
  await expect.element(bell).toHaveAccessibleName('Notifications, 2 unread');
  await takeComplaint(/mark/i);
});
