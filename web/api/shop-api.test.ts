import { afterEach, expect, test, vi } from 'vitest';
import { ROLE_REQUIRED } from '../../domain/users/roles.ts';
import { backgroundApi, leaveCalmly, setTokenSource, shopApi } from './shop-api.ts';
import { signedOutTokens } from './token-source.ts';

function openPage(fetch: typeof window.fetch) {
  const page = {
    fetch,
    location: { pathname: '/orders', search: '', hash: '', assign: vi.fn() },
    sessionStorage: { setItem: vi.fn() },
  };
  vi.stubGlobal('window', page);
  return page;
}

afterEach(() => {
  setTokenSource(signedOutTokens);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the client can be imported where there is no window', () => {
  expect('window' in globalThis).toBe(false);
  expect(shopApi.call).toBeTypeOf('function');
});

test("requests go through the window's fetch with the tokens identity handed over (S7.1)", async () => {
  const fetch = vi.fn(async () => Response.json({ name: 'Our bakery' }));
  openPage(fetch);
  setTokenSource({ currentToken: () => 'token-1', refreshToken: async () => 'token-2' });
  expect(await shopApi.request({ path: '/api/shop' })).toEqual({ name: 'Our bakery' });
  const [address, init] = fetch.mock.lastCall as unknown as [string, RequestInit];
  expect(address).toBe('/api/shop');
  expect(new Headers(init.headers).get('authorization')).toBe('Bearer token-1');
});

test('a 401 for somebody who is not signed in is logged and leads to /login (S8.1, S8.3)', async () => {
  const page = openPage(async () => Response.json({ message: 'Sign in first.' }, { status: 401 }));
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await expect(shopApi.request({ path: '/api/orders' })).rejects.toThrow('Sign in first.');
  expect(page.location.assign).toHaveBeenCalledExactlyOnceWith('/login');
  expect(page.sessionStorage.setItem).toHaveBeenCalledExactlyOnceWith('login-origin', '/orders');
  expect(logged.mock.calls.map(([words]) => words)).toEqual(['Token refresh failed', 'Unauthorized access']);
});

test('what is refused as for administrators alone has the token renewed, which says who one is by now (P12.4)', async () => {
  openPage(async () =>
    Response.json({ message: 'Only administrators can do this.', code: ROLE_REQUIRED }, { status: 403 }),
  );
  const refreshToken = vi.fn(async () => 'token-2');
  setTokenSource({ currentToken: () => 'token-1', refreshToken });
  await expect(shopApi.request({ path: '/api/admin/users' })).rejects.toThrow(
    'Only administrators can do this.',
  );
  expect(refreshToken).toHaveBeenCalledTimes(1);
});

test('a refused call in the background takes nobody away from their page', async () => {
  const page = openPage(async () => Response.json({ message: 'Your session has ended.' }, { status: 401 }));
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(backgroundApi.request({ method: 'POST', path: '/api/session/extend' })).rejects.toThrow(
    'Your session has ended.',
  );
  expect(page.location.assign).not.toHaveBeenCalled();
});

test('a call that is refused to somebody who is just leaving does not send them to sign in again', async () => {
  const page = openPage(async () => Response.json({ message: 'Sign in first.' }, { status: 401 }));
  vi.spyOn(console, 'error').mockReturnValue();
  await leaveCalmly(async () => {
    await expect(shopApi.request({ path: '/api/orders' })).rejects.toThrow('Sign in first.');
  });
  expect(page.location.assign).not.toHaveBeenCalled();
  expect(page.sessionStorage.setItem).not.toHaveBeenCalled();
  await expect(shopApi.request({ path: '/api/orders' })).rejects.toThrow('Sign in first.');
  expect(page.location.assign).toHaveBeenCalledExactlyOnceWith('/login');
});
