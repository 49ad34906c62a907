import { describe, expect, test, vi } from 'vitest';
import { rememberOrigin, takeOrigin } from './login-origin.ts';

function storageWith(origin: string | null) {
  return { getItem: () => origin, removeItem: vi.fn() };
}

test('a guarded route is returned to with its query and mark (S2.4)', () => {
  const locationState = rememberOrigin({ pathname: '/orders/o1', search: '?from=mail', hash: '#pay' });
  expect(takeOrigin({ locationState, storage: storageWith(null) })).toBe('/orders/o1?from=mail#pay');
});

test('where the session ended is returned to, once (S2.4)', () => {
  const storage = storageWith('/custom-orders/c1');
  expect(takeOrigin({ locationState: null, storage })).toBe('/custom-orders/c1');
  expect(storage.removeItem).toHaveBeenCalledWith('login-origin');
});

test('without an origin the way leads home', () => {
  expect(takeOrigin({ locationState: null, storage: storageWith(null) })).toBe('/');
});

describe('an origin that is not a page of the shop', () => {
  test.each([
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https://elsewhere.example/',
    'javascript:alert(1)',
    7,
  ])('%j leads home', (origin) => {
    expect(takeOrigin({ locationState: { origin }, storage: storageWith(null) })).toBe('/');
  });

  test.each(['/login', '/login?next=1'])('%j would go round for ever and leads home', (origin) => {
    expect(takeOrigin({ locationState: null, storage: storageWith(origin) })).toBe('/');
  });
});

test('a browser that forbids storage still gets home', () => {
  const storage = {
    getItem: () => {
      throw new DOMException('Access denied', 'SecurityError');
    },
    removeItem: () => {},
  };
  expect(takeOrigin({ locationState: null, storage })).toBe('/');
});
