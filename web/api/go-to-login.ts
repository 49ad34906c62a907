/** Where in the session storage the login screen finds the address to return to after signing in. */
export const LOGIN_ORIGIN_KEY = 'login-origin';

const LOGIN_PATH = '/login';

type Page = {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash' | 'assign'>;
  readonly sessionStorage: Pick<Storage, 'setItem'>;
};

/** Leaves for the login screen and remembers where the visitor was. On the login screen itself it stays, or it would go round for ever. */
export function goToLogin(page: Page): void {
  const { pathname, search, hash } = page.location;
  if (pathname === LOGIN_PATH) return;
  try {
    page.sessionStorage.setItem(LOGIN_ORIGIN_KEY, `${pathname}${search}${hash}`);
  } catch {
    // Storage can be full or forbidden; the visitor then starts from the home page after signing in.
  }
  page.location.assign(LOGIN_PATH);
}
