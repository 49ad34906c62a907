import { expect, test } from 'vitest';
import { messages } from '../../database/schema/messages.ts';
import { openOrderAdmin } from '../../testing/order-admin.ts';
import { cleanNotifications } from './clean-notifications.ts';

const NOW = new Date('2026-11-16T02:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

test('what was read goes after a year, and everything after two', async () => {
  const { shop } = await openOrderAdmin();
  const { userId } = await shop.signInUser('ada@bakery.example');
  const rows = [
    { event: 'read a year ago', channel: 'in_app', days: 366, isRead: true },
    { event: 'read of late', channel: 'in_app', days: 364, isRead: true },
    { event: 'unread for a year', channel: 'in_app', days: 366, isRead: false },
    { event: 'unread for two years', channel: 'in_app', days: 731, isRead: false },
    { event: 'mailed a year ago', channel: 'email', days: 366, isRead: false },
    { event: 'mailed two years ago', channel: 'email', days: 731, isRead: false },
    { event: 'pushed two years ago', channel: 'push', days: 731, isRead: false },
  ] as const;
  await shop.db.insert(messages).values(
    rows.map(({ event, channel, days, isRead }) => ({
      event,
      channel,
      kind: 'order_paid',
      recipient: userId,
      userId,
      createdAt: daysAgo(days),
      readAt: isRead ? daysAgo(days) : null,
    })),
  );
  await cleanNotifications(shop.db, NOW);
  const stored = await shop.db.select({ event: messages.event }).from(messages);
  expect(stored.map(({ event }) => event).sort()).toEqual([
    'mailed a year ago',
    'read of late',
    'unread for a year',
  ]);
});
