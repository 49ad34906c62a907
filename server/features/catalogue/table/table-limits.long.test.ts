import { expect, test } from 'vitest';
import { products } from '../../../database/schema/catalogue.ts';
import { openTableAdmin } from '../../../testing/table-admin.ts';

test('five thousand rows go in with one file', async () => {
  const { importTable, db } = await openTableAdmin();
  const rows = Array.from({ length: 5_000 }, (_, index) => `bun-${index},Bun ${index},Buns,${500 + index}\n`);
  const file = `Id,Name,Category,Price\n${rows.join('')}`;
  expect(await importTable(file)).toMatchObject({ newCount: 5_000, refusedCount: 0 });
  const dearer = file.replaceAll(/,(\d+)\n/g, (_, price: string) => `,${Number(price) + 50}\n`);
  expect(await importTable(dearer)).toMatchObject({ changedCount: 5_000, refusedCount: 0 });
  expect(await db.$count(products)).toBe(5_000);
});
