import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import { ONLINE_CHANNELS } from '../domain/payments/ways.ts';
import type { AppParts } from './app-parts.ts';
import { SANDBOX_PATH } from './choose-payments.ts';
import { createApiDocsRoutes } from './features/api-docs/api-docs.routes.ts';
import { createCartRoutes } from './features/cart/cart.routes.ts';
import { findProducts } from './features/catalogue/administration/find-products.ts';
import {
  createProductAdministrationRoutes,
  createProductWriteRoutes,
} from './features/catalogue/administration/product-administration.routes.ts';
import { createBulkRoutes } from './features/catalogue/bulk/bulk.routes.ts';
import { createCatalogueRoutes } from './features/catalogue/catalogue.routes.ts';
import { createProductTableRoutes } from './features/catalogue/table/table.routes.ts';
import { createContactRoutes } from './features/contact/contact.routes.ts';
import { createContactDeskRoutes } from './features/contact/contact-desk.routes.ts';
import {
  exportContactMessages,
  forgetContactMessages,
} from './features/contact/personal-contact-messages.ts';
import { createContentDeskRoutes } from './features/content/administration/content-desk.routes.ts';
import { REFERENCE_UPLOADS } from './features/custom-orders/custom-order-limits.ts';
import { createCustomOrderRoutes } from './features/custom-orders/custom-orders.routes.ts';
import { createCustomOrderDeskRoutes } from './features/custom-orders/desk/custom-order-desk.routes.ts';
import { findCustomOrders } from './features/custom-orders/desk/find-custom-orders.ts';
import { exportCustomOrders } from './features/custom-orders/export-custom-orders.ts';
import { forgetCustomOrders } from './features/custom-orders/forget-customer.ts';
import { listAgreements } from './features/custom-orders/list-agreements.ts';
import { createCakePictureRoutes } from './features/custom-orders/pictures/cake-pictures.routes.ts';
import { createCakeComposer } from './features/custom-orders/pictures/compose-cake.ts';
import {
  createPriceListAdministrationRoutes,
  createPriceListRoutes,
} from './features/custom-orders/price-list/price-list.routes.ts';
import { readPriceList } from './features/custom-orders/price-list/price-list.store.ts';
import { holdCustomOrderOf } from './features/custom-orders/steps/follow-taken-up-order.ts';
import { createDashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { createDevMailRoutes } from './features/dev-mail/dev-mail.routes.ts';
import { createDiscoveryRoutes } from './features/discovery/discovery.routes.ts';
import { createEventRoutes } from './features/events/events.routes.ts';
import { createLookupRoutes } from './features/lookup/lookup.routes.ts';
import { createNotificationRoutes } from './features/notifications/notifications.routes.ts';
import { createUnsubscribeRoutes } from './features/notifications/unsubscribe.routes.ts';
import { createCalendarRoutes } from './features/orders/calendar/calendar.routes.ts';
import {
  createDeliveryTermsAdministrationRoutes,
  createDeliveryTermsRoutes,
} from './features/orders/calendar/delivery-terms.routes.ts';
import { lookAtDays } from './features/orders/calendar/look-at-days.ts';
import { createDeskRoutes } from './features/orders/desk/desk.routes.ts';
import { findOrders } from './features/orders/desk/find-orders.ts';
import { createOrderViewRoutes } from './features/orders/desk/order-views.routes.ts';
import { respondDeskOrder } from './features/orders/desk/respond-desk-order.ts';
import { exportOrders } from './features/orders/export-orders.ts';
import { countNeedingOrders } from './features/orders/figures/count-attention.ts';
import { createOrderFigures } from './features/orders/figures/order-figures.ts';
import { createKitchenRoutes } from './features/orders/kitchen/kitchen.routes.ts';
import { createOrderRoutes } from './features/orders/orders.routes.ts';
import { createPaymentDeskRoutes } from './features/orders/payments/payment-desk.routes.ts';
import {
  createPaymentOptionRoutes,
  createPaymentRoutes,
} from './features/orders/payments/payments.routes.ts';
import { createWebhookRoutes } from './features/orders/payments/webhook.routes.ts';
import { placeQuotedOrder } from './features/orders/placing/place-quoted-order.ts';
import { createAvailabilityRoutes } from './features/orders/slots/availability.routes.ts';
import { listTrackedOrders } from './features/orders/tracking/list-tracked-orders.ts';
import { createTrackedOrderRoutes } from './features/orders/tracking/tracked-orders.routes.ts';
import { createPictureUploadRoutes, createRenditionRoutes } from './features/pictures/pictures.routes.ts';
import { createPushRoutes } from './features/push/push.routes.ts';
import { createSearchRoutes } from './features/search/search.routes.ts';
import { createSessionRoutes } from './features/sessions/session.routes.ts';
import { findActor } from './features/sessions/sessions.store.ts';
import { createSignInRoutes } from './features/sessions/sign-in.routes.ts';
import { createAuditRoutes } from './features/settings/audit.routes.ts';
import { createSettingsRoutes } from './features/settings/settings.routes.ts';
import { createShopRoutes } from './features/shop/shop.routes.ts';
import { createShopAdministrationRoutes } from './features/shop/shop-administration.routes.ts';
import { createAccountRoutes } from './features/users/account/account.routes.ts';
import { createAdministrationRoutes } from './features/users/administration/administration.routes.ts';
import { findCustomers } from './features/users/administration/find-customers.ts';
import { createRegistrationRoutes } from './features/users/registration/registration.routes.ts';
import { guardAccess } from './http/access-guard.ts';
import { ACCESS_TABLE, GUARDED_PATHS } from './http/access-table.ts';
import type { AppEnvironment } from './http/app-environment.ts';
import { createAuthentication } from './http/authentication.ts';
import { noteClientAddress } from './http/client-address.ts';
import { guardDemoTools } from './http/demo-tools.ts';
import { createHealthRoutes } from './http/health.routes.ts';
import { toResponse } from './http/kept-answer.ts';
import { limitAddress, limitBody, limitTime } from './http/limits.ts';
import { recordRequests } from './http/record-request.ts';
import { respondRefusal } from './http/refusal-response.ts';
import { addDataHeaders } from './http/security-headers.ts';
import { showOwnChanges } from './http/show-own-changes.ts';
import { MAIL_COLOURS } from './mails/mail-colours.ts';
import { createSandboxRoutes } from './paystack-sandbox/sandbox.routes.ts';
import { IdentityFault, PASSWORDS_UNAVAILABLE } from './ports/identity.ts';
import { queuePasswordRemoval } from './queue-password-removal.ts';

const API_TIME_LIMIT_MS = 20_000;

export type App = ReturnType<typeof createApp>;

/** Every feature wired by name. `app.request()` serves tests without a socket. */
export function createApp(parts: AppParts) {
  const app = new Hono<AppEnvironment>();

  app.use(recordRequests(parts.log, parts.metrics));
  app.use(limitAddress);
  const authentication = createAuthentication({
    identity: parts.identity,
    findActor: (sessionId) => findActor(parts.db, sessionId, new Date()),
  });
  const mayUseDemoTools = guardDemoTools({ ...parts, authentication });
  const guard = [
    limitBody,
    limitTime(API_TIME_LIMIT_MS),
    compress(),
    addDataHeaders(parts.publicUrl),
    noteClientAddress(parts.trustedProxies),
    guardAccess({ table: ACCESS_TABLE, authentication, ownOrigins: parts.ownOrigins }),
    showOwnChanges(parts.catchUp),
  ];
  for (const path of GUARDED_PATHS) app.use(path, ...guard);

  app.route(
    '/',
    createHealthRoutes({ ...parts, mayUseDemoTools, isCatalogueStale: parts.catalogue.isStale }),
  );
  app.route('/api/shop', createShopRoutes(parts.readShopProfile));
  app.route('/api/auth', createSignInRoutes(parts));
  app.route('/api/auth', createRegistrationRoutes(parts));
  app.route('/api/session', createSessionRoutes(parts));
  app.route(
    '/api/account',
    createAccountRoutes({
      ...parts,
      exports: {
        orders: (userId) => exportOrders(parts.db, userId, parts.readClock()),
        customOrders: (userId) => exportCustomOrders(parts.db, userId, parts.readClock()),
        contactMessages: (email) => exportContactMessages(parts.db, email),
      },
      forgetCustomOrders: (tx, userId) => forgetCustomOrders(tx, userId, parts.readClock()),
      forgetPassword: async (tx, userId) => {
        if (parts.identity.hosted) await queuePasswordRemoval(tx, userId);
      },
      forgetContactMessages,
    }),
  );
  app.route('/api/products', createCatalogueRoutes(parts.catalogue.answers));
  app.route('/api/products', createProductWriteRoutes(parts.db));
  app.route('/api/search', createSearchRoutes(parts.search));
  const onlineChannels = parts.payments ? ONLINE_CHANNELS : [];
  const isSecure = parts.publicUrl.startsWith('https://');
  const orderParts = { ...parts, onlineChannels, readPriceList, isSecure };
  const moneyParts = { ...parts, shopEmail: () => parts.readShopProfile().email };
  app.route('/api/availability', createAvailabilityRoutes({ ...parts, readPriceList }));
  app.route('/api/delivery-terms', createDeliveryTermsRoutes(parts.db));
  app.route('/api/orders', createOrderRoutes(orderParts));
  app.route('/api/orders', createPaymentRoutes(moneyParts));
  app.route('/api/payments', createPaymentOptionRoutes(onlineChannels));
  app.route('/api/payments', createWebhookRoutes(parts));
  app.route('/api/tracked-orders', createTrackedOrderRoutes(orderParts));
  app.route(
    '/api/events',
    createEventRoutes({
      ...parts,
      authentication,
      listTrackedOrders: (c) => listTrackedOrders(parts.db, c),
    }),
  );
  app.route('/api/admin/calendar', createCalendarRoutes(parts));
  app.route('/api/admin/delivery-terms', createDeliveryTermsAdministrationRoutes(parts.db));
  app.route('/api/admin/orders', createDeskRoutes(orderParts));
  app.route(
    '/api/admin/orders',
    createPaymentDeskRoutes({
      ...parts,
      holdOrigin: holdCustomOrderOf,
      respondOrder: (c, orderId) => respondDeskOrder(c, orderId, parts),
    }),
  );
  app.route('/api/admin/kitchen', createKitchenRoutes({ ...orderParts, listAgreements }));
  app.route('/api/admin/order-views', createOrderViewRoutes(parts.db));
  app.route('/api/admin/products', createProductAdministrationRoutes(parts.db));
  app.route('/api/admin/products/bulk', createBulkRoutes(parts));
  app.route('/api/admin/products/table', createProductTableRoutes(parts));
  app.route(
    '/api/cart',
    createCartRoutes({ db: parts.db, findProduct: parts.catalogue.findProduct, readPriceList }),
  );
  app.route('/api/admin/pictures', createPictureUploadRoutes(parts));
  app.route('/api/designer', createPriceListRoutes(parts.db));
  app.route('/api/admin/designer', createPriceListAdministrationRoutes(parts.db));
  app.route(
    '/api/custom-orders/pictures',
    createPictureUploadRoutes({ ...parts, uploads: REFERENCE_UPLOADS }),
  );
  app.route(
    '/api/custom-orders',
    createCustomOrderRoutes({
      ...parts,
      placeQuotedOrder: (wanted) => placeQuotedOrder(orderParts, wanted),
    }),
  );
  app.route('/notifications', createNotificationRoutes(parts));
  app.route('/api/push', createPushRoutes(parts));
  app.route('/api/unsubscribe', createUnsubscribeRoutes(parts));
  app.route('/api/admin/custom-orders', createCustomOrderDeskRoutes({ ...parts, lookAtDays }));
  app.route('/api/contact', createContactRoutes(parts));
  app.route('/api/admin/contact-messages', createContactDeskRoutes(parts));
  app.route(
    '/api/admin/dashboard',
    createDashboardRoutes({ ...parts, readOrderFigures: createOrderFigures(), countNeedingOrders }),
  );
  app.route(
    '/api/admin/lookup',
    createLookupRoutes({
      orders: (q, limit) => findOrders(parts.db, q, limit, parts.readClock()),
      customOrders: (q, limit) => findCustomOrders(parts.db, q, limit, parts.readClock()),
      products: (q, limit) => findProducts(parts.db, q, limit),
      customers: (q, limit) => findCustomers(parts.db, q, limit),
    }),
  );
  app.route('/api/admin/shop', createShopAdministrationRoutes(parts.db));
  app.route('/api/admin/settings', createSettingsRoutes(parts));
  app.route('/api/admin/audit', createAuditRoutes(parts.db));
  app.route('/api/admin/content', createContentDeskRoutes(parts));
  app.route('/api/admin/users', createAdministrationRoutes(parts.db));
  app.route('/pictures', createRenditionRoutes(parts.pictures));
  app.route(
    '/',
    createDiscoveryRoutes({ ...parts, ...parts.pictures, findProduct: parts.catalogue.findProduct }),
  );
  app.use('/cake-pictures/*', noteClientAddress(parts.trustedProxies));
  app.route(
    '/cake-pictures',
    createCakePictureRoutes({ ...parts, ...parts.pictures, compose: createCakeComposer().compose }),
  );
  const plainPages = { ...parts, palette: MAIL_COLOURS, assetPaths: [...parts.staticFiles.keys()] };
  app.route('/api', createApiDocsRoutes({ ...plainPages, accessTable: ACCESS_TABLE }));
  if (parts.demoMailbox) {
    app.route('/dev', createDevMailRoutes({ ...plainPages, mayUseDemoTools, mailbox: parts.demoMailbox }));
  }
  if (parts.demoSandbox) {
    app.route(SANDBOX_PATH, createSandboxRoutes({ ...plainPages, sandbox: parts.demoSandbox }));
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
    if (error instanceof IdentityFault) {
      parts.log.error({ reason: error.message, requestId: c.get('requestId') }, 'Nobody checks passwords');
      return respondRefusal(c, PASSWORDS_UNAVAILABLE.refusal);
    }
    parts.log.error({ err: error, requestId: c.get('requestId') }, 'A request failed');
    return c.json({ message: 'Something went wrong on our side. Please try again.', code: 'fault' }, 500);
  });

  return app;
}
