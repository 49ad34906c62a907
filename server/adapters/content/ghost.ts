import * as z from 'zod/mini';
import { PAGE_SLUGS } from '../../../domain/content/entry.ts';
import {
  ContentFault,
  type ContentPort,
  type PublishedPage,
  type PublishedPost,
} from '../../ports/content.ts';
import { describeGhostAnswer, describeGhostSilence } from './ghost-faults.ts';
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
/** Says of a page in Ghost that it is meant for the shop: a fresh Ghost has an "About" of its own. */
const SHOP_TAG = '#oyin';
const PLAYER_WORDS = /^[\d:/×\s]*$/;
const PRODUCT_TAG = /^#product-([a-z\d]+(?:-[a-z\d]+)*)$/;

const entrySchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  visibility: z.nullish(z.string()),
  access: z.nullish(z.boolean()),
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
 * Posts and pages of a Ghost site, by its Content API, as far as everybody may read them. Its pages take the place of the shop's where
 * they have the same slug, some text and the internal tag #oyin; products are named by internal tags such as #product-puff-puff;
 * pictures are shown where they are the shop's own.
 */
export function createGhostContent(options: GhostOptions): ContentPort {
  const { site, publicUrl, askEveryMs = ASK_EVERY_MS, timeLimitMs = TIME_LIMIT_MS } = options;

  async function listEntries(kind: 'posts' | 'pages'): Promise<readonly Entry[]> {
    const entries: Entry[] = [];
    let page: number | null = 1;
    for (let call = 0; page !== null && call < CALLS_MAX; call += 1) {
      const { data } = answerSchema.safeParse(await ask(kind, page));
      const found = data?.[kind];
      if (!data || !found)
        throw new ContentFault(`The response from ${site.url} is not from a supported version of Ghost.`);
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
        redirect: 'manual',
        signal: AbortSignal.timeout(timeLimitMs),
      });
      const fault = describeGhostAnswer(site.url, response);
      if (fault) throw fault;
      return readJson(await readText(response));
    } catch (error) {
      throw describeGhostSilence(site.url, error);
    }
  }

  /** A link to the shop is a place in the shop, without the mark by which Ghost counts who leaves it. */
  function toShopAddress(address: string): string {
    const url = URL.parse(address.replaceAll('&amp;', '&'));
    if (url?.origin !== publicUrl) return address;
    url.searchParams.delete('ref');
    return url.pathname + url.search + url.hash;
  }

  const readBody = ({ html }: Entry) => writeMarkdown(html ?? '', toShopAddress);

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
        coverId: readPictureId(toShopAddress(entry.feature_image ?? '')),
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
    const isMeant = entry.tags?.some(({ name }) => name.toLowerCase() === SHOP_TAG) ?? false;
    const body = readBody(entry);
    if (!slug || !updatedAt || !isMeant || body === '') return [];
    return [{ slug, title: entry.title, summary: readSummary(entry), body, updatedAt }];
  }

  return {
    elsewhere: { site: site.url, askEveryMs },
    async readPublished() {
      const [posts, pages] = await Promise.all([listEntries('posts'), listEntries('pages')]);
      return {
        posts: posts
          .filter(isForEverybody)
          .flatMap(toPost)
          .sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime()),
        pages: pages.filter(isForEverybody).flatMap(toPage),
        // Ghost keeps its redirects to itself.
        movedPosts: new Map(),
      };
    },
  };
}

/** Of what is for members or for money Ghost hands out the beginning, or nothing: half a story is none. */
function isForEverybody({ access, visibility }: Entry): boolean {
  return access ?? (visibility ?? 'public') === 'public';
}

/** Undefined for what is no JSON, such as the page of a proxy. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Counted while it arrives. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > ANSWER_MAX_BYTES)
      throw new ContentFault('Ghost answered with more than we can take at once.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length).toString('utf8');
}

/** Where the author wrote none, Ghost takes it from all that is in the story, the buttons of its players too. Its first words are enough. */
function readSummary({ custom_excerpt, excerpt }: Entry): string {
  const paragraphs = (excerpt ?? '').split(/\n\s*\n/).map((each) => each.trim());
  return custom_excerpt?.trim() || paragraphs.find((each) => !PLAYER_WORDS.test(each)) || '';
}

function readMoment(text: string | null | undefined): Date | undefined {
  const moment = new Date(text ?? '');
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

function readPictureId(address: string): string | null {
  return /^\/pictures\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\/|$)/.exec(address)?.[1] ?? null;
}
