/** Pages that have moved, for bookmarks and links in old emails, and what people type who guess: where from, and where to. */
export const MOVED_ADDRESSES: Readonly<Record<string, string>> = {
  '/faq': '/faqs',
  '/contact-us': '/contact',
  '/shop': '/products',
  '/admin/settings/told': '/admin/settings/notifications',
  '/admin/settings/trail': '/admin/settings/activity',
};

/** Filters and the like travel along. */
export function findNewAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return `${MOVED_ADDRESSES[pathname.replace(/\.data$/, '')] ?? '/'}${search}`;
}
