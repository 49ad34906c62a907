import type { PageSlug } from '../../domain/content/entry.ts';

/** A post as its author left it: the text in the shop's Markdown, pictures and products by their ids. */
export type PublishedPost = {
  /** Stays the same whatever its address becomes. */
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  /** Of the shop's own pictures. */
  readonly coverId: string | null;
  readonly coverAlt: string;
  readonly tags: readonly string[];
  readonly productIds: readonly string[];
  /** Blank: the shop itself. */
  readonly author: string;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
};

export type PublishedPage = {
  readonly slug: PageSlug;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly updatedAt: Date;
};

/** Everything that can be read now; drafts, and what is scheduled for later, are not in it. */
export type PublishedContent = {
  /** Newest first. */
  readonly posts: readonly PublishedPost[];
  /** Those that are written there; the others say what came with the shop. */
  readonly pages: readonly PublishedPage[];
  /** From the address a post once had to the one it has now. */
  readonly movedPosts: ReadonlyMap<string, string>;
};

/**
 * Where posts and pages are kept. All of it is read at once, because each node keeps it in memory: so pages never wait for it, and
 * go on being shown while it cannot be reached.
 */
export type ContentPort = {
  /** Rejects with a ContentFault when it cannot be reached or says what nobody understands. */
  readonly readPublished: () => Promise<PublishedContent>;
  /** Undefined where posts and pages are the shop's own and changes are announced through its database. */
  readonly elsewhere: ContentElsewhere | undefined;
};

export type ContentElsewhere = {
  /** Whose words they are: what was read at another place is not shown for those of this one. */
  readonly site: string;
  readonly askEveryMs: number;
};

/** Says to the owner what is wrong and what helps, in one sentence without secrets. */
export class ContentFault extends Error {
  override readonly name = 'ContentFault';
}
