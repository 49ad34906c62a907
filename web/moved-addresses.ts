/** Pages that have moved, for bookmarks and links in old emails: where from, and where to. */
export const MOVED_ADDRESSES: Readonly<Record<string, string>> = {
  '/admin/settings/told': '/admin/settings/notifications',
  '/admin/settings/trail': '/admin/settings/activity',
};
