import { isLoopbackName } from './loopback-name.ts';

export const DATABASE_WITHOUT_TLS =
  'DATABASE_URL names another machine without TLS, so whoever is in between reads everything: add ?sslmode=verify-full, or set DATABASE_PLAINTEXT=1 if that network is yours alone.';

/** Another machine, and nothing said about TLS that would demand it. */
export function isReadOnTheWay({ hostname, searchParams }: URL): boolean {
  if (hostname === '' || isLoopbackName(hostname)) return false;
  return !/^(?:require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? '');
}
