import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import type { ShopProfile } from '../domain/shop/profile.ts';
import type { Database } from './database/database.ts';
import { createDevMailRoutes } from './features/dev-mail/dev-mail.routes.ts';
import { createSessionRoutes } from './features/sessions/session.routes.ts';
import { findActor } from './features/sessions/sessions.store.ts';
import { createSignInRoutes } from './features/sessions/sign-in.routes.ts';
import { createShopRoutes } from './features/shop/shop.routes.ts';
import { createAccountRoutes } from './features/users/account/account.routes.ts';
import { createAdministrationRoutes } from './features/users/administration/administration.routes.ts';
import { createRegistrationRoutes } from './features/users/registration/registration.routes.ts';
import { guardAccess } from './http/access-guard.ts';
import { ACCESS_TABLE } from './http/access-table.ts';
import type { AppEnvironment } from './http/app-environment.ts';
import { createAuthentication } from './http/authentication.ts';
import { noteClientAddress } from './http/client-address.ts';
import { createHealthRoutes, type HealthOptions } from './http/health.routes.ts';
import { toResponse } from './http/kept-answer.ts';
import { limitAddress, limitBody, limitTime } from './http/limits.ts';
import type { RateLimiter } from './http/rate-limit.ts';
import { recordRequests } from './http/record-request.ts';
import { respondRefusal } from './http/refusal-response.ts';
import { COMMON_SECURITY_HEADERS, DATA_POLICY, transportHeaders } from './http/security-headers.ts';
import type { StaticFiles } from './http/static-files.ts';
import { MAIL_COLOURS } from './mails/mail-colours.ts';
import type { IdentityPort } from './ports/identity.ts';
import type { Mailbox } from './ports/mail.ts';

const API_TIME_LIMIT_MS = 20_000;

export type AppParts = HealthOptions & {
  readonly log: Logger;
  readonly publicUrl: string;
  readonly ownOrigins: readonly string[];
  readonly trustedProxies: number;
  readonly db: Database;
  readonly identity: IdentityPort;
  readonly rateLimiter: RateLimiter;
  readonly runInBackground: (work: Promise<unknown>) => void;
  readonly readShopProfile: () => ShopProfile;
  readonly staticFiles: StaticFiles;
  /** The demo alone lets everyone read its mails. */
  readonly demoMailbox: Mailbox | undefined;
  readonly respondWithPage: (request: Request, requestId: string) => Promise<Response>;
};

export type App = ReturnType<typeof createApp>;

/** Every feature wired by name. `app.request()` serves tests without a socket. */
export function createApp(parts: AppParts) {
  const app = new Hono<AppEnvironment>();

  app.use(recordRequests(parts.log, parts.metrics));
  app.use(limitAddress);
  app.use('/api/*', limitBody, limitTime(API_TIME_LIMIT_MS), compress(), async (c, next) => {
    await next();
    const headers = {
      ...COMMON_SECURITY_HEADERS,
      ...transportHeaders(parts.publicUrl),
      'content-security-policy': DATA_POLICY,
    };
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
  });

  const authentication = createAuthentication({
    identity: parts.identity,
    findActor: (sessionId) => findActor(parts.db, sessionId, new Date()),
  });
  app.use(
    '/api/*',
    noteClientAddress(parts.trustedProxies),
    guardAccess({ table: ACCESS_TABLE, authentication, ownOrigins: parts.ownOrigins }),
  );

  app.route('/', createHealthRoutes(parts));
  app.route('/api/shop', createShopRoutes(parts.readShopProfile));
  app.route('/api/auth', createSignInRoutes(parts));
  app.route('/api/auth', createRegistrationRoutes(parts));
  app.route('/api/session', createSessionRoutes(parts));
  app.route('/api/account', createAccountRoutes(parts));
  app.route('/api/admin/users', createAdministrationRoutes(parts.db));
  if (parts.demoMailbox) {
    const assetPaths = [...parts.staticFiles.keys()];
    const mailbox = parts.demoMailbox;
    app.route('/dev', createDevMailRoutes({ ...parts, mailbox, palette: MAIL_COLOURS, assetPaths }));
  }

  app.all('/api/*', (c) =>
    respondRefusal(c, {
      kind: 'not_found',
      code: 'no_such_address',
      message: 'There is nothing at this address.',
    }),
  );

  app.on(['GET', 'HEAD'], '*', async (c) => {
    const file = parts.staticFiles.get(c.req.path);
    return file ? toResponse(file, c.req.raw) : parts.respondWithPage(c.req.raw, c.get('requestId'));
  });
  app.all('*', (c) => {
    c.header('allow', 'GET, HEAD');
    return c.json({ message: 'This address can only be read.', code: 'method_not_allowed' }, 405);
  });

  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status < 500) {
      return c.json({ message: 'The request could not be understood.', code: 'bad_request' }, error.status);
    }
    parts.log.error({ err: error, requestId: c.get('requestId') }, 'A request failed');
    return c.json({ message: 'Something went wrong on our side. Please try again.', code: 'fault' }, 500);
  });

  return app;
}
