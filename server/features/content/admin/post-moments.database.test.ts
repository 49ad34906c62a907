import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dataVersions } from '../../../database/schema/data-versions.ts';
import { openContentAdmin } from '../../../testing/content-admin.ts';
import { openShopApp } from '../../../testing/shop-app.ts';

type Shop = Awaited<ReturnType<typeof openShopApp>>;

const HOUR_MS = 3_600_000;

async function readContentVersion({ db }: Shop): Promise<number> {
  const [row] = await db.select().from(dataVersions).where(eq(dataVersions.name, 'content'));
  return row?.version ?? 0;
}

/** Does the jobs whose time has come; how often they have told of the content. */
async function countNews(shop: Shop): Promise<number> {
  const before = await readContentVersion(shop);
  await shop.settle();
  return (await readContentVersion(shop)) - before;
}

/** As if it were an hour later: by the database's clock, which decides both what can be read and when a job is due. */
async function letAnHourPass({ db }: Shop): Promise<void> {
  await db.execute(sql`update content_entries set published_at = published_at - interval '1 hour'`);
  await db.execute(sql`update graphile_worker._private_jobs set run_at = run_at - interval '1 hour'`);
}

async function listJobMoments({ db }: Shop): Promise<readonly string[]> {
  const { rows } = await db.execute<{ runAt: string }>(
    sql`select run_at::text as "runAt" from graphile_worker.jobs where task_identifier = 'announce-content'`,
  );
  return rows.map(({ runAt }) => new Date(runAt).toISOString());
}

test('a scheduled post is nobody’s to read before its moment, and the job of that moment tells every node', {
  tags: 'long',
}, async () => {
  const { shop, write, listSlugs, readPost } = await openContentAdmin();
  const moment = new Date(Date.now() + HOUR_MS - 1).toISOString();
  const post = await write({ slug: 'later', publishedAt: moment });
  expect(post).toMatchObject({ standing: 'scheduled', publishedAt: moment });
  expect(await listJobMoments(shop)).toEqual([moment]);
  expect(await countNews(shop)).toBe(0);
  expect(await listSlugs()).toEqual([]);
  expect(await readPost('later')).toBeUndefined();
  const readSitemap = async () => (await shop.app.request('/sitemap.xml')).text();
  expect(await readSitemap()).not.toContain('/blog/later');
  const other = await openShopApp({ database: shop.database });
  await letAnHourPass(shop);
  expect(await countNews(shop)).toBe(1);
  for (const node of [shop, other]) {
    await node.takeOverContent();
    expect(node.content.readPost('later')).toHaveProperty('post');
  }
  expect(await readSitemap()).toContain('/blog/later');
});

test('what is published by a clock ahead of the database’s is told again once it can be read', async () => {
  const ahead = new Date(Date.now() + HOUR_MS - 1);
  const { shop, write } = await openContentAdmin({ readClock: () => ahead });
  expect(await write({ slug: 'now' })).toMatchObject({ standing: 'published' });
  expect(await countNews(shop)).toBe(0);
  await shop.takeOverContent();
  expect(shop.content.readPost('now')).toBeUndefined();
  await letAnHourPass(shop);
  expect(await countNews(shop)).toBe(1);
  await shop.takeOverContent();
  expect(shop.content.readPost('now')).toHaveProperty('post');
});
