import { isAdministratorRole, STAFF_ROLES, type StaffRole } from '../../../domain/users/roles.ts';
import { LOGIN_ORIGIN_KEY } from '../../api/go-to-login.ts';

type Place = { readonly pathname: string; readonly search: string; readonly hash: string };

const ANY_ORIGIN = 'http://any.invalid';
/** Nobody means to return to one of these, and the login screen itself would go round for ever. */
const ACCESS_PATHS = [
  '/login',
  '/register',
  '/confirmemail',
  '/newemail',
  '/forgotpassword',
  '/resetpassword',
];

/** The state to give a navigation to the login screen. */
export function rememberOrigin({ pathname, search, hash }: Place): { readonly origin: string } {
  return { origin: `${pathname}${search}${hash}` };
}

/** Touched only when it is read: a browser that forbids storage refuses already to hand it out. */
type StoragePage = { readonly sessionStorage: Pick<Storage, 'getItem' | 'removeItem'> };

type OriginSources = {
  /** Set by a guarded route on the way here. */
  readonly locationState: unknown;
  /** Its storage is written by the API client when the session ended; it leaves the page altogether. */
  readonly page: StoragePage;
};

/** Where to go after signing in; home when nobody remembered anything better. */
export function findOrigin({ locationState, page }: OriginSources): string {
  const remembered = [readState(locationState), readStored(page)];
  return remembered.map(readOwnPath).find((path) => path !== undefined) ?? '/';
}

/** The same, once: what was stored is gone then. */
export function takeOrigin(sources: OriginSources): string {
  const origin = findOrigin(sources);
  tryStorage(() => sources.page.sessionStorage.removeItem(LOGIN_ORIGIN_KEY));
  return origin;
}

/**
 * Where somebody gets to who has signed in. The shop front is no destination for whoever works here: administrators begin with
 * the dashboard, everybody else, for whom that is no place either, with the first screen of their role.
 */
export function chooseArrival(origin: string, role: StaffRole | null): string {
  if (role === null) return origin;
  if (isAdministratorRole(role)) return origin === '/' ? '/admin' : origin;
  return origin === '/' || origin === '/admin' ? '/staff' : origin;
}

/**
 * Where another site sends back to that signs somebody in, before it is known whom: where their role decides it the login page
 * sends them on, as it does after a password.
 */
export function chooseReturn(origin: string): string {
  const isDecidedByRole = STAFF_ROLES.some((role) => chooseArrival(origin, role) !== origin);
  return isDecidedByRole ? '/login' : origin;
}

/** Whether a call to the API found the session ended and left the page for the login screen. */
export function hasStoredOrigin(page: StoragePage): boolean {
  return readStored(page) !== null;
}

function readState(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'origin' in state ? state.origin : undefined;
}

function readStored(page: StoragePage): string | null {
  return tryStorage(() => page.sessionStorage.getItem(LOGIN_ORIGIN_KEY)) ?? null;
}

/** Storage can be full or forbidden. */
export function tryStorage<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Read as a browser would: `//elsewhere.example` and `/\elsewhere.example` are other sites, and a tab in between changes nothing about it. */
export function readOwnPath(origin: unknown): string | undefined {
  if (typeof origin !== 'string' || !origin.startsWith('/') || !URL.canParse(origin, ANY_ORIGIN))
    return undefined;
  const address = new URL(origin, ANY_ORIGIN);
  if (address.origin !== ANY_ORIGIN || ACCESS_PATHS.includes(address.pathname)) return undefined;
  return `${address.pathname}${address.search}${address.hash}`;
}
