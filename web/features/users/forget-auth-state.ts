const AUTH_STATE_KEY = 'authState';

type BrowserStorages = Readonly<Record<'localStorage' | 'sessionStorage', Pick<Storage, 'removeItem'>>>;

/** A page load starts without stored knowledge of who is signed in; the shop itself stores none. */
export function forgetStoredAuthState(page: BrowserStorages): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      page[name].removeItem(AUTH_STATE_KEY);
    } catch {
      // Storage can be forbidden; then nothing is stored in it either.
    }
  }
}
