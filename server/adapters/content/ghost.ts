import * as z from 'zod/mini';
import { PAGE_SLUGS } from '../../../domain/content/entry.ts';
import {
  ContentFault,
  type ContentPort,
  type PublishedPage,
  type PublishedPost,
} from '../../ports/content.ts';
import { writeMarkdown } from './html/write-markdown.ts';

export type GhostSite = {
  /** Without a slash at the end. */
  readonly url: string;
  /** Of its Content API: it reads what is published, and nothing else. */
  readonly key: string;
};

export type GhostOptions = {
  readonly site: GhostSite;
  /** Links to the shop itself are places in the shop. */
  readonly publicUrl: string;
  readonly askEveryMs?: number;
  readonly timeLimitMs?: number;
};

const ASK_EVERY_MS = 60_000;
const TIME_LIMIT_MS = 10_000;
const ANSWER_MAX_BYTES = 8 * 1024 * 1024;
const ENTRIES_PER_CALL = 100;
const CALLS_MAX = 20;
const PRODUCT_TAG = /^#product-([a-z\d]+(?:-[a-z\d]+)*)$/;

const entrySchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  html: z.nullish(z.string()),
  custom_excerpt: z.nullish(z.string()),
  excerpt: z.nullish(z.string()),
  feature_image: z.nullish(z.string()),
  feature_image_alt: z.nullish(z.string()),
  published_at: z.nullish(z.string()),
  updated_at: z.nullish(z.string()),
  tags: z.nullish(z.array(z.object({ name: z.string(), visibility: z.nullish(z.string()) }))),
  primary_author: z.nullish(z.object({ name: z.string() })),
});
type Entry = z.infer<typeof entrySchema>;
const answerSchema = z.object({
  posts: z.optional(z.array(entrySchema)),
  pages: z.optional(z.array(entrySchema)),
  meta: z.object({ pagination: z.object({ next: z.nullable(z.number()) }) }),
});

/** The address at which its authors write. */
export function writeGhostAdmin({ url }: Pick<GhostSite, 'url'>): string {
  return `${url}/ghost/`;
}

/**
 * Posts and pages of a Ghost site, by its Content API. Its pages take the place of the shop's where they have the same slug; products
 * are named by internal tags such as #product-puff-puff; pictures are shown where they are the shop's own.
 */
export function createGhostContent(options: GhostOptions): ContentPort {
  const { site, publicUrl, askEveryMs = ASK_EVERY_MS, timeLimitMs = TIME_LIMIT_MS } = options;

  async function listEntries(kind: 'posts' | 'pages'): Promise<readonly Entry[]> {
    const entries: Entry[] = [];
    let page: number | null = 1;
    for (let call = 0; page !== null && call < CALLS_MAX; call += 1) {
      const { data } = answerSchema.safeParse(await ask(kind, page));
      const found = data?.[kind];
      if (!data || !found) throw new ContentFault('The content service answered what nobody understands.');
      entries.push(...found);
      page = data.meta.pagination.next;
    }
    return entries;
  }

  async function ask(kind: string, page: number): Promise<unknown> {
    const query = new URLSearchParams({
      key: site.key,
      include: 'tags,authors',
      formats: 'html',
      order: 'published_at desc',
      limit: String(ENTRIES_PER_CALL),
      page: String(page),
    });
    try {
      const response = await fetch(`${site.url}/ghost/api/content/${kind}/?${query}`, {
        headers: { accept: 'application/json', 'accept-version': 'v5.0' },
        // The key must not follow to another place.
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimitMs),
      });
      if (!response.ok) throw new ContentFault(`The content service refused (${response.status}).`);
      return JSON.parse(await readText(response));
    } catch (error) {
      if (error instanceof ContentFault) throw error;
      // The address holds the key, and fetch repeats the address: only the kind of fault is told.
      const reason = error instanceof Error ? error.name : 'no reason given';
      throw new ContentFault(`The content service could not be read (${reason}).`);
    }
  }

  const inShop = (text: string) => text.replaceAll(`${publicUrl}/`, '/');
  const readBody = ({ html }: Entry) => inShop(writeMarkdown(html ?? ''));
  const readSummary = ({ custom_excerpt, excerpt }: Entry) => (custom_excerpt || excerpt || '').trim();

  function toPost(entry: Entry): readonly PublishedPost[] {
    const publishedAt = readMoment(entry.published_at);
    if (!publishedAt) return [];
    const tags = entry.tags ?? [];
    return [
      {
        id: entry.id,
        slug: entry.slug,
        title: entry.title,
        summary: readSummary(entry),
        body: readBody(entry),
        coverId: readPictureId(inShop(entry.feature_image ?? '')),
        coverAlt: entry.feature_image_alt ?? '',
        tags: tags.filter(({ name }) => !name.startsWith('#')).map(({ name }) => name.toLowerCase()),
        productIds: tags.flatMap(({ name }) => PRODUCT_TAG.exec(name)?.[1] ?? []),
        author: entry.primary_author?.name ?? '',
        publishedAt,
        updatedAt: readMoment(entry.updated_at) ?? publishedAt,
      },
    ];
  }

  function toPage(entry: Entry): readonly PublishedPage[] {
    const slug = PAGE_SLUGS.find((known) => known === entry.slug);
    const updatedAt = readMoment(entry.updated_at ?? entry.published_at);
    if (!slug || !updatedAt) return [];
    return [{ slug, title: entry.title, summary: readSummary(entry), body: readBody(entry), updatedAt }];
  }

  return {
    askEveryMs,
    async readPublished() {
      const [posts, pages] = await Promise.all([listEntries('posts'), listEntries('pages')]);
      return {
        posts: posts
          .flatMap(toPost)
          .sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime()),
        pages: pages.flatMap(toPage),
        // Ghost keeps its redirects to itself.
        movedPosts: new Map(),
      };
    },
  };
}

/** Counted while it arrives. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > ANSWER_MAX_BYTES) throw new ContentFault('The content service said too much.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length).toString('utf8');
}

function readMoment(text: string | null | undefined): Date | undefined {
  const moment = new Date(text ?? '');
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

function readPictureId(address: string): string | null {
  return /^\/pictures\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\/|$)/.exec(address)?.[1] ?? null;
}
