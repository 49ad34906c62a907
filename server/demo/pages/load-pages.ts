import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../database/database.ts';
import { lockNames } from '../../database/lock-names.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findEntry, insertEntry } from '../../features/content/content.store.ts';
import { readFrontMatter } from '../../features/content/markdown/front-matter.ts';

/** The demo's own story, about the name that only it carries; its other pages say what every shop begins with. */
export async function loadDemoPages(db: Database, now: Date): Promise<void> {
  const key = { kind: 'page', slug: 'about' } as const;
  if (await findEntry(db, key)) return;
  const { fields, body } = readFrontMatter(readFileSync(join(import.meta.dirname, 'about.md'), 'utf8'));
  await inTransaction(db, async (tx) => {
    await lockNames(tx, ['oyin: demo pages']);
    if (await findEntry(tx, key)) return;
    const content = {
      slug: key.slug,
      title: fields.get('title') ?? '',
      summary: fields.get('summary') ?? '',
      body,
      coverId: null,
      coverAlt: '',
      tags: [],
      productIds: [],
      author: '',
      status: 'published',
      publishedAt: now,
    } as const;
    await insertEntry(tx, { kind: key.kind, content, actorId: null });
  });
}
