/** Pages that have moved, for bookmarks and links in old emails: where from, and where to. */
export const MOVED_ADDRESSES: Readonly<Record<string, string>> = {
  '/admin/settings/told': '/admin/settings/notifications',
  '/admin/settings/trail': '/admin/settings/activity',
};

/** Filters and the like travel along. */
export function findNewAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return `${MOVED_ADDRESSES[pathname.replace(/\.data$/, '')] ?? '/'}${search}`;
}
