import { readOwnPath, tryStorage } from './login-origin.ts';

const CONFIRMATION_ORIGIN_KEY = 'confirmation-origin';

type StoragePage = { readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> };

/** The mailed link opens in a tab of its own, which knows nothing of where somebody was going when they registered. */
export function keepConfirmationOrigin(page: StoragePage, origin: string): void {
  tryStorage(() => page.localStorage.setItem(CONFIRMATION_ORIGIN_KEY, origin));
}

/** Where to go after the address is confirmed, once; to the new account where this browser remembers nothing better than home. */
export function takeConfirmationOrigin(page: StoragePage): string {
  const origin = tryStorage(() => page.localStorage.getItem(CONFIRMATION_ORIGIN_KEY));
  tryStorage(() => page.localStorage.removeItem(CONFIRMATION_ORIGIN_KEY));
  const path = readOwnPath(origin) ?? '/';
  return path === '/' ? '/account' : path;
}
