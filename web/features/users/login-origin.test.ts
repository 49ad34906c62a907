import { describe, expect, test, vi } from 'vitest';
import {
  chooseArrival,
  chooseReturn,
  findOrigin,
  hasStoredOrigin,
  rememberOrigin,
  takeOrigin,
} from './login-origin.ts';

function pageWith(origin: string | null) {
  return { sessionStorage: { getItem: () => origin, removeItem: vi.fn() } };
}

const forbiddingPage = {
  get sessionStorage(): never {
    throw new DOMException('Access denied', 'SecurityError');
  },
};

test('a guarded route is returned to with its query and mark (S2.4)', () => {
  const locationState = rememberOrigin({ pathname: '/orders/o1', search: '?from=mail', hash: '#pay' });
  expect(takeOrigin({ locationState, page: pageWith(null) })).toBe('/orders/o1?from=mail#pay');
});

test('where the session ended is returned to, once (S2.4)', () => {
  const page = pageWith('/custom-orders/c1');
  expect(takeOrigin({ locationState: null, page })).toBe('/custom-orders/c1');
  expect(page.sessionStorage.removeItem).toHaveBeenCalledWith('login-origin');
});

test('looking at the origin does not use it up', () => {
  const page = pageWith('/custom-orders/c1');
  expect(findOrigin({ locationState: null, page })).toBe('/custom-orders/c1');
  expect(page.sessionStorage.removeItem).not.toHaveBeenCalled();
});

test('without an origin the way leads home', () => {
  expect(takeOrigin({ locationState: null, page: pageWith(null) })).toBe('/');
});

test('whoever runs the shop gets to the dashboard, unless going elsewhere (P28.4)', () => {
  expect(chooseArrival('/', 'owner')).toBe('/admin');
  expect(chooseArrival('/', 'manager')).toBe('/admin');
  expect(chooseArrival('/account', 'owner')).toBe('/account');
  expect(chooseArrival('/admin/orders?tab=all', 'owner')).toBe('/admin/orders?tab=all');
  expect(chooseArrival('/', null)).toBe('/');
});

test.each(['desk', 'kitchen', 'rider'] as const)(
  'staff get to the first screen of their role, unless going elsewhere: %s (P28.283)',
  (role) => {
    expect(chooseArrival('/', role)).toBe('/staff');
    expect(chooseArrival('/admin', role)).toBe('/staff');
    expect(chooseArrival('/orders/o1', role)).toBe('/orders/o1');
    expect(chooseArrival('/staff/deliveries?day=2026-11-20', role)).toBe('/staff/deliveries?day=2026-11-20');
  },
);

test('whoever comes back from Google gets where their role begins, as after a password (P28.314)', () => {
  for (const origin of ['/', '/admin']) expect(chooseReturn(origin)).toBe('/login');
  for (const origin of ['/orders', '/admin/orders?tab=all', '/staff'])
    expect(chooseReturn(origin)).toBe(origin);
});

describe('an origin that is not a page of the shop', () => {
  test.each([
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '///elsewhere.example',
    'https://elsewhere.example/',
    'elsewhere.example',
    'javascript:alert(1)',
    7,
  ])('%j leads home', (origin) => {
    expect(takeOrigin({ locationState: { origin }, page: pageWith(null) })).toBe('/');
  });

  test.each([
    '/login',
    '/login?next=1',
    '/register',
    '/confirmemail',
    '/newemail',
    '/forgotpassword',
    '/resetpassword',
  ])('%j would ask to sign in again and leads home', (origin) => {
    expect(takeOrigin({ locationState: null, page: pageWith(origin) })).toBe('/');
  });
});

test('whether an origin is stored can be asked', () => {
  expect(hasStoredOrigin(pageWith('/orders'))).toBe(true);
  expect(hasStoredOrigin(pageWith(null))).toBe(false);
});

test('a browser that forbids storage still gets home', () => {
  expect(takeOrigin({ locationState: null, page: forbiddingPage })).toBe('/');
  expect(hasStoredOrigin(forbiddingPage)).toBe(false);
});
