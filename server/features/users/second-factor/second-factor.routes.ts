import type { Context } from 'hono';
import {
  addPasskeyEndpoint,
  beginAuthenticatorEndpoint,
  beginPasskeyEndpoint,
  beginPasskeySignInEndpoint,
  beginProofEndpoint,
  confirmAuthenticatorEndpoint,
  proveEndpoint,
  readSecurityEndpoint,
  removeAuthenticatorEndpoint,
  removePasskeyEndpoint,
  replaceRecoveryCodesEndpoint,
  takeSecondStepEndpoint,
} from '../../../../contract/second-factor.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { isId } from '../../../http/id-parameter.ts';
import { passCookies, toIdentityRequest } from '../../../http/identity-request.ts';
import type { KnownBrowsers } from '../../../http/known-browsers.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import type { SecurityLog } from '../../../http/security-log.ts';
import { serve } from '../../../http/serve.ts';
import { countGoogleSignIn } from '../../../http/sign-in-limits.ts';
import { notifyPerson } from '../../../jobs/queue-security-notices.ts';
import type { IdentityPort } from '../../../ports/identity.ts';
import { hasPassword } from '../account/account.store.ts';
import { beginChallenge, CHALLENGE_ENDED, type FactorParts } from './challenges.ts';
import { countProofBegun, countSecondStep } from './factor-limits.ts';
import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  confirmAuthenticator,
  readSecurity,
  removeAuthenticator,
  removePasskey,
  replaceRecoveryCodes,
} from './manage-factors.ts';
import { proveAgain } from './prove-again.ts';
import { takeAttempt } from './second-factors.store.ts';
import { takeSecondStep } from './take-second-step.ts';

const NO_SUCH_PASSKEY = refuse('not_found', 'no_second_factor', 'This passkey has already been removed.');

export type SecondFactorRoutesParts = FactorParts & {
  readonly identity: IdentityPort;
  readonly rateLimiter: RateLimiter;
  readonly knownBrowsers: KnownBrowsers;
  readonly securityLog: SecurityLog;
  /** Ends the session that this browser had before. */
  readonly endReplacedSession: (headers: Headers) => Promise<void>;
};

/** What is asked for besides a password: at sign-in, before what cannot be taken back, and where it is set up. */
export function createSecondFactorRoutes(parts: SecondFactorRoutesParts) {
  return [...createProofRoutes(parts), ...createFactorRoutes(parts)];
}

function createProofRoutes(parts: SecondFactorRoutesParts) {
  const { db, identity, rateLimiter, knownBrowsers, securityLog } = parts;
  return [
    serve(beginPasskeySignInEndpoint, async ({ c }) => {
      const tooMany = await rateLimiter.refuse(c, countGoogleSignIn(c.get('clientAddress')));
      if (tooMany) return tooMany;
      return accept(await beginChallenge(parts, { userId: null, purpose: 'sign-in' }, new Date()));
    }),

    serve(takeSecondStepEndpoint, async ({ c, body }) => {
      const now = new Date();
      const challenge = await takeAttempt(db, { id: body.challenge, purpose: 'sign-in' }, now);
      if (!challenge) return CHALLENGE_ENDED;
      const attempts = challenge.userId === null ? [] : [countSecondStep(challenge.userId)];
      const tooMany = await rateLimiter.refuse(c, attempts);
      if (tooMany) return tooMany;
      const taken = await takeSecondStep(parts, challenge, body, now);
      if (!taken.ok) {
        await securityLog.record(c, { kind: 'second_step_refused', userId: challenge.userId });
        return taken;
      }
      const { userId, kind, email, isRemembered } = taken.value;
      await Promise.all(attempts.map(rateLimiter.forget));
      await parts.endReplacedSession(c.req.raw.headers);
      const opened = await identity.openSession(userId, toIdentityRequest(c), { isRemembered });
      passCookies(c, opened.cookies);
      await securityLog.recordSignIn(c, {
        userId,
        email,
        way: kind,
        isKnown: knownBrowsers.find(c, email) !== undefined,
      });
      if (kind === 'recovery') await notifyPerson(db, userId, 'recovery_code_used');
      knownBrowsers.remember(c, email);
      return accept({ user: opened.user });
    }),

    serve(beginProofEndpoint, async ({ c, actor: { userId } }) => {
      const tooMany = await rateLimiter.refuse(c, [countProofBegun(userId)]);
      if (tooMany) return tooMany;
      const challenge = await beginChallenge(parts, { userId, purpose: 'proof' }, new Date());
      const hasFactor = challenge.takesCode || challenge.passkeyOptions !== null;
      return accept({ ...challenge, takesPassword: !hasFactor && (await hasPassword(db, userId)) });
    }),

    serve(proveEndpoint, async ({ c, actor, body }) => {
      const tooMany = await rateLimiter.refuse(c, [countSecondStep(actor.userId)]);
      if (tooMany) return tooMany;
      const proven = await proveAgain(parts, actor, body, new Date());
      const kind = proven.ok ? 'proof' : 'proof_refused';
      await securityLog.record(c, { kind, userId: actor.userId });
      if (proven.ok) await rateLimiter.forget(countSecondStep(actor.userId));
      return proven;
    }),
  ];
}

function createFactorRoutes(parts: SecondFactorRoutesParts) {
  const { rateLimiter } = parts;
  const note = async <Changed>(
    c: Context<AppEnvironment>,
    userId: string,
    what: string,
    change: Promise<Result<Changed>>,
  ): Promise<Result<Changed>> => {
    const changed = await change;
    if (changed.ok) {
      await parts.securityLog.record(c, { kind: 'second_factor_changed', userId, details: { what } });
    }
    return changed;
  };
  return [
    serve(readSecurityEndpoint, async ({ actor }) => accept(await readSecurity(parts, actor.userId))),

    serve(beginAuthenticatorEndpoint, ({ actor }) => beginAuthenticator(parts, actor)),

    serve(confirmAuthenticatorEndpoint, async ({ c, actor, body }) => {
      const tooMany = await rateLimiter.refuse(c, [countSecondStep(actor.userId)]);
      if (tooMany) return tooMany;
      const confirming = confirmAuthenticator(parts, actor.userId, body.code, new Date());
      const confirmed = await note(c, actor.userId, 'authenticator added', confirming);
      if (confirmed.ok) await rateLimiter.forget(countSecondStep(actor.userId));
      return confirmed;
    }),

    serve(removeAuthenticatorEndpoint, ({ c, actor: { userId } }) =>
      note(c, userId, 'authenticator removed', removeAuthenticator(parts, userId)),
    ),

    serve(replaceRecoveryCodesEndpoint, ({ c, actor: { userId } }) =>
      note(c, userId, 'recovery codes replaced', replaceRecoveryCodes(parts, userId)),
    ),

    serve(beginPasskeyEndpoint, ({ actor }) => beginPasskey(parts, actor.userId, new Date())),

    serve(addPasskeyEndpoint, ({ c, actor: { userId }, body }) =>
      note(c, userId, 'passkey added', addPasskey(parts, userId, body, new Date())),
    ),

    serve(removePasskeyEndpoint, ({ c, actor: { userId }, params }) =>
      isId(params.id)
        ? note(c, userId, 'passkey removed', removePasskey(parts, userId, params.id))
        : NO_SUCH_PASSKEY,
    ),
  ];
}
