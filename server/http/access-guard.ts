import type { MiddlewareHandler } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import type { Access, Endpoint } from '../../contract/endpoint.ts';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import { ADMINISTRATORS_ONLY } from '../../domain/users/administrators.ts';
import type { Actor, AppEnvironment } from './app-environment.ts';
import { type Authentication, UNAUTHENTICATED } from './authentication.ts';
import { isReading } from './reading-methods.ts';
import { respondRefusal } from './refusal-response.ts';
import { CROSS_SITE, isSameOrigin } from './same-origin.ts';

const NO_SUCH_ADDRESS = refuse('not_found', 'no_such_address', 'There is nothing at this address.').refusal;
export const NOT_AN_ADMINISTRATOR = refuse(
  'forbidden',
  ADMINISTRATORS_ONLY,
  'Only administrators may do this.',
);

/** Where calls are; what stands elsewhere is a page or a file. */
export const GUARDED_PATHS = ['/api/*', '/notifications/*'] as const;

type Guarded = Pick<Endpoint, 'method' | 'path' | 'access'>;

export type AccessGuardParts = {
  readonly endpoints: readonly Guarded[];
  readonly authentication: Authentication;
  readonly ownOrigins: readonly string[];
};

/** Stands before every call of the API and lets through whom its endpoint admits. What no endpoint declares does not exist. */
export function guardAccess({
  endpoints,
  authentication,
  ownOrigins,
}: AccessGuardParts): MiddlewareHandler<AppEnvironment> {
  const findAccess = createAccessFinder(endpoints);

  async function admit(
    access: Access,
    headers: Headers,
    isWrite: boolean,
  ): Promise<Result<Actor | undefined>> {
    if (access === 'identity') return accept(undefined);
    if (access === 'cookie') return authentication.readCookie(headers);
    const claimed = await authentication.readToken(headers);
    if (!claimed.ok) return claimed;
    if (!claimed.value) return access === 'anyone' ? claimed : UNAUTHENTICATED;
    if (!isWrite && access !== 'administrator') return claimed;
    const confirmed = await authentication.confirm(claimed.value);
    if (!confirmed.ok) return confirmed;
    return access === 'administrator' && !confirmed.value.isAdmin ? NOT_AN_ADMINISTRATOR : confirmed;
  }

  return async (c, next) => {
    const { method, path } = c.req;
    const { headers } = c.req.raw;
    const access = findAccess(method, path);
    if (!access) return respondRefusal(c, NO_SUCH_ADDRESS);
    const isWrite = !isReading(method);
    if (access === 'signed') return next();
    if (isWrite && !isSameOrigin(headers, ownOrigins)) return respondRefusal(c, CROSS_SITE);
    const admitted = await admit(access, headers, isWrite);
    if (!admitted.ok) return respondRefusal(c, admitted.refusal);
    c.set('actor', admitted.value);
    return next();
  };
}

/** Finds the endpoint by the same rules by which the app finds the handler. */
export function createAccessFinder(endpoints: readonly Guarded[]) {
  const router = new TrieRouter<Access>();
  for (const { method, path, access } of endpoints) router.add(method, path, access);
  return (method: string, path: string): Access | undefined => {
    const [matches] = router.match(method === 'HEAD' ? 'GET' : method, path);
    return matches[0]?.[0];
  };
}
