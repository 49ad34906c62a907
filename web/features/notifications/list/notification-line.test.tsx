import { describe, expect, test } from 'vitest';
import { findElements, readText } from '../../../testing/read-html.ts';
import { CUSTOMER, renderInShop } from '../../../testing/render-in-shop.tsx';
import { NotificationLine } from './notification-line.tsx';

const NOTIFICATION = {
  id: 'n1',
  text: 'Your order 482-093-718 is on its way.',
  date: '2026-11-14T08:30:00.000Z',
  read: false,
  link: '/orders/o1',
};

function render(changes: Partial<typeof NOTIFICATION> | { readonly link: null } = {}, path = '/about') {
  const now = new Date('2026-11-14T08:35:10.000Z');
  const line = (
    <NotificationLine
      notification={{ ...NOTIFICATION, ...changes }}
      now={now}
      onRead={() => {}}
      onLeave={() => {}}
    />
  );
  return renderInShop(line, { visitor: CUSTOMER, path });
}

test('it shows its text, and how long ago it was with the exact time (S3.7)', () => {
  const html = render();
  expect(readText(html)).toContain('Your order 482-093-718 is on its way.');
  expect(readText(html)).toContain('5 minutes ago');
  expect(html).toContain('title="14 Nov 2026, 09:30"');
});

test('an unread one says so, and can be marked as read (S3.7)', () => {
  const html = render();
  expect(readText(html)).toContain('Unread:');
  expect(findElements(html, 'button').map(({ name }) => name)).toEqual([
    'Mark as read: Your order 482-093-718 is on its way.',
  ]);
});

test('one that has been read says nothing of it', () => {
  const html = render({ read: true });
  expect(readText(html)).not.toContain('Unread');
  expect(findElements(html, 'button')).toEqual([]);
});

test('without a link there is nothing to follow', () => {
  expect(findElements(render({ link: null }), 'a')).toEqual([]);
});

describe('it leads to what it is about', () => {
  test.each([
    ['/about', '/orders/o1'],
    ['/admin/kitchen', '/admin/orders/o1'],
  ])('from %s to %s', (path, link) => {
    expect(findElements(render({ link }, path), 'a').map(({ attributes }) => attributes.href)).toEqual([
      link,
    ]);
  });
});
