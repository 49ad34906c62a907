import { TrieRouter } from 'hono/router/trie-router';

/**
 * Who may call what; a call that is not listed does not exist.
 *
 * - `anyone`: also nobody in particular. A bearer token may come along, and must be good then.
 * - `identity`: the provider's own calls, open to anyone. It looks at its cookie itself; bearer tokens are not looked at.
 * - `cookie`: whoever holds a session's cookie. For what cannot carry a token, and writes nothing.
 * - `customer`: whoever is signed in, by bearer token. Rows that belong to somebody are found through their owner alone.
 * - `signed`: a machine of a partner that signs what it sends, or whoever holds a key that we have signed. The handler checks
 *   that; no cookie is looked at.
 * - `administrator`: by bearer token, and by what the database says at this moment.
 */
export type Access = 'anyone' | 'identity' | 'cookie' | 'signed' | 'customer' | 'administrator';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type AccessRow = readonly [method: Method, path: `/${string}`, access: Access];

/** Where calls are; what stands elsewhere is a page or a file. */
export const GUARDED_PATHS = ['/api/*', '/notifications/*'] as const;

export const ACCESS_TABLE: readonly AccessRow[] = [
  ['GET', '/api/shop', 'anyone'],
  ['GET', '/api/openapi.json', 'anyone'],
  ['GET', '/api/docs', 'anyone'],
  ['GET', '/api/docs/style.css', 'anyone'],

  ['POST', '/api/auth/sign-up/email', 'identity'],
  ['POST', '/api/auth/verify-email', 'identity'],
  ['POST', '/api/auth/sign-in/email', 'identity'],
  ['POST', '/api/auth/sign-in/social', 'identity'],
  ['GET', '/api/auth/callback/google', 'identity'],
  ['POST', '/api/auth/sign-out', 'identity'],
  ['GET', '/api/auth/get-session', 'identity'],
  ['GET', '/api/auth/jwks', 'identity'],
  ['POST', '/api/auth/request-password-reset', 'identity'],
  ['POST', '/api/auth/reset-password', 'identity'],
  ['GET', '/api/auth/token', 'cookie'],
  ['POST', '/api/auth/change-password', 'customer'],

  ['GET', '/api/session/options', 'anyone'],
  ['GET', '/api/session', 'customer'],
  ['POST', '/api/session/extend', 'customer'],

  ['GET', '/api/account', 'customer'],
  ['PATCH', '/api/account', 'customer'],
  ['DELETE', '/api/account', 'customer'],
  ['POST', '/api/account/export', 'customer'],
  ['GET', '/api/account/addresses', 'customer'],
  ['POST', '/api/account/addresses', 'customer'],
  ['PUT', '/api/account/addresses/:id', 'customer'],
  ['DELETE', '/api/account/addresses/:id', 'customer'],
  ['GET', '/api/account/sessions', 'customer'],
  ['DELETE', '/api/account/sessions', 'customer'],
  ['DELETE', '/api/account/sessions/:id', 'customer'],
  ['GET', '/api/account/notification-choices', 'customer'],
  ['PUT', '/api/account/notification-choices', 'customer'],
  ['GET', '/api/account/quiet-hours', 'customer'],
  ['PUT', '/api/account/quiet-hours', 'customer'],

  // At the root, because the specification says so.
  ['GET', '/notifications', 'customer'],
  ['GET', '/notifications/unread', 'customer'],
  ['PATCH', '/notifications/mark-all-read', 'customer'],
  ['PATCH', '/notifications/:id/read', 'customer'],
  ['GET', '/api/push', 'anyone'],
  ['PUT', '/api/push/subscription', 'customer'],
  ['DELETE', '/api/push/subscription', 'customer'],
  // The key in the mail is signed. Mail programs send neither cookie nor origin.
  ['GET', '/api/unsubscribe', 'signed'],
  ['POST', '/api/unsubscribe', 'signed'],
  ['DELETE', '/api/unsubscribe', 'signed'],

  ['GET', '/api/products', 'anyone'],
  ['GET', '/api/products/:id', 'anyone'],
  ['GET', '/api/search/suggestions', 'anyone'],
  ['GET', '/api/search/search', 'anyone'],
  ['POST', '/api/products', 'administrator'],
  ['PUT', '/api/products/:id', 'administrator'],
  ['DELETE', '/api/products/:id', 'administrator'],
  ['GET', '/api/admin/products', 'administrator'],
  ['GET', '/api/admin/products/:id', 'administrator'],
  ['POST', '/api/admin/products/bulk', 'administrator'],
  ['POST', '/api/admin/products/bulk/:id/undo', 'administrator'],
  ['GET', '/api/admin/products/table/export', 'administrator'],
  ['POST', '/api/admin/products/table/import', 'administrator'],

  ['GET', '/api/cart', 'customer'],
  ['PUT', '/api/cart', 'customer'],
  ['POST', '/api/cart/merge', 'customer'],
  ['GET', '/api/cart/products', 'anyone'],

  ['POST', '/api/admin/pictures', 'administrator'],

  ['GET', '/api/designer/price-list', 'anyone'],
  ['PUT', '/api/admin/designer/price-list', 'administrator'],
  ['POST', '/api/custom-orders/pictures', 'customer'],
  ['POST', '/api/custom-orders', 'customer'],
  ['GET', '/api/custom-orders', 'customer'],
  ['GET', '/api/custom-orders/:id', 'customer'],
  ['POST', '/api/custom-orders/:id/messages', 'customer'],
  ['POST', '/api/custom-orders/:id/withdraw', 'customer'],
  ['POST', '/api/custom-orders/:id/accept', 'customer'],
  ['GET', '/api/admin/custom-orders', 'administrator'],
  ['GET', '/api/admin/custom-orders/:id', 'administrator'],
  ['POST', '/api/admin/custom-orders/:id/quotes', 'administrator'],
  ['POST', '/api/admin/custom-orders/:id/decline', 'administrator'],
  ['POST', '/api/admin/custom-orders/:id/messages', 'administrator'],

  ['GET', '/api/availability', 'anyone'],
  ['GET', '/api/delivery-terms', 'anyone'],
  // An order is found by its owner's account or by the cookie of its tracking link, and by nothing else.
  ['POST', '/api/orders', 'anyone'],
  ['GET', '/api/orders', 'customer'],
  ['GET', '/api/orders/:id', 'anyone'],
  ['POST', '/api/orders/:id/cancel', 'anyone'],
  ['POST', '/api/orders/:id/move', 'anyone'],
  ['POST', '/api/orders/:id/claim', 'customer'],
  ['POST', '/api/orders/:id/payments', 'anyone'],
  ['POST', '/api/orders/:id/payments/check', 'anyone'],
  ['POST', '/api/orders/:id/transfer', 'anyone'],
  ['POST', '/api/tracked-orders', 'anyone'],
  ['DELETE', '/api/tracked-orders/:id', 'anyone'],
  ['GET', '/api/payments/options', 'anyone'],
  // Signed by the provider; nobody else's word counts.
  ['POST', '/api/payments/paystack', 'signed'],
  // Its cookies say who listens; without any there is nothing to hear.
  ['GET', '/api/events', 'anyone'],
  ['GET', '/api/admin/calendar', 'administrator'],
  ['PUT', '/api/admin/calendar', 'administrator'],
  ['PUT', '/api/admin/calendar/days/:day', 'administrator'],
  ['DELETE', '/api/admin/calendar/days/:day', 'administrator'],
  ['PUT', '/api/admin/delivery-terms', 'administrator'],

  ['GET', '/api/admin/orders', 'administrator'],
  ['POST', '/api/admin/orders', 'administrator'],
  ['GET', '/api/admin/orders/board', 'administrator'],
  ['GET', '/api/admin/orders/export', 'administrator'],
  ['POST', '/api/admin/orders/steps', 'administrator'],
  ['GET', '/api/admin/orders/:id', 'administrator'],
  ['POST', '/api/admin/orders/:id/steps', 'administrator'],
  ['POST', '/api/admin/orders/:id/move', 'administrator'],
  ['POST', '/api/admin/orders/:id/notes', 'administrator'],
  ['POST', '/api/admin/orders/:id/take-up', 'administrator'],
  ['POST', '/api/admin/orders/:id/payments', 'administrator'],
  ['POST', '/api/admin/orders/:id/refunds', 'administrator'],
  ['POST', '/api/admin/orders/:id/adjustments', 'administrator'],
  ['GET', '/api/admin/kitchen', 'administrator'],
  ['GET', '/api/admin/kitchen/:id', 'administrator'],
  ['POST', '/api/admin/kitchen/:id/stage', 'administrator'],
  ['GET', '/api/admin/order-views', 'administrator'],
  ['POST', '/api/admin/order-views', 'administrator'],
  ['DELETE', '/api/admin/order-views/:id', 'administrator'],

  ['GET', '/api/contact/form', 'anyone'],
  ['POST', '/api/contact', 'anyone'],
  ['GET', '/api/admin/contact-messages', 'administrator'],
  ['POST', '/api/admin/contact-messages/:id/settle', 'administrator'],
  ['POST', '/api/admin/contact-messages/:id/reopen', 'administrator'],

  ['GET', '/api/admin/dashboard', 'administrator'],
  ['GET', '/api/admin/dashboard/waiting', 'administrator'],
  ['GET', '/api/admin/lookup', 'administrator'],
  ['GET', '/api/admin/shop', 'administrator'],
  ['PUT', '/api/admin/shop', 'administrator'],
  ['POST', '/api/admin/settings/test-mail', 'administrator'],
  ['GET', '/api/admin/settings/told', 'administrator'],
  ['GET', '/api/admin/settings/unsent-mails', 'administrator'],
  ['POST', '/api/admin/settings/unsent-mails/send', 'administrator'],
  ['POST', '/api/admin/settings/unsent-mails/:id/settle', 'administrator'],
  ['POST', '/api/admin/settings/unsent-mails/:id/reopen', 'administrator'],
  ['GET', '/api/admin/audit', 'administrator'],

  ['GET', '/api/admin/content/posts', 'administrator'],
  ['POST', '/api/admin/content/posts', 'administrator'],
  ['GET', '/api/admin/content/posts/:id', 'administrator'],
  ['PUT', '/api/admin/content/posts/:id', 'administrator'],
  ['DELETE', '/api/admin/content/posts/:id', 'administrator'],
  ['POST', '/api/admin/content/posts/:id/restore', 'administrator'],
  ['GET', '/api/admin/content/posts/:id/revisions', 'administrator'],
  ['GET', '/api/admin/content/pages', 'administrator'],
  ['GET', '/api/admin/content/pages/:slug', 'administrator'],
  ['PUT', '/api/admin/content/pages/:slug', 'administrator'],
  ['GET', '/api/admin/content/pages/:slug/revisions', 'administrator'],
  ['POST', '/api/admin/content/preview', 'administrator'],
  ['GET', '/api/admin/content/facts', 'administrator'],

  ['GET', '/api/admin/users', 'administrator'],
  ['GET', '/api/admin/users/:id', 'administrator'],
  ['GET', '/api/admin/users/:id/audit', 'administrator'],
  ['POST', '/api/admin/users/:id/grant-admin', 'administrator'],
  ['POST', '/api/admin/users/:id/revoke-admin', 'administrator'],
  ['POST', '/api/admin/users/:id/disable', 'administrator'],
  ['POST', '/api/admin/users/:id/enable', 'administrator'],
  ['POST', '/api/admin/users/:id/sign-out-everywhere', 'administrator'],
];

/** Finds the row by the same rules by which the app finds the handler. */
export function createAccessFinder(table: readonly AccessRow[]) {
  const router = new TrieRouter<Access>();
  for (const [method, path, access] of table) router.add(method, path, access);
  return (method: string, path: string): Access | undefined => {
    const [matches] = router.match(method === 'HEAD' ? 'GET' : method, path);
    return matches[0]?.[0];
  };
}
