import { availableParallelism } from 'node:os';
import type { Challenge } from '../../../contract/sessions.ts';
import {
  findSessionEndpoint,
  finishGoogleSignInEndpoint,
  readKeySetEndpoint,
  readTokenEndpoint,
  signInEndpoint,
  signInWithGoogleEndpoint,
  signOutEndpoint,
} from '../../../contract/sessions.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import { passCookies, toIdentityRequest } from '../../http/identity-request.ts';
import type { KnownBrowsers } from '../../http/known-browsers.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import type { SecurityLog } from '../../http/security-log.ts';
import { serve } from '../../http/serve.ts';
import { countGoogleSignIn, countSignIn, countToken, listGuesses } from '../../http/sign-in-limits.ts';
import { createWorkLine } from '../../http/work-line.ts';
import { type IdentityPort, SECOND_STEP_NEEDED } from '../../ports/identity.ts';

const NO_GOOGLE = refuse('not_found', 'no_google', 'This shop doesn’t offer Google sign-in.');
/**
 * A password takes some tenths of a second of a processor, on one of the few threads that also read files. Browsers that have signed
 * in before have a line of their own: strangers from a thousand networks keep nobody waiting but each other. On two processors
 * one at once, so that guessing never takes the one that answers pages.
 */
const PASSWORD_CHECKS = { atOnce: availableParallelism() > 2 ? 2 : 1, waitingMax: 30 };
const WITHOUT_SUCCESS = '/login?problem=google';

export type SignInRoutesParts = {
  readonly identity: IdentityPort;
  readonly rateLimiter: RateLimiter;
  readonly knownBrowsers: KnownBrowsers;
  readonly securityLog: SecurityLog;
  /** Ends the session that this browser had before. */
  readonly endReplacedSession: (headers: Headers) => Promise<void>;
  /** For an account whose password was right. */
  readonly beginSecondStep: (email: string, isRemembered: boolean) => Promise<Challenge>;
};

/** In, out, and the token that says who is in: at the identity library's own paths. */
export function createSignInRoutes(parts: SignInRoutesParts) {
  const { identity, rateLimiter, knownBrowsers, securityLog } = parts;
  const strangersLine = createWorkLine(PASSWORD_CHECKS);
  const knownLine = createWorkLine(PASSWORD_CHECKS);
  return [
    serve(signInEndpoint, async ({ c, body: { email, password, rememberMe: isRemembered } }) => {
      const clientAddress = c.get('clientAddress');
      const browser = knownBrowsers.find(c, email);
      const attempts = countSignIn({ email, clientAddress, browser });
      const tooMany = await rateLimiter.refuse(c, attempts);
      if (tooMany) return tooMany;
      const forgetAttempts = () =>
        Promise.all([...attempts, ...listGuesses(email, clientAddress)].map(rateLimiter.forget));

      const line = browser === undefined ? strangersLine : knownLine;
      const checked = await line.run(() =>
        identity.signIn({ email, password, isRemembered }, toIdentityRequest(c)),
      );
      if (!checked.ok) return checked;
      const signedIn = checked.value;
      if (!signedIn.ok && signedIn.refusal.code === SECOND_STEP_NEEDED) {
        await forgetAttempts();
        return accept({ user: null, secondStep: await parts.beginSecondStep(email, isRemembered) });
      }
      if (!signedIn.ok) {
        await securityLog.record(c, {
          kind: 'sign_in_refused',
          email,
          details: { why: signedIn.refusal.code },
        });
        return signedIn;
      }
      const { user, cookies } = signedIn.value;
      await forgetAttempts();
      await parts.endReplacedSession(c.req.raw.headers);
      passCookies(c, cookies);
      await securityLog.recordSignIn(c, {
        userId: user.id,
        email,
        way: 'password',
        isKnown: browser !== undefined,
      });
      knownBrowsers.remember(c, email);
      return accept({ user });
    }),

    serve(signInWithGoogleEndpoint, async ({ c, body }) => {
      if (!identity.google) return NO_GOOGLE;
      const tooMany = await rateLimiter.refuse(c, countGoogleSignIn(c.get('clientAddress')));
      if (tooMany) return tooMany;
      const begun = await identity.google.begin(body.callbackURL, toIdentityRequest(c));
      if (!begun.ok) return begun;
      passCookies(c, begun.value.cookies);
      return accept({ url: begun.value.url });
    }),

    serve(finishGoogleSignInEndpoint, async ({ c }) => {
      const { search } = new URL(c.req.url);
      const finished = await identity.google?.finish(search, toIdentityRequest(c));
      passCookies(c, finished?.cookies ?? []);
      return c.redirect(finished?.location ?? WITHOUT_SUCCESS);
    }),

    serve(signOutEndpoint, async ({ c }) => {
      const { cookies } = await identity.signOut(toIdentityRequest(c));
      passCookies(c, cookies);
      return accept({ success: true });
    }),

    serve(findSessionEndpoint, async ({ c }) => accept(await identity.findSession(toIdentityRequest(c)))),

    serve(readTokenEndpoint, async ({ c }) => {
      const request = toIdentityRequest(c);
      const session = identity.readCookieMark(request.headers);
      // Whoever has no session gets no token, however often they ask: they do not wait for each other.
      const tooMany = await rateLimiter.refuse(c, session === undefined ? [] : [countToken(session)]);
      if (tooMany) return tooMany;
      const token = await identity.mintToken(request);
      return token.ok ? accept({ token: token.value }) : token;
    }),

    serve(readKeySetEndpoint, async () => accept(await identity.readKeySet())),
  ];
}
