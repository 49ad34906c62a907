import { describe, expect, test } from 'vitest';
import { readPageRequest, readPush, readShopPath } from './push-message.ts';

const SENT = { title: 'Oyin Bakes', body: 'Your cake is on its way', tag: 'order:1', link: '/orders/1' };

describe('a push', () => {
  test('by Web Push is read as it was sent', () => {
    expect(readPush(JSON.stringify(SENT))).toEqual(SENT);
  });

  test('by Firebase is read from its data', () => {
    const { title, ...data } = SENT;
    expect(readPush(JSON.stringify({ from: '42', fcmMessageId: 'm1', data: { title, ...data } }))).toEqual(
      SENT,
    );
  });

  test('from Firebase’s console is read from its notification', () => {
    const sent = { notification: { title: 'Fresh bread', body: 'At seven' }, data: { link: '/products' } };
    expect(readPush(JSON.stringify(sent))).toEqual({
      title: 'Fresh bread',
      body: 'At seven',
      tag: '',
      link: '/products',
    });
  });

  test.each([
    ['without a payload', undefined],
    ['with an empty one', ''],
    ['that is no JSON', 'Your cake is on its way'],
    ['that is a number', '7'],
    ['that is null', 'null'],
    ['with other types', '{"title":7,"body":{},"tag":[],"link":false}'],
  ])('%s is a new notification that leads home (S8.13)', (_, text) => {
    expect(readPush(text)).toEqual({ title: 'New notification', body: '', tag: '', link: '/' });
  });
});

test.each([
  ['/orders/1?from=push#top', '/orders/1?from=push#top'],
  ['https://elsewhere.example/orders', '/'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['/\t/elsewhere.example', '/'],
  ['javascript:alert(1)', '/'],
  ['orders', '/'],
])('the link %s leads to %s', (link, path) => {
  expect(readShopPath(link)).toBe(path);
});

describe('between worker and page', () => {
  test('a push and an opening are understood', () => {
    expect(readPageRequest({ type: 'push', message: SENT })).toEqual({ type: 'push', message: SENT });
    expect(readPageRequest({ type: 'open', link: '/orders/1' })).toEqual({ type: 'open', link: '/orders/1' });
  });

  test.each([null, 'push', {}, { type: 'skip-waiting' }])('%j is passed over', (data) => {
    expect(readPageRequest(data)).toBeUndefined();
  });

  test('an opening leads nowhere else than into the shop', () => {
    expect(readPageRequest({ type: 'open', link: '//elsewhere.example' })).toEqual({
      type: 'open',
      link: '/',
    });
  });
});
