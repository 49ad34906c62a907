import { expect, test } from 'vitest';
import { openBulkAdmin } from '../../../testing/bulk-admin.ts';
import { publishProducts } from '../../../testing/publish-products.ts';

test('three thousand products are changed and given back in one go', async () => {
  const { db, changeAsPreviewed, undo } = await openBulkAdmin();
  const ids = Array.from({ length: 3_000 }, (_, index) => `bun-${index}`);
  await publishProducts(db, ids, { name: 'Bun', category: 'Buns', priceInKobo: 50_000 });
  const rise = { kind: 'price_percentage', percentage: 10, roundTo: 50 };
  const { changedCount, changed, undoId } = await changeAsPreviewed({ category: 'Buns' }, rise);
  expect([changedCount, changed.length]).toEqual([3_000, 200]);
  expect(await undo(undoId)).toMatchObject({ restoredCount: 3_000, refusedCount: 0 });
});
