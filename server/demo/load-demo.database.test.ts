import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openFolderFiles } from '../adapters/files/folder.ts';
import { connectDatabase } from '../database/connect.ts';
import { calendarDays } from '../database/schema/calendar-days.ts';
import { productPictures, products } from '../database/schema/catalogue.ts';
import { contentEntries, contentSlugs } from '../database/schema/content.ts';
import { pictures } from '../database/schema/pictures.ts';
import type { FilePort } from '../ports/files.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { listDemoPictures } from './catalogue/store-pictures.ts';
import { loadDemo } from './load-demo.ts';

const log = pino({ level: 'silent' });
const PICTURE_COUNT = new Set(listDemoPictures()).size;

async function openNodes(count: number) {
  const database = await createTestDatabase();
  onTestFinished(() => database.release());
  const folder = await makeTemporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  const nodes = await Promise.all(
    Array.from({ length: count }, async () => {
      const { db, close } = await connectDatabase({ connection: database.connection, log });
      onTestFinished(close);
      return { db, files: await openFolderFiles(folder.path) };
    }),
  );
  const [first] = nodes;
  if (!first) throw new Error('There is no node.');
  return { first, nodes };
}

test('an empty shop is filled by several nodes at once as by one: every product and post once, with its pictures', {
  tags: 'long',
}, async () => {
  const { first, nodes } = await openNodes(3);
  await Promise.all(nodes.map(({ db, files }) => loadDemo(db, files)));
  const { db, files } = first;
  const rows = await db.select().from(products);
  expect(rows.length).toBeGreaterThanOrEqual(40);
  expect(rows.every(({ status, version }) => status === 'published' && version === 1)).toBe(true);
  expect(new Set(rows.map(({ createdAt }) => createdAt.getTime())).size).toBe(rows.length);

  const entries = await db.select().from(contentEntries);
  const posts = entries.filter(({ kind }) => kind === 'post');
  expect(entries.filter(({ kind }) => kind === 'page').map(({ slug }) => slug)).toEqual(['about']);
  expect(posts.length).toBeGreaterThanOrEqual(6);
  expect(posts.every(({ status, coverId }) => status === 'published' && coverId)).toBe(true);
  expect(await db.$count(contentSlugs)).toBe(posts.length);

  const closed = await db.select().from(calendarDays);
  expect(closed.map(({ isClosed, note }) => [isClosed, note]).sort()).toEqual([
    [true, 'Christmas Day'],
    [true, 'New Year’s Day'],
  ]);

  const stored = await db.select().from(pictures);
  expect(stored).toHaveLength(PICTURE_COUNT);
  for (const { id, placeholder, width } of stored) {
    expect(width).toBeGreaterThanOrEqual(1_000);
    expect(placeholder.length).toBeLessThanOrEqual(300);
    expect(await files.get(`pictures/${id}/master.webp`)).toBeDefined();
  }
});

test('a shop that has had a product is left alone, also when it shows none', { tags: 'long' }, async () => {
  const { first } = await openNodes(1);
  const { db, files } = first;
  await loadDemo(db, files);
  await db.delete(productPictures);
  await db.delete(products).where(eq(products.isCustom, false));
  await db.update(products).set({ status: 'archived' });
  const before = await db.$count(products);
  await loadDemo(db, files);
  expect(await db.$count(products)).toBe(before);
  expect(await db.$count(products, eq(products.status, 'published'))).toBe(0);
});

test('what a crash left halfway is taken up again', { tags: 'long' }, async () => {
  const { first } = await openNodes(1);
  const { db, files } = first;
  let calls = 0;
  const breaking: FilePort = {
    ...files,
    put: (key, file) => {
      calls += 1;
      return calls > 10 ? Promise.reject(new Error('The disk went away.')) : files.put(key, file);
    },
  };
  await expect(loadDemo(db, breaking)).rejects.toThrow('The disk went away.');
  expect(await db.$count(products)).toBe(0);
  await loadDemo(db, files);
  expect(await db.$count(products)).toBeGreaterThanOrEqual(40);
  expect(await db.$count(pictures)).toBe(PICTURE_COUNT);
});
