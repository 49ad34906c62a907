import type { Context, MiddlewareHandler } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import type { Endpoint } from '../../contract/endpoint.ts';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import { checkFreshProof } from '../../domain/sessions/fresh-proof.ts';
import { NOT_YET_OPEN } from '../../domain/shop/opening.ts';
import { SECOND_FACTOR_OVERDUE } from '../../domain/users/demanded-factor.ts';
import { isStaffAccess, mayUse, refuseRole } from '../../domain/users/roles.ts';
import type { Actor, AppEnvironment } from './app-environment.ts';
import { type Authentication, UNAUTHENTICATED } from './authentication.ts';
import { isReading } from './reading-methods.ts';
import { respondRefusal } from './refusal-response.ts';
import { CROSS_SITE, isSameOrigin } from './same-origin.ts';

const NO_SUCH_ADDRESS = refuse('not_found', 'no_such_address', 'There’s nothing at this address.').refusal;
export const NOT_AN_ADMINISTRATOR = refuseRole('administrator');

/** Where calls are; what stands elsewhere is a page or a file. */
export const GUARDED_PATHS = ['/api/*', '/notifications/*'] as const;

type Guarded = Pick<Endpoint, 'method' | 'path' | 'access' | 'proof' | 'needsOpenShop'>;

export type AccessGuardParts = {
  readonly endpoints: readonly Guarded[];
  readonly authentication: Authentication;
  readonly ownOrigins: readonly string[];
  /** Left out: the shop is open. */
  readonly isShopOpen?: () => boolean;
  /** Left out: staff are asked for none. */
  readonly demandsSecondFactor?: boolean;
  /** For whoever has to find out later who tried what. */
  readonly noteRefusal?: (
    c: Context<AppEnvironment>,
    refused: { readonly userId: string; readonly path: string },
  ) => Promise<void>;
};

/** Stands before every call of the API and lets through whom its endpoint admits. What no endpoint declares does not exist. */
export function guardAccess({
  endpoints,
  authentication,
  ownOrigins,
  isShopOpen = () => true,
  demandsSecondFactor = false,
  noteRefusal,
}: AccessGuardParts): MiddlewareHandler<AppEnvironment> {
  const findGuarded = createGuardFinder(endpoints);

  async function admit(
    { access, proof }: Guarded,
    headers: Headers,
    isWrite: boolean,
  ): Promise<Result<Actor | undefined> & { readonly deniedTo?: string }> {
    if (access === 'identity') return accept(undefined);
    if (access === 'cookie') return authentication.readCookie(headers);
    const claimed = await authentication.readToken(headers);
    if (!claimed.ok) return claimed;
    if (!claimed.value) {
      if (access === 'anyone') return claimed;
      const device = access === 'kitchen' ? await authentication.readDevice(headers, isWrite) : undefined;
      return device ?? UNAUTHENTICATED;
    }
    if (!isWrite && !isStaffAccess(access) && !proof) return claimed;
    const confirmed = await authentication.confirm(claimed.value);
    if (!confirmed.ok) return confirmed;
    if (isStaffAccess(access) && !mayUse(confirmed.value.role, access)) {
      return { ...refuseRole(access), deniedTo: confirmed.value.userId };
    }
    if (isStaffAccess(access) && demandsSecondFactor && confirmed.value.isSecondFactorOverdue) {
      return SECOND_FACTOR_OVERDUE;
    }
    const fresh = proof ? checkFreshProof(confirmed.value.provenAt, new Date()) : confirmed;
    return fresh.ok ? confirmed : fresh;
  }

  return async (c, next) => {
    const { method, path } = c.req;
    const { headers } = c.req.raw;
    const guarded = findGuarded(method, path);
    if (!guarded) return respondRefusal(c, NO_SUCH_ADDRESS);
    const isWrite = !isReading(method);
    if (guarded.access === 'signed') return next();
    if (isWrite && !isSameOrigin(headers, ownOrigins)) return respondRefusal(c, CROSS_SITE);
    const admitted = await admit(guarded, headers, isWrite);
    if (!admitted.ok) {
      if (admitted.deniedTo) await noteRefusal?.(c, { userId: admitted.deniedTo, path: guarded.path });
      return respondRefusal(c, admitted.refusal);
    }
    if (guarded.needsOpenShop && !isShopOpen() && !admitted.value?.role) {
      return respondRefusal(c, NOT_YET_OPEN.refusal);
    }
    c.set('actor', admitted.value);
    return next();
  };
}

/** Finds the endpoint by the same rules by which the app finds the handler. */
export function createGuardFinder(endpoints: readonly Guarded[]) {
  const router = new TrieRouter<Guarded>();
  for (const guarded of endpoints) router.add(guarded.method, guarded.path, guarded);
  return (method: string, path: string): Guarded | undefined => {
    const [matches] = router.match(method === 'HEAD' ? 'GET' : method, path);
    return matches[0]?.[0];
  };
}
