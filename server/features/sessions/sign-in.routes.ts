import { Hono } from 'hono';
import { signInEndpoint, signInWithGoogleEndpoint } from '../../../contract/sessions.ts';
import { refuse } from '../../../domain/refusal.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { passCookies, toIdentityRequest } from '../../http/identity-request.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { readJson } from '../../http/read-json.ts';
import { respondRefusal } from '../../http/refusal-response.ts';
import type { IdentityPort } from '../../ports/identity.ts';
import { countGoogleSignIn, countSignIn, countToken } from './sign-in-limits.ts';

const NO_GOOGLE = refuse(
  'not_found',
  'no_google',
  'This shop does not offer to sign in with Google.',
).refusal;
const WITHOUT_SUCCESS = '/login?problem=google';

export type SignInRoutesParts = { readonly identity: IdentityPort; readonly rateLimiter: RateLimiter };

/** In, out, and the token that says who is in: at the identity library's own paths. */
export function createSignInRoutes({ identity, rateLimiter }: SignInRoutesParts) {
  return new Hono<AppEnvironment>()
    .post('/sign-in/email', async (c) => {
      const body = await readJson(c, signInEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const { email, password, rememberMe: isRemembered } = body.value;
      const attempts = countSignIn(email, c.get('clientAddress'));
      const tooMany = await rateLimiter.refuse(c, Object.values(attempts));
      if (tooMany) return tooMany;

      const signedIn = await identity.signIn({ email, password, isRemembered }, toIdentityRequest(c));
      if (!signedIn.ok) return respondRefusal(c, signedIn.refusal);
      await Promise.all([attempts.byEmailAndNetwork, attempts.byEmail].map(rateLimiter.forget));
      passCookies(c, signedIn.value.cookies);
      return c.json({ user: signedIn.value.user });
    })

    .post('/sign-in/social', async (c) => {
      const body = await readJson(c, signInWithGoogleEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      if (!identity.google) return respondRefusal(c, NO_GOOGLE);
      const tooMany = await rateLimiter.refuse(c, [countGoogleSignIn(c.get('clientAddress'))]);
      if (tooMany) return tooMany;
      const begun = await identity.google.begin(body.value.callbackURL, toIdentityRequest(c));
      if (!begun.ok) return respondRefusal(c, begun.refusal);
      passCookies(c, begun.value.cookies);
      return c.json({ url: begun.value.url });
    })

    .get('/callback/google', async (c) => {
      const { search } = new URL(c.req.url);
      const finished = await identity.google?.finish(search, toIdentityRequest(c));
      passCookies(c, finished?.cookies ?? []);
      return c.redirect(finished?.location ?? WITHOUT_SUCCESS);
    })

    .post('/sign-out', async (c) => {
      const { cookies } = await identity.signOut(toIdentityRequest(c));
      passCookies(c, cookies);
      return c.json({ success: true });
    })

    .get('/get-session', async (c) => c.json(await identity.findSession(toIdentityRequest(c))))

    .get('/token', async (c) => {
      const request = toIdentityRequest(c);
      const session = identity.readCookieMark(request.headers);
      // Whoever has no session gets no token, however often they ask: they do not wait for each other.
      const tooMany = await rateLimiter.refuse(c, session === undefined ? [] : [countToken(session)]);
      if (tooMany) return tooMany;
      const token = await identity.mintToken(request);
      return token.ok ? c.json({ token: token.value }) : respondRefusal(c, token.refusal);
    })

    .get('/jwks', async (c) => c.json(await identity.readKeySet()));
}
