import * as z from 'zod/mini';
import { ALT_TEXT_MAX_LENGTH } from '../domain/catalogue/product.ts';
import { SLUG_FORM, SLUG_MAX_LENGTH } from '../domain/catalogue/slug.ts';
import {
  CONTENT_KINDS,
  CONTENT_STATUSES,
  ENTRY_AUTHOR_MAX_LENGTH,
  ENTRY_BODY_MAX_LENGTH,
  ENTRY_PRODUCTS_MAX,
  ENTRY_SUMMARY_MAX_LENGTH,
  ENTRY_TAG_MAX_LENGTH,
  ENTRY_TAGS_MAX,
  ENTRY_TITLE_MAX_LENGTH,
  PAGE_SLUGS,
  POST_STANDINGS,
} from '../domain/content/entry.ts';
import { contentBodySchema } from './content.ts';
import { endpoint } from './endpoint.ts';
import { productPictureSchema } from './products.ts';

/** Refusals that say more than the others. */
export const keyReusedSchema = z.object({ code: z.literal('key_reused'), id: z.string() });
export const managedElsewhereSchema = z.object({
  code: z.literal('content_managed_elsewhere'),
  /** Where posts and pages are written instead. */
  place: z.url(),
});

const moment = z.iso.datetime();
const version = z
  .number('Enter a whole number.')
  .check(z.int('Enter a whole number.'), z.minimum(0, 'Enter at least 0.'));
const upTo = (maxLength: number) => z.maxLength(maxLength, `Use at most ${maxLength} characters.`);
const title = z
  .string('Enter a title.')
  .check(z.trim(), z.minLength(1, 'Enter a title.'), upTo(ENTRY_TITLE_MAX_LENGTH));
const summary = z.string().check(z.trim(), upTo(ENTRY_SUMMARY_MAX_LENGTH));
const body = z.string().check(upTo(ENTRY_BODY_MAX_LENGTH));
const slug = z
  .string()
  .check(upTo(SLUG_MAX_LENGTH), z.regex(SLUG_FORM, 'Use small letters, digits and single hyphens.'));
const distinct = (values: string[]) => [...new Set(values)];

const postShape = {
  title,
  summary,
  /** Markdown. */
  body,
  coverId: z.nullable(z.uuid('Unknown picture.')),
  coverAlt: z.string().check(z.trim(), upTo(ALT_TEXT_MAX_LENGTH)),
  tags: z.pipe(
    z
      .array(
        z.string().check(
          z.trim(),
          z.toLowerCase(),
          z.minLength(1, 'Leave out empty tags.'),
          upTo(ENTRY_TAG_MAX_LENGTH),
          z.refine((tag) => !tag.includes(','), 'Leave out the comma.'),
        ),
      )
      .check(z.maxLength(ENTRY_TAGS_MAX, `Use at most ${ENTRY_TAGS_MAX} tags.`)),
    z.transform(distinct),
  ),
  /** Those that are no longer sold are passed over. */
  productIds: z.pipe(
    z.array(slug).check(z.maxLength(ENTRY_PRODUCTS_MAX, `Choose at most ${ENTRY_PRODUCTS_MAX} products.`)),
    z.transform(distinct),
  ),
  author: z.string().check(z.trim(), upTo(ENTRY_AUTHOR_MAX_LENGTH)),
  status: z.enum(CONTENT_STATUSES),
  /** Left out or null: now, when it is first published. In the future: it appears then by itself. */
  publishedAt: z.nullable(
    z.iso
      .datetime('Enter a date and time.')
      .check(z.refine((text) => text >= '2000' && text < '2200', 'Enter a date from 2000 to 2199.')),
  ),
};

/** Only a title must be said; what is published needs a summary and a text as well. */
export const newPostSchema = z.object({
  title,
  /** Made from the title when it is left out. */
  slug: z.optional(slug),
  summary: z._default(summary, ''),
  body: z._default(body, ''),
  coverId: z._default(postShape.coverId, null),
  coverAlt: z._default(postShape.coverAlt, ''),
  tags: z._default(postShape.tags, []),
  productIds: z._default(postShape.productIds, []),
  author: z._default(postShape.author, ''),
  status: z._default(postShape.status, 'draft'),
  publishedAt: z._default(postShape.publishedAt, null),
});
export type NewPost = z.infer<typeof newPostSchema>;

/** What is left out stays as it is; the version is the one that was read. */
export const postChangeSchema = z.extend(z.partial(z.object({ ...postShape, slug })), { version });
export type PostChange = z.infer<typeof postChangeSchema>;

export const adminPostSchema = z.object({
  ...postShape,
  id: z.string(),
  slug: z.string(),
  tags: z.array(z.string()),
  productIds: z.array(z.string()),
  cover: z.nullable(productPictureSchema),
  standing: z.enum(POST_STANDINGS),
  version: z.number(),
  createdAt: moment,
  updatedAt: moment,
  updatedBy: z.nullable(z.string()),
  deletedAt: z.nullable(moment),
});
export type AdminPost = z.infer<typeof adminPostSchema>;

export const POST_ROWS_PER_PAGE = 25;

/** The last changed first. Deleted ones are in it only when they are asked for, the last deleted first. */
export const listAdminPostsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/content/posts',
  access: 'administrator',
  querySchema: z.object({
    search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    standing: z.optional(z.enum(POST_STANDINGS)),
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), POST_ROWS_PER_PAGE),
  }),
  answerSchema: z.object({
    data: z.array(z.omit(adminPostSchema, { body: true })),
    /** Under the same search. */
    counts: z.record(z.enum(POST_STANDINGS), z.number()),
    nextCursor: z.nullable(z.string()),
  }),
});
export type AdminPostQuery = z.infer<typeof listAdminPostsEndpoint.querySchema>;
export type AdminPostPage = z.infer<typeof listAdminPostsEndpoint.answerSchema>;

export const readAdminPostEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/content/posts/:id',
  access: 'administrator',
  answerSchema: adminPostSchema,
});

/**
 * Takes an `Idempotency-Key`: sent again after a lost answer, it leads to the same post. With other words under the same key the
 * refusal names the post that was written first, so that they can be saved as a change to it.
 */
export const createPostEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/content/posts',
  access: 'administrator',
  idempotencyKey: 'required',
  bodySchema: newPostSchema,
  answerSchema: adminPostSchema,
  status: 201,
});

export const changePostEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/content/posts/:id',
  access: 'administrator',
  bodySchema: postChangeSchema,
  answerSchema: adminPostSchema,
});

/** Gone for readers; kept for a while with its older versions and addresses. Deleting twice is the same as once. */
export const deletePostEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/admin/content/posts/:id',
  access: 'administrator',
  answerSchema: adminPostSchema,
});

/** Puts a deleted post back as it stood. */
export const restorePostEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/content/posts/:id/restore',
  access: 'administrator',
  answerSchema: adminPostSchema,
});

/** What an entry said before each change, the newest first. */
const revisionsSchema = z.object({
  data: z.array(
    z.object({
      version: z.number(),
      at: moment,
      /** Who replaced it by the next; null: the shop itself. */
      madeBy: z.nullable(z.string()),
      title: z.string(),
      summary: z.string(),
      body: z.string(),
    }),
  ),
});
export type RevisionList = z.infer<typeof revisionsSchema>;

/** To restore one, save its words. */
export const listPostRevisionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/content/posts/:id/revisions',
  access: 'administrator',
  answerSchema: revisionsSchema,
});

export const adminPageSchema = z.object({
  slug: z.enum(PAGE_SLUGS),
  title: z.string(),
  summary: z.string(),
  /** Markdown. */
  body: z.string(),
  /** 0 while the text that came with the shop holds. */
  version: z.number(),
  updatedAt: moment,
  updatedBy: z.nullable(z.string()),
  /** Whether it says what came with the shop, untouched or gone back to. */
  isOriginal: z.boolean(),
  /** What came with the shop, to go back to. */
  shipped: z.object({ title: z.string(), summary: z.string(), body: z.string() }),
});
export type AdminPage = z.infer<typeof adminPageSchema>;

export const listAdminPagesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/content/pages',
  access: 'administrator',
  answerSchema: z.object({ data: z.array(z.omit(adminPageSchema, { body: true, shipped: true })) }),
});

export const readAdminPageEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/content/pages/:slug',
  access: 'administrator',
  answerSchema: adminPageSchema,
});

const filled = (missing: string, maxLength: number) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), upTo(maxLength));

export const savePageEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/content/pages/:slug',
  access: 'administrator',
  bodySchema: z.object({
    title,
    summary: filled('Enter a summary.', ENTRY_SUMMARY_MAX_LENGTH),
    body: filled('Enter some text.', ENTRY_BODY_MAX_LENGTH),
    version,
  }),
  answerSchema: adminPageSchema,
});
export type PageChange = z.infer<typeof savePageEndpoint.bodySchema>;

export const listPageRevisionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/content/pages/:slug/revisions',
  access: 'administrator',
  answerSchema: revisionsSchema,
});

/** Blocks as everybody would see them, with what the reader left out and why. */
export const previewContentEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/content/preview',
  access: 'administrator',
  bodySchema: z.object({ kind: z.enum(CONTENT_KINDS), body }),
  answerSchema: z.object({
    headline: z.nullable(z.string()),
    body: contentBodySchema,
    readingMinutes: z.number(),
    warnings: z.array(z.string()),
  }),
});
export type PreviewedContent = z.infer<typeof previewContentEndpoint.bodySchema>;
export type ContentPreview = z.infer<typeof previewContentEndpoint.answerSchema>;

/** The words between double braces and what they stand for now. */
export const listFactsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/content/facts',
  access: 'administrator',
  answerSchema: z.object({
    data: z.array(z.object({ name: z.string(), value: z.string(), meaning: z.string() })),
  }),
});
