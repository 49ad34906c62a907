import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { contentEntries } from '../../database/schema/content.ts';
import { inTransaction } from '../../database/transaction.ts';
import { insertEntry, takeSlug } from '../../features/content/content.store.ts';
import type { PictureIds } from '../catalogue/store-pictures.ts';
import { readDemoPosts } from './demo-posts.ts';

const DAY_MS = 86_400_000;

/** All of them or none, so that what a crash left halfway is taken up again. */
export async function loadDemoPosts(db: Database, pictureIds: PictureIds, now: Date): Promise<void> {
  if ((await db.$count(contentEntries, eq(contentEntries.kind, 'post'))) > 0) return;
  await inTransaction(db, async (tx) => {
    for (const { cover, publishedDaysAgo, ...post } of readDemoPosts()) {
      const content = {
        ...post,
        coverId: pictureIds.get(cover) ?? null,
        author: '',
        status: 'published',
        publishedAt: new Date(now.getTime() - publishedDaysAgo * DAY_MS),
      } as const;
      const entryId = await insertEntry(tx, { kind: 'post', content, actorId: null });
      await takeSlug(tx, { kind: 'post', slug: post.slug, entryId });
    }
  });
}
