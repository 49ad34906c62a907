import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '../../database/connect.ts';
import { contentEntries, contentSlugs } from '../../database/schema/content.ts';
import { pictures } from '../../database/schema/pictures.ts';
import type { ContentPort } from '../../ports/content.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createDatabaseContent } from './database.ts';
import { createGhostContent } from './ghost.ts';
import { startGhostServer } from './testing/ghost-server.ts';

const SHOP_URL = 'https://shop.example';
const COVER = '0b5a1f0e-3c1d-4a52-9a5e-2f6d1c9b7e44';

type Writing = {
  readonly kind: 'post' | 'page';
  readonly slug: string;
  readonly title: string;
  readonly publishedAt: string;
  readonly isDraft?: boolean;
};
type Opened = { readonly port: ContentPort; readonly write: (writing: Writing) => Promise<void> };

/** Each place keeps the same words in its own way. */
async function openDatabaseContent(): Promise<Opened> {
  const database = await createTestDatabase();
  onTestFinished(() => database.release());
  const { db, close } = await connectDatabase({
    connection: database.connection,
    log: pino({ level: 'silent' }),
  });
  onTestFinished(close);
  await db.insert(pictures).values({ id: COVER, width: 10, height: 10, placeholder: '' });
  return {
    port: createDatabaseContent(db),
    write: async ({ kind, slug, title, publishedAt, isDraft = false }) => {
      const [entry] = await db
        .insert(contentEntries)
        .values({
          kind,
          slug,
          title,
          summary: 'About it.',
          body: 'Some **words**.',
          ...(kind === 'post' && {
            coverId: COVER,
            coverAlt: 'A cake',
            tags: ['cakes'],
            productIds: ['puff-puff'],
            author: 'Ada',
          }),
          status: isDraft ? 'draft' : 'published',
          publishedAt: new Date(publishedAt),
          updatedAt: new Date('2026-02-01T08:00:00Z'),
        })
        .returning();
      if (entry) await db.insert(contentSlugs).values({ kind, slug, entryId: entry.id });
    },
  };
}

async function openGhostContent(): Promise<Opened> {
  const server = await startGhostServer();
  return {
    port: createGhostContent({ site: server.site, publicUrl: SHOP_URL }),
    write: async ({ kind, slug, title, publishedAt, isDraft = false }) => {
      const isLater = new Date(publishedAt) > new Date();
      server.keep(kind === 'post' ? 'posts' : 'pages', {
        slug,
        title,
        html: '<p>Some <strong>words</strong>.</p>',
        custom_excerpt: 'About it.',
        feature_image: `${SHOP_URL}/pictures/${COVER}/1600.webp`,
        feature_image_alt: 'A cake',
        tags: [
          { name: 'Cakes', visibility: 'public' },
          { name: '#product-puff-puff', visibility: 'internal' },
          { name: '#oyin', visibility: 'internal' },
        ],
        primary_author: { name: 'Ada' },
        published_at: publishedAt,
        updated_at: '2026-02-01T08:00:00.000Z',
        status: isDraft ? 'draft' : isLater ? 'scheduled' : 'published',
      });
    },
  };
}

describe.each([
  { name: 'content in the shop', open: openDatabaseContent },
  { name: 'content of a Ghost site', open: openGhostContent },
])('$name', ({ open }) => {
  test('an empty place has neither posts nor pages', async () => {
    const { port } = await open();
    expect(await port.readPublished()).toEqual({ posts: [], pages: [], movedPosts: new Map() });
  });

  test('a post comes with all that its author said (P15.6)', async () => {
    const { port, write } = await open();
    await write({ kind: 'post', slug: 'heat', title: 'Heat', publishedAt: '2026-01-02T08:00:00.000Z' });
    const { posts } = await port.readPublished();
    expect(posts).toMatchObject([
      {
        slug: 'heat',
        title: 'Heat',
        summary: 'About it.',
        body: 'Some **words**.',
        coverId: COVER,
        coverAlt: 'A cake',
        tags: ['cakes'],
        productIds: ['puff-puff'],
        author: 'Ada',
        publishedAt: new Date('2026-01-02T08:00:00.000Z'),
        updatedAt: new Date('2026-02-01T08:00:00.000Z'),
      },
    ]);
  });

  test('a page takes the place of the shop’s own of the same name, and of no other (P15.6)', async () => {
    const { port, write } = await open();
    await write({ kind: 'page', slug: 'terms', title: 'Our terms', publishedAt: '2026-01-02T08:00:00.000Z' });
    await write({ kind: 'page', slug: 'careers', title: 'Careers', publishedAt: '2026-01-02T08:00:00.000Z' });
    expect((await port.readPublished()).pages).toEqual([
      {
        slug: 'terms',
        title: 'Our terms',
        summary: 'About it.',
        body: 'Some **words**.',
        updatedAt: new Date('2026-02-01T08:00:00.000Z'),
      },
    ]);
  });

  test('the newest post is first', async () => {
    const { port, write } = await open();
    for (const day of ['03', '01', '02']) {
      await write({
        kind: 'post',
        slug: `day-${day}`,
        title: day,
        publishedAt: `2026-01-${day}T08:00:00.000Z`,
      });
    }
    const { posts } = await port.readPublished();
    expect(posts.map(({ slug }) => slug)).toEqual(['day-03', 'day-02', 'day-01']);
  });

  test('drafts and what is meant for later never leave it', async () => {
    const { port, write } = await open();
    const publishedAt = '2026-01-02T08:00:00.000Z';
    await write({ kind: 'post', slug: 'draft', title: 'Draft', publishedAt, isDraft: true });
    await write({ kind: 'page', slug: 'about', title: 'Draft', publishedAt, isDraft: true });
    await write({ kind: 'post', slug: 'later', title: 'Later', publishedAt: '2126-01-02T08:00:00.000Z' });
    expect(await port.readPublished()).toEqual({ posts: [], pages: [], movedPosts: new Map() });
  });
});
