import { expect, test, vi } from 'vitest';
import { goToLogin, LOGIN_ORIGIN_KEY } from './go-to-login.ts';

function setUpPage(pathname: string, search = '', hash = '') {
  return { location: { pathname, search, hash, assign: vi.fn() }, sessionStorage: { setItem: vi.fn() } };
}

test('the visitor goes to /login and where they were is remembered (S8.1)', () => {
  const page = setUpPage('/orders/o1', '?tab=receipt', '#total');
  goToLogin(page);
  expect(page.location.assign).toHaveBeenCalledExactlyOnceWith('/login');
  expect(page.sessionStorage.setItem).toHaveBeenCalledExactlyOnceWith(
    LOGIN_ORIGIN_KEY,
    '/orders/o1?tab=receipt#total',
  );
});

test('on /login already, nothing is loaded or remembered', () => {
  const page = setUpPage('/login', '?reason=expired');
  goToLogin(page);
  expect(page.location.assign).not.toHaveBeenCalled();
  expect(page.sessionStorage.setItem).not.toHaveBeenCalled();
});

test('a browser that forbids storage still goes to /login (S8.1)', () => {
  const { location } = setUpPage('/orders');
  goToLogin({
    location,
    get sessionStorage(): Storage {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/login');
});
