import { expect, test } from 'vitest';
import { isStaffAccess } from '../../domain/users/roles.ts';
import { listEndpoints } from '../features/api-docs/list-endpoints.ts';

/** Said once more than in the contract: a slip there would let the desk write off money, or a rider read the takings. */
const NOT_FOR_ALL_STAFF = {
  owner: [
    'DELETE /api/admin/invitations/:id',
    'DELETE /api/admin/kitchen-devices/:id',
    'DELETE /api/admin/samples',
    'GET /api/admin/invitations',
    'GET /api/admin/kitchen-devices',
    'GET /api/admin/orders/export',
    'POST /api/admin/customers/import',
    'POST /api/admin/dashboard/opening',
    'POST /api/admin/invitations',
    'POST /api/admin/invitations/:id/link',
    'POST /api/admin/kitchen-devices',
    'POST /api/admin/people/erase',
    'POST /api/admin/people/export',
    'PUT /api/admin/users/:id/role',
  ],
  administrator: [
    'DELETE /api/admin/calendar/days/:day',
    'DELETE /api/admin/content/posts/:id',
    'DELETE /api/admin/users/:id/pin',
    'DELETE /api/products/:id',
    'GET /api/admin/audit',
    'GET /api/admin/audit/export',
    'GET /api/admin/brand',
    'GET /api/admin/cart-reminder-settings',
    'GET /api/admin/categories',
    'GET /api/admin/codes',
    'GET /api/admin/codes/:id/csv',
    'GET /api/admin/content/facts',
    'GET /api/admin/content/pages',
    'GET /api/admin/content/pages/:slug',
    'GET /api/admin/content/pages/:slug/revisions',
    'GET /api/admin/content/posts',
    'GET /api/admin/content/posts/:id',
    'GET /api/admin/content/posts/:id/revisions',
    'GET /api/admin/dashboard',
    'GET /api/admin/delivery-terms',
    'GET /api/admin/home-page',
    'GET /api/admin/products',
    'GET /api/admin/products/:id',
    'GET /api/admin/products/table/export',
    'GET /api/admin/reports',
    'GET /api/admin/reports/export',
    'GET /api/admin/review-settings',
    'GET /api/admin/samples',
    'GET /api/admin/security-log',
    'GET /api/admin/settings/notifications',
    'GET /api/admin/settings/readiness',
    'GET /api/admin/settings/services',
    'GET /api/admin/settings/unsent-mails',
    'GET /api/admin/shop',
    'GET /api/admin/staff',
    'GET /api/admin/users/:id/audit',
    'POST /api/admin/brand/logo',
    'POST /api/admin/brand/undo',
    'POST /api/admin/cash-counts',
    'POST /api/admin/categories/forget-name',
    'POST /api/admin/categories/merge',
    'POST /api/admin/categories/rename',
    'POST /api/admin/codes',
    'POST /api/admin/content/posts',
    'POST /api/admin/content/posts/:id/restore',
    'POST /api/admin/content/preview',
    'POST /api/admin/orders/:id/adjustments',
    'POST /api/admin/orders/:id/adjustments/:writeOffId/void',
    'POST /api/admin/orders/:id/refunds/:refundId/put-back',
    'POST /api/admin/orders/:id/refunds/:refundId/sent',
    'POST /api/admin/orders/:id/release',
    'POST /api/admin/pictures',
    'POST /api/admin/products/bulk',
    'POST /api/admin/products/bulk/:id/undo',
    'POST /api/admin/products/table/import',
    'POST /api/admin/reviews/:id/gallery',
    'POST /api/admin/samples',
    'POST /api/admin/settings/test-mail',
    'POST /api/admin/settings/unsent-mails/:id/reopen',
    'POST /api/admin/settings/unsent-mails/:id/settle',
    'POST /api/admin/settings/unsent-mails/send',
    'POST /api/admin/shelf/items/remove',
    'POST /api/admin/users/:id/disable',
    'POST /api/admin/users/:id/enable',
    'POST /api/admin/users/:id/sign-out-everywhere',
    'POST /api/admin/vouchers/:id/void',
    'POST /api/products',
    'PUT /api/admin/brand',
    'PUT /api/admin/calendar',
    'PUT /api/admin/calendar/days/:day',
    'PUT /api/admin/cart-reminder-settings',
    'PUT /api/admin/categories/order',
    'PUT /api/admin/categories/picture',
    'PUT /api/admin/codes/:id',
    'PUT /api/admin/content/pages/:slug',
    'PUT /api/admin/content/posts/:id',
    'PUT /api/admin/dashboard/first-steps',
    'PUT /api/admin/delivery-terms',
    'PUT /api/admin/designer/price-list',
    'PUT /api/admin/home-page',
    'PUT /api/admin/review-settings',
    'PUT /api/admin/shelf/items',
    'PUT /api/admin/shelf/terms',
    'PUT /api/admin/shop',
    'PUT /api/admin/voucher-settings',
    'PUT /api/products/:id',
  ],
};

const endpoints = await listEndpoints();
const listOf = (chosen: string) =>
  endpoints
    .filter(({ access }) => access === chosen)
    .map(({ method, path }) => `${method} ${path}`)
    .toSorted();

test.each(['owner', 'administrator'] as const)(
  'what is for the %s stays theirs until somebody says otherwise here, too (P35.1)',
  (access) => {
    expect(listOf(access)).toEqual(NOT_FOR_ALL_STAFF[access]);
  },
);

test('nothing of the office is open to customers (S6.4)', () => {
  const office = endpoints.filter(({ path }) => path.startsWith('/api/admin/'));
  expect(office.filter(({ access }) => !isStaffAccess(access)).map(({ path }) => path)).toEqual([]);
});
