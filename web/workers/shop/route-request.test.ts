import { describe, expect, test } from 'vitest';
import { type RequestFacts, routeRequest } from './route-request.ts';

const ORIGIN = 'https://bakery.example';

type Facts = Partial<Omit<RequestFacts, 'url'>>;
const ask = (path: string, facts: Facts = {}) =>
  routeRequest({
    method: 'GET',
    isNavigation: false,
    hasRange: false,
    isLasting: false,
    ...facts,
    url: new URL(path, ORIGIN),
  });
const open = (path: string) => ask(path, { isNavigation: true });

describe('a page', () => {
  test.each([
    ['/', '/'],
    ['/products', '/products'],
    ['/products?category=Cakes', '/products?category=Cakes'],
    ['/products/puff-puff?design=abc', '/products/puff-puff'],
    ['/search?q=meat+pie', '/search?q=meat+pie'],
    ['/cart', '/cart'],
    ['/checkout', '/checkout'],
    ['/blog/cake-sizes', '/blog/cake-sizes'],
    ['/offline?to=/products', '/offline'],
  ])('%s is kept as %s', (path, key) => {
    expect(open(path)).toEqual({ kind: 'page', key });
  });

  test.each([
    ['/orders/1', '/orders/:id'],
    ['/orders/2', '/orders/:id'],
    ['/custom-orders/7', '/custom-orders/:id'],
    ['/track/7?reference=abc', '/track/:id'],
  ])('%s has the document of every other order (%s)', (path, key) => {
    expect(open(path)).toEqual({ kind: 'page', key });
  });

  test.each([
    ...[
      '/resetpassword?token=secret',
      '/confirmemail?token=secret',
      '/newemail',
      '/track?key=secret',
      '/login',
    ],
    ...['/admin', '/admin/orders', '/staff/deliveries', '/tablet/kitchen'],
  ])('%s is never kept, and says that there is no line (P35.20)', (path) => {
    expect(open(path)).toEqual({ kind: 'page', key: null });
  });

  test.each(['/api/docs', '/dev/mail', '/notifications', '/metrics'])('%s is the network’s alone', (path) => {
    expect(open(path)).toEqual({ kind: 'pass' });
  });
});

describe('the data of a page', () => {
  test.each(['/_root.data', '/products.data?category=Cakes', '/products/puff-puff.data'])(
    '%s is kept with its build',
    (path) => {
      expect(ask(path)).toEqual({ kind: 'page-data', key: path });
    },
  );

  test('of a search are the same for every query', () => {
    expect(ask('/search.data?q=meat+pie')).toEqual({ kind: 'page-data', key: '/search.data' });
  });

  test.each(['/admin/orders.data', '/login.data', '/track.data?key=secret'])('%s passes', (path) => {
    expect(ask(path)).toEqual({ kind: 'pass' });
  });
});

test.each([
  ['/assets/react-8n5Qrdke.js', { kind: 'file', key: '/assets/react-8n5Qrdke.js' }],
  ['/pictures/1/320.avif', { kind: 'picture', key: '/pictures/1/320.avif' }],
  ['/cake-pictures/abc/800.avif', { kind: 'picture', key: '/cake-pictures/abc/800.avif' }],
  ['/api/products', { kind: 'catalogue', key: '/api/products' }],
  ['/api/products/puff-puff', { kind: 'catalogue', key: '/api/products/puff-puff' }],
  ['/api/shop', { kind: 'catalogue', key: '/api/shop' }],
  ['/api/delivery-terms', { kind: 'terms', key: '/api/delivery-terms' }],
  ['/api/orders?cursor=2', { kind: 'own', key: '/api/orders?cursor=2' }],
  ['/api/orders/7', { kind: 'own', key: '/api/orders/7' }],
  ['/api/custom-orders/7', { kind: 'own', key: '/api/custom-orders/7' }],
  ['/api/auth/get-session', { kind: 'session' }],
])('%s', (path, way) => {
  expect(ask(path)).toEqual(way);
});

test('the last look at the days of a method stands for every cart', () => {
  expect(ask('/api/availability?method=pickup&items=cake~~2')).toEqual({
    kind: 'terms',
    key: '/api/availability?method=pickup',
  });
});

test.each([
  '/api/auth/token',
  '/api/session',
  '/api/account',
  '/api/account/addresses',
  '/api/cart',
  '/api/orders/7/payments',
  '/api/admin/orders',
  '/api/events',
  '/api/search/search?q=cake',
  '/notifications',
  '/shop-worker.js',
])('%s is never kept', (path) => {
  expect(ask(path)).toEqual({ kind: 'pass' });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a write by %s passes', (method) => {
  expect(ask('/api/orders', { method })).toEqual({ kind: 'pass' });
});

test('a change that is to outlive its page is the worker’s to send, but for who is signed in (P28.457)', () => {
  const facts = { method: 'POST', isLasting: true };
  expect(ask('/api/admin/kitchen/7/stage', facts)).toEqual({ kind: 'lasting' });
  expect(ask('/api/auth/sign-out', facts)).toEqual({ kind: 'identity-change' });
  expect(ask('/api/admin/kitchen', { isLasting: true })).toEqual({ kind: 'pass' });
});

test('a part of a file passes', () => {
  expect(ask('/pictures/1/320.avif', { hasRange: true })).toEqual({ kind: 'pass' });
});

test.each([
  ['POST', '/api/auth/sign-in/email'],
  ['POST', '/api/auth/sign-out'],
  ['POST', '/api/auth/reset-password'],
  ['DELETE', '/api/account'],
])('%s %s changes who is signed in', (method, path) => {
  expect(ask(path, { method })).toEqual({ kind: 'identity-change' });
});
