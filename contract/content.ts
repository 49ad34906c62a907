import * as z from 'zod/mini';
import {
  type Block,
  type ContentBody,
  HEADING_LEVELS,
  type Inline,
  LIVE_FACTS,
  NOTE_TONES,
  type TextBlock,
} from '../domain/content/blocks.ts';
import { PAGE_SLUGS } from '../domain/content/entry.ts';
import { productPictureSchema } from './products.ts';

const inlineSchema = z.union([
  z.string(),
  z.object({
    text: z.string(),
    isBold: z.exactOptional(z.literal(true)),
    isItalic: z.exactOptional(z.literal(true)),
    to: z.exactOptional(z.string()),
    live: z.exactOptional(z.enum(LIVE_FACTS)),
  }),
]) satisfies z.ZodMiniType<Inline>;
const wordsSchema = z.array(inlineSchema);

const paragraphSchema = z.object({ kind: z.literal('paragraph'), words: wordsSchema });
const listSchema = z.object({
  kind: z.literal('list'),
  isOrdered: z.boolean(),
  items: z.array(wordsSchema),
});
const textBlockSchema = z.discriminatedUnion('kind', [
  paragraphSchema,
  listSchema,
]) satisfies z.ZodMiniType<TextBlock>;
const textBlocksSchema = z.array(textBlockSchema);

const blockSchema = z.discriminatedUnion('kind', [
  paragraphSchema,
  listSchema,
  z.object({
    kind: z.literal('heading'),
    level: z.literal(HEADING_LEVELS),
    id: z.string(),
    heading: z.string(),
  }),
  z.object({ kind: z.literal('table'), head: z.array(wordsSchema), rows: z.array(z.array(wordsSchema)) }),
  z.object({ kind: z.literal('note'), tone: z.enum(NOTE_TONES), blocks: textBlocksSchema }),
  z.object({ kind: z.literal('quote'), blocks: textBlocksSchema }),
  z.object({ kind: z.literal('picture'), picture: productPictureSchema, caption: z.string() }),
  z.object({ kind: z.literal('zone-table') }),
  z.object({
    kind: z.literal('questions'),
    questions: z.array(z.object({ id: z.string(), question: z.string(), answer: textBlocksSchema })),
  }),
]) satisfies z.ZodMiniType<Block>;

export const contentBodySchema: z.ZodMiniType<ContentBody> = z.object({
  intro: z.array(blockSchema),
  sections: z.array(z.object({ id: z.string(), heading: z.string(), blocks: z.array(blockSchema) })),
});

/** One of the shop's own pages, as its screen shows it. */
export const contentPageSchema = z.object({
  slug: z.enum(PAGE_SLUGS),
  /** One or two words, for the browser's tab and for links. */
  title: z.string(),
  /** The big line on the page. */
  headline: z.string(),
  /** Below the big line, and what search engines show below the title. */
  summary: z.string(),
  /** 2026-11-15 */
  lastChanged: z.string(),
  body: contentBodySchema,
});
export type ContentPage = z.infer<typeof contentPageSchema>;

/** A post as lists show it. */
export const postCardSchema = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  cover: z.nullable(productPictureSchema),
  tags: z.array(z.string()),
  readingMinutes: z.number(),
  publishedAt: z.iso.datetime(),
});
export type PostCard = z.infer<typeof postCardSchema>;

export const postSchema = z.extend(postCardSchema, {
  /** Stays the same whatever its address becomes. */
  id: z.string(),
  /** Blank: the shop itself. */
  author: z.string(),
  updatedAt: z.iso.datetime(),
  body: contentBodySchema,
});
export type Post = z.infer<typeof postSchema>;

export const POSTS_PER_PAGE = 12;

/** One page of the blog, newest posts first. */
export const postListSchema = z.object({
  posts: z.array(postCardSchema),
  /** Every tag that is in use, the most used first. */
  tags: z.array(z.object({ name: z.string(), count: z.number() })),
  /** The one the list is narrowed to. */
  tag: z.nullable(z.string()),
  total: z.number(),
  page: z.number(),
  pageCount: z.number(),
});
export type PostList = z.infer<typeof postListSchema>;

export type PostLink = Pick<PostCard, 'slug' | 'title'>;
