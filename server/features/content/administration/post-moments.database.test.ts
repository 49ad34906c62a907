import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dataVersions } from '../../../database/schema/data-versions.ts';
import { openContentDesk } from '../../../testing/content-desk.ts';
import { openShopApp } from '../../../testing/shop-app.ts';

type Shop = Awaited<ReturnType<typeof openShopApp>>;

async function readContentVersion({ db }: Shop): Promise<number> {
  const [row] = await db.select().from(dataVersions).where(eq(dataVersions.name, 'content'));
  return row?.version ?? 0;
}

/** Does the jobs whose time has come until one of them has told of the content. */
async function waitForNews(shop: Shop): Promise<void> {
  const before = await readContentVersion(shop);
  await expect
    .poll(
      async () => {
        await shop.settle();
        return readContentVersion(shop);
      },
      { timeout: 10_000 },
    )
    .toBe(before + 1);
}

test('a scheduled post is nobody’s to read before its moment, and the job of that moment tells every node', async () => {
  const { shop, write, listSlugs, readPost } = await openContentDesk();
  const moment = new Date(Date.now() + 1_500);
  const post = await write({ slug: 'later', publishedAt: moment.toISOString() });
  expect(post).toMatchObject({ standing: 'scheduled', publishedAt: moment.toISOString() });
  expect(await listSlugs()).toEqual([]);
  expect(await readPost('later')).toBeUndefined();
  const readSitemap = async () => (await shop.app.request('/sitemap.xml')).text();
  expect(await readSitemap()).not.toContain('/blog/later');
  const other = await openShopApp({ database: shop.database });
  await waitForNews(shop);
  for (const node of [shop, other]) {
    await node.takeOverContent();
    expect(node.content.readPost('later')).toHaveProperty('post');
  }
  expect(await readSitemap()).toContain('/blog/later');
});

test('what is published by a clock ahead of the database’s is told again once it can be read', async () => {
  const { shop, write } = await openContentDesk({ readClock: () => new Date(Date.now() + 1_500) });
  expect(await write({ slug: 'now' })).toMatchObject({ standing: 'published' });
  await shop.takeOverContent();
  expect(shop.content.readPost('now')).toBeUndefined();
  await waitForNews(shop);
  await shop.takeOverContent();
  expect(shop.content.readPost('now')).toHaveProperty('post');
});
