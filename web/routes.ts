import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { MOVED_ADDRESSES } from './moved-addresses.ts';

const STAFF_PAGES = [
  ['orders', 'features/orders/admin/admin-orders-page.tsx'],
  ['orders/new', 'features/orders/admin/admin-new-order-page.tsx'],
  ['orders/:id', 'features/orders/admin/admin-order-page.tsx'],
  ['orders/:id/ticket', 'features/orders/admin/kitchen-ticket-page.tsx'],
  ['orders/:id/slip', 'features/orders/admin/packing-slip-page.tsx'],
  ['custom-orders', 'features/custom-orders/admin/admin-custom-orders-page.tsx'],
  ['custom-orders/:id', 'features/custom-orders/admin/admin-custom-order-page.tsx'],
  ['kitchen', 'features/orders/kitchen/admin-kitchen-page.tsx'],
  ['kitchen/tickets', 'features/orders/kitchen/kitchen-tickets-page.tsx'],
  ['deliveries', 'features/orders/deliveries/deliveries-page.tsx'],
  ['messages', 'features/contact/admin/admin-messages-page.tsx'],
  ['users', 'features/users/admin/admin-users-page.tsx'],
  ['users/:id', 'features/users/admin/admin-user-page.tsx'],
] as const;

export default [
  route('manifest.webmanifest', 'features/shop/manifest.ts'),
  route('blog/feed.xml', 'features/blog/blog-feed.ts'),

  ...Object.keys(MOVED_ADDRESSES).map((path) => route(path.slice(1), 'layouts/moved-page.ts', { id: path })),

  layout('layouts/shop-layout.tsx', [
    index('features/home/home-page.tsx'),
    route('products', 'features/catalogue/products-page.tsx'),
    route('products/:id', 'features/catalogue/product-page.tsx'),
    route('design', 'features/catalogue/design-page.ts'),
    route('search', 'features/search/search-page.tsx'),
    route('cart', 'features/cart/cart-page.tsx'),
    route('checkout', 'features/checkout/checkout-page.tsx'),
    route('track', 'features/orders/track-page.tsx'),
    route('track/:id', 'features/orders/tracked-order-page.tsx'),
    route('unsubscribe', 'features/notifications/unsubscribe-page.tsx'),
    route('blog', 'features/blog/blog-page.tsx'),
    route('blog/:slug', 'features/blog/post-page.tsx'),

    layout('layouts/signed-in-layout.tsx', [
      route('orders', 'features/orders/orders-page.tsx'),
      route('orders/:id', 'features/orders/order-page.tsx'),
      route('custom-orders/:id', 'features/custom-orders/custom-order-page.tsx'),
      route('account', 'features/users/account/account-page.tsx'),
    ]),

    route('about', 'features/content/about-page.tsx'),
    route('returns', 'features/content/returns-page.tsx'),
    route('shipping', 'features/content/shipping-page.tsx'),
    route('privacy', 'features/content/privacy-page.tsx'),
    route('terms', 'features/content/terms-page.tsx'),
    route('faqs', 'features/content/faqs-page.tsx'),
    route('contact', 'features/content/contact-page.tsx'),

    route('offline', 'features/offline/offline-page.tsx'),
    route('*', 'layouts/not-found-page.tsx'),
  ]),

  layout('layouts/access-layout.tsx', [
    route('login', 'features/users/login-page.tsx'),
    route('register', 'features/users/register-page.tsx'),
    route('confirmemail', 'features/users/confirm-email-page.tsx'),
    route('forgotpassword', 'features/users/forgot-password-page.tsx'),
    route('resetpassword', 'features/users/reset-password-page.tsx'),
  ]),

  route('admin', 'layouts/admin-layout.tsx', [
    index('features/dashboard/admin-dashboard-page.tsx'),
    route('products', 'features/catalogue/admin/admin-products-page.tsx'),
    route('products/new', 'features/catalogue/admin/admin-new-product-page.tsx'),
    route('products/import', 'features/catalogue/admin/admin-import-page.tsx'),
    route('products/categories', 'features/catalogue/admin/admin-categories-page.tsx'),
    route('products/:id/edit', 'features/catalogue/admin/admin-edit-product-page.tsx'),
    route('orders', 'features/orders/admin/admin-orders-page.tsx'),
    route('orders/new', 'features/orders/admin/admin-new-order-page.tsx'),
    route('orders/:id', 'features/orders/admin/admin-order-page.tsx'),
    route('orders/:id/ticket', 'features/orders/admin/kitchen-ticket-page.tsx'),
    route('orders/:id/slip', 'features/orders/admin/packing-slip-page.tsx'),
    route('kitchen', 'features/orders/kitchen/admin-kitchen-page.tsx'),
    route('kitchen/tickets', 'features/orders/kitchen/kitchen-tickets-page.tsx'),
    route('deliveries', 'features/orders/deliveries/deliveries-page.tsx'),
    route('reports', 'features/orders/reports/admin-reports-page.tsx'),
    route('reports/print', 'features/orders/reports/report-print-page.tsx'),
    route('users', 'features/users/admin/admin-users-page.tsx'),
    route('users/:id', 'features/users/admin/admin-user-page.tsx'),
    route('custom-orders', 'features/custom-orders/admin/admin-custom-orders-page.tsx'),
    route('custom-orders/:id', 'features/custom-orders/admin/admin-custom-order-page.tsx'),
    route('messages', 'features/contact/admin/admin-messages-page.tsx'),
    layout('features/content/admin/content-admin-layout.tsx', [
      route('blog', 'features/content/admin/admin-blog-page.tsx'),
      route('blog/new', 'features/content/admin/admin-new-post-page.tsx'),
      route('blog/:id', 'features/content/admin/admin-edit-post-page.tsx'),
      route('pages', 'features/content/admin/admin-pages-page.tsx'),
      route('pages/:slug', 'features/content/admin/admin-edit-page-page.tsx'),
    ]),
    route('settings', 'features/settings/admin-settings-page.tsx'),
    route('settings/brand', 'features/settings/admin-brand-page.tsx'),
    route('settings/payments', 'features/settings/admin-payments-page.tsx'),
    route('settings/price-list', 'features/custom-orders/admin/admin-price-list-page.tsx'),
    route('settings/notifications', 'features/settings/admin-notifications-page.tsx'),
    route('settings/activity', 'features/settings/admin-audit-log-page.tsx'),
    route('settings/opening', 'features/settings/admin-opening-page.tsx'),
    route('settings/security-log', 'features/settings/admin-security-log-page.tsx'),
    route('calendar', 'features/delivery/admin/admin-calendar-page.tsx'),
    route('calendar/week', 'features/delivery/admin/admin-week-page.tsx'),
    route('calendar/zones', 'features/delivery/admin/admin-zones-page.tsx'),
  ]),
  // What administrators have under /admin, as far as other roles need it.
  route('staff', 'layouts/staff-layout.tsx', [
    index('layouts/staff-home-page.tsx'),
    ...STAFF_PAGES.map(([path, file]) => route(path, file, { id: `staff/${path}` })),
  ]),
] satisfies RouteConfig;
