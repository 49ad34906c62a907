export const CONTENT_KINDS = ['post', 'page'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Scheduled is published with a date in the future. */
export const CONTENT_STATUSES = ['draft', 'published'] as const;
export type ContentStatus = (typeof CONTENT_STATUSES)[number];

/** How a post stands to its readers. */
export const POST_STANDINGS = ['draft', 'scheduled', 'published', 'deleted'] as const;
export type PostStanding = (typeof POST_STANDINGS)[number];

/** The pages the shop links to and sets its own parts into. Each comes with a text that holds until the owner writes another. */
export const PAGE_SLUGS = ['about', 'returns', 'shipping', 'privacy', 'terms', 'faqs', 'contact'] as const;
export type PageSlug = (typeof PAGE_SLUGS)[number];

export const ENTRY_TITLE_MAX_LENGTH = 120;
export const ENTRY_SUMMARY_MAX_LENGTH = 300;
/** Fifteen pages of a book. */
export const ENTRY_BODY_MAX_LENGTH = 40_000;
export const ENTRY_AUTHOR_MAX_LENGTH = 80;
export const ENTRY_TAGS_MAX = 8;
export const ENTRY_TAG_MAX_LENGTH = 40;
export const ENTRY_PRODUCTS_MAX = 8;
/** So long a deleted post can be put back. */
export const DELETED_POST_DAYS = 30;

/** What an author writes of an entry, as revisions keep it. */
export type EntryContent = {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly coverId: string | null;
  readonly coverAlt: string;
  readonly tags: readonly string[];
  readonly productIds: readonly string[];
  readonly author: string;
  readonly status: ContentStatus;
  readonly publishedAt: Date | null;
};

export function judgeStanding(
  { status, publishedAt }: Pick<EntryContent, 'status' | 'publishedAt'>,
  now: Date,
): PostStanding {
  if (status === 'draft' || publishedAt === null) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}
