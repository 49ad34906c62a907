import { expect, test } from 'vitest';
import { countNotifications, labelBell } from './notification-words.ts';

test.each([
  [0, 'Notifications'],
  [1, 'Notifications, 1 unread'],
  [120, 'Notifications, 120 unread'],
])('with %i unread the bell is called %s', (unread, label) => {
  expect(labelBell(unread)).toBe(label);
});

test('one is not told as several', () => {
  expect(countNotifications(1)).toBe('1 unread notification');
  expect(countNotifications(2)).toBe('2 unread notifications');
});
