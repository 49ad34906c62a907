import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { BRAND_PATH } from '../domain/shop/brand/brand.ts';
import { createApi } from './api.ts';
import { listFollowedRequests } from './features/custom-orders/links/request-links.ts';
import { createCakePictureRoutes } from './features/custom-orders/pictures/cake-pictures.routes.ts';
import { createCakeComposer } from './features/custom-orders/pictures/compose-cake.ts';
import { createDevMailRoutes } from './features/dev-mail/dev-mail.routes.ts';
import { createDiscoveryRoutes } from './features/discovery/discovery.routes.ts';
import { createRenditionRoutes } from './features/pictures/pictures.routes.ts';
import { findActor } from './features/sessions/sessions.store.ts';
import { createBrandFileRoutes } from './features/shop/brand/brand.routes.ts';
import { readDeviceActor } from './features/users/devices/device-actor.ts';
import { createFactorSecrets } from './features/users/second-factor/factor-secrets.ts';
import { GUARDED_PATHS, guardAccess } from './http/access-guard.ts';
import type { AppEnvironment } from './http/app-environment.ts';
import { createAuthentication } from './http/authentication.ts';
import { toResponse } from './http/cached-answer.ts';
import { noteClientAddress } from './http/client-address.ts';
import { closeSandbox, guardDemoTools } from './http/demo-tools.ts';
import { createHealthRoutes } from './http/health.routes.ts';
import { limitAddress, limitBody, limitTime } from './http/limits.ts';
import { recordRequests } from './http/record-request.ts';
import { respondRefusal } from './http/refusal-response.ts';
import { respondToFaults } from './http/respond-to-fault.ts';
import { addDataHeaders, addDefaultHeaders } from './http/security-headers.ts';
import { addEndpoints } from './http/serve.ts';
import { showOwnChanges } from './http/show-own-changes.ts';
import { MAIL_COLOURS } from './mails/mail-colours.ts';
import { waitPage } from './pages/fault-page.ts';
import { createSandboxRoutes } from './paystack-sandbox/sandbox.routes.ts';
import type { AppParts } from './start/app-parts.ts';
import { SANDBOX_PATH } from './start/choose-payments.ts';

const API_TIME_LIMIT_MS = 20_000;

export type App = ReturnType<typeof createApp>;

/** Every feature wired by name. `app.request()` serves tests without a socket. */
export function createApp(parts: AppParts) {
  const app = new Hono<AppEnvironment>();

  app.use(recordRequests(parts.log, parts.metrics, parts.tracer));
  app.use(addDefaultHeaders);
  app.use(limitAddress);
  const factorSecrets = createFactorSecrets(parts.factorSecret);
  const authentication = createAuthentication({
    identity: parts.identity,
    findActor: (sessionId) => findActor(parts.db, sessionId, new Date()),
    readDevice: (headers, isWrite) => readDeviceActor({ db: parts.db, factorSecrets }, headers, isWrite),
  });
  const api = createApi(parts, authentication);
  const mayUseDemoTools = guardDemoTools({ ...parts, authentication });
  const guard = [
    limitBody,
    // Outside of the time limit: what is given up goes on for a while and must not touch an answer that was sent.
    compress(),
    limitTime(API_TIME_LIMIT_MS),
    addDataHeaders,
    noteClientAddress(parts.trustedProxies),
    guardAccess({
      endpoints: api.map(({ endpoint }) => endpoint),
      authentication,
      ownOrigins: parts.ownOrigins,
      isShopOpen: () => !parts.readShopProfile().isNotYetOpen,
      // A demo's visitors have no authenticator app at hand, and nothing to protect.
      demandsSecondFactor: !parts.demo,
      noteRefusal: (c, { userId, path }) =>
        parts.securityLog.record(c, { kind: 'permission_refused', userId, details: { path } }),
    }),
    showOwnChanges(parts.catchUp),
  ];
  for (const path of GUARDED_PATHS) app.use(path, ...guard);
  addEndpoints(app, api, parts.callsAtOnce);

  app.route(
    '/',
    createHealthRoutes({ ...parts, mayUseDemoTools, isCatalogueStale: parts.catalogue.isStale }),
  );
  app.route(
    '/pictures',
    createRenditionRoutes({
      pictures: parts.pictures,
      authentication,
      listFollowedRequests: (c) => listFollowedRequests(parts.db, c),
    }),
  );
  app.route(
    '/',
    createDiscoveryRoutes({
      ...parts,
      ...parts.pictures,
      findProduct: parts.catalogue.findProduct,
      readBrandMark: () => parts.brandFiles.readMark(),
    }),
  );
  app.route(BRAND_PATH, createBrandFileRoutes(parts));
  app.use('/cake-pictures/*', noteClientAddress(parts.trustedProxies));
  app.route(
    '/cake-pictures',
    createCakePictureRoutes({ ...parts, ...parts.pictures, compose: createCakeComposer().compose }),
  );
  const plainPages = { ...parts, palette: MAIL_COLOURS, assetPaths: [...parts.staticFiles.keys()] };
  if (parts.demoMailbox) {
    app.route('/dev', createDevMailRoutes({ ...plainPages, mayUseDemoTools, mailbox: parts.demoMailbox }));
  }
  if (parts.demoSandbox) {
    app.use(`${SANDBOX_PATH}/pay/*`, closeSandbox(mayUseDemoTools));
    app.use(`${SANDBOX_PATH}/dashboard`, closeSandbox(mayUseDemoTools));
    app.route(SANDBOX_PATH, createSandboxRoutes({ ...plainPages, sandbox: parts.demoSandbox }));
  }

  app.all('/api/*', (c) =>
    respondRefusal(c, {
      kind: 'not_found',
      code: 'no_such_address',
      message: 'There’s nothing at this address.',
    }),
  );

  app.on(['GET', 'HEAD'], '*', async (c) => {
    const file = parts.staticFiles.get(c.req.path);
    if (file) return toResponse(file, c.req.raw);
    return parts.respondWithPage(c.req.raw, {
      requestId: c.get('requestId'),
      clientAddress: c.get('clientAddress'),
      async isOfStaff() {
        const actor = await authentication.readCookie(c.req.raw.headers);
        return actor.ok && actor.value.role !== null;
      },
    });
  });
  app.all('*', (c) => {
    c.header('allow', 'GET, HEAD');
    return c.json({ message: 'This address can only be read.', code: 'method_not_allowed' }, 405);
  });

  app.onError(respondToFaults({ ...parts, writePage: waitPage }));

  return app;
}
