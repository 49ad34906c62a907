export const CONTENT_KINDS = ['post', 'page'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Scheduled is published with a date in the future. */
export const CONTENT_STATUSES = ['draft', 'published'] as const;
export type ContentStatus = (typeof CONTENT_STATUSES)[number];

/** Whether everybody may read it now. */
export function isReadable(
  { status, publishedAt }: { readonly status: ContentStatus; readonly publishedAt: Date | null },
  now: Date,
): boolean {
  return status === 'published' && publishedAt !== null && publishedAt <= now;
}
