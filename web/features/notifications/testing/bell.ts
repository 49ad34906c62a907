import { expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  countUnreadEndpoint,
  listNotificationsEndpoint,
  NOTIFICATIONS_PAGE_SIZE,
  type Notification,
  readAllNotificationsEndpoint,
  readNotificationEndpoint,
} from '../../../../contract/notifications.ts';
import { CUSTOMER } from '../../../testing/common-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer, type StubAnswer } from '../../../testing/stub-server.ts';
import { NO_ORDERS } from '../../users/testing/access-screens.ts';

const header = page.getByRole('banner');
export const bell = header.getByRole('button', { name: /^Notifications/ });
export const panel = header.getByRole('region', { name: 'Notifications' });
export const lines = panel.getByRole('listitem');
export const unread = panel.getByRole('button', { name: /^Mark as read: / });
export const toasts = page.getByRole('region', { name: 'Messages' });

/** Notifications as the shop keeps them, newest first. */
function keepNotifications(count: number) {
  let items: readonly Notification[] = [];
  const write = (number: number) => {
    const news = {
      id: `n${number}`,
      text: `Word ${number}`,
      date: new Date().toISOString(),
      read: false,
      link: '/orders',
    };
    items = [news, ...items];
  };
  for (let number = 1; number <= count; number += 1) write(number);
  const countUnread = () => ({ unread: items.filter(({ read }) => !read).length });
  const mark = (isMeant: (item: Notification) => boolean) => {
    items = items.map((item) => (isMeant(item) ? { ...item, read: true } : item));
    return countUnread();
  };
  return {
    writeOneMore: () => write(items.length + 1),
    answers: [
      answer(listNotificationsEndpoint, ({ query }) => {
        const start = items.findIndex(({ id }) => id === query.get('lastNotificationId')) + 1;
        return items.slice(start, start + NOTIFICATIONS_PAGE_SIZE);
      }),
      answer(countUnreadEndpoint, countUnread),
      answer(readNotificationEndpoint, ({ params }) => mark(({ id }) => id === params.id)),
      answer(readAllNotificationsEndpoint, () => mark(() => true)),
    ],
  };
}

/** A page of a customer to whom the shop has written so often. */
export async function openWithNotifications(count: number, ...answers: readonly StubAnswer[]) {
  const stored = keepNotifications(count);
  const server = await openScreen('/orders', {
    visitor: CUSTOMER,
    answers: [...NO_ORDERS, ...stored.answers, ...answers],
  });
  await expect
    .element(bell)
    .toHaveAccessibleName(count === 0 ? 'Notifications' : `Notifications, ${count} unread`);
  return { server, ...stored };
}

export async function openBell(): Promise<void> {
  await bell.click();
  await expect.element(panel.getByRole('heading', { name: 'Notifications' })).toBeVisible();
}
