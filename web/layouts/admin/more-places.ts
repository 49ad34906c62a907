import { WORK_AREA } from '../../ui/browser/work-area.ts';

/** Screens that have no line of their own in the menu, for the search to find. */
export const MORE_PLACES = [
  { label: 'New order', to: `${WORK_AREA}/orders/new`, access: 'desk', alsoCalled: 'new phone WhatsApp' },
  { label: 'Add a product', to: '/admin/products/new', access: 'administrator', alsoCalled: 'new create' },
  {
    label: 'Categories',
    to: '/admin/products/categories',
    access: 'administrator',
    alsoCalled: 'order rename merge picture',
  },
  {
    label: 'Import products',
    to: '/admin/products/import',
    access: 'administrator',
    alsoCalled: 'CSV table spreadsheet export',
  },
  {
    label: 'Samples',
    to: '/admin/products/samples',
    access: 'administrator',
    alsoCalled: 'starter demo remove',
  },
  { label: 'New post', to: '/admin/blog/new', access: 'administrator', alsoCalled: 'new blog story' },
  {
    label: 'Shop pages',
    to: '/admin/pages',
    access: 'administrator',
    alsoCalled: 'about returns shipping privacy terms faqs contact',
  },
  {
    label: 'Print today’s tickets',
    to: `${WORK_AREA}/kitchen/tickets`,
    access: 'kitchen',
    alsoCalled: 'kitchen',
  },
  {
    label: 'Weekly schedule',
    to: '/admin/calendar/week',
    access: 'administrator',
    alsoCalled: 'settings windows capacity cut-off hours slots',
  },
  {
    label: 'Zones and fees',
    to: '/admin/calendar/zones',
    access: 'administrator',
    alsoCalled: 'settings delivery',
  },
  {
    label: 'Cake designer prices',
    to: '/admin/settings/price-list',
    access: 'administrator',
    alsoCalled: 'settings custom price list',
  },
  {
    label: 'Brand',
    to: '/admin/settings/brand',
    access: 'administrator',
    alsoCalled: 'settings logo colours fonts look theme',
  },
  {
    label: 'Home page',
    to: '/admin/settings/home',
    access: 'administrator',
    alsoCalled: 'settings hero start front banner',
  },
  {
    label: 'Payments',
    to: '/admin/settings/payments',
    access: 'administrator',
    alsoCalled: 'settings bank account transfer Paystack hold hours',
  },
  {
    label: 'Shelf and counter',
    to: '/admin/settings/shelf',
    access: 'administrator',
    alsoCalled: 'settings switch on quick sale till same-day today sold out weekdays',
  },
  {
    label: 'Before you open',
    to: '/admin/settings/opening',
    access: 'administrator',
    alsoCalled: 'settings open shop checklist doctor',
  },
  {
    label: 'Emails and notifications',
    to: '/admin/settings/notifications',
    access: 'administrator',
    alsoCalled: 'settings test email alerts',
  },
  {
    label: 'Import customers',
    to: '/admin/users/import',
    access: 'owner',
    alsoCalled: 'CSV Shopify WooCommerce contacts',
  },
  {
    label: 'Staff and invitations',
    to: '/admin/users/staff',
    access: 'administrator',
    alsoCalled: 'team roles invite people employees',
  },
  {
    label: 'Security log',
    to: '/admin/settings/security-log',
    access: 'administrator',
    alsoCalled: 'settings sign-ins refusals attacks',
  },
  {
    label: 'Activity log',
    to: '/admin/settings/activity',
    access: 'administrator',
    alsoCalled: 'settings audit history of changes',
  },
] as const;
