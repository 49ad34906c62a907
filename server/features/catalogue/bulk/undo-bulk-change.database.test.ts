import { describe, expect, test } from 'vitest';
import { openBulkAdmin } from '../../../testing/bulk-admin.ts';
import { writeCatalogue } from '../admin/write-catalogue.ts';

const RISE = { kind: 'price_percentage', percentage: 10, roundTo: 50 };

describe('the way back', () => {
  test('gives back what the products were, to the letter', { tags: 'long' }, async () => {
    const { create, read, changeAsPreviewed, undo, listBulkEvents } = await openBulkAdmin();
    const sizes = [{ id: 'box', name: 'Box', price: 6_010, servings: 6, workUnits: 3 }];
    const before = [
      await create({ name: 'Meat Pie', sizes }),
      await create({ name: 'Fish Pie', price: 990 }),
    ];
    const { undoId } = await changeAsPreviewed({ search: '' }, RISE);
    expect(await undo(undoId)).toEqual({ restoredCount: 2, refusedCount: 0, refused: [] });
    for (const product of before) {
      const { version: _, updatedAt: __, ...was } = product;
      expect(await read(product.id)).toMatchObject({ ...was, version: 3 });
    }
    const auditLog = await listBulkEvents();
    expect(auditLog.map(({ details }) => details)).toContainEqual({ what: 'change undone', products: 2 });
  });

  test('leaves alone what somebody changed since, and names it', { tags: 'long' }, async () => {
    const { create, change, read, changeAsPreviewed, undo } = await openBulkAdmin();
    for (const name of ['Meat Pie', 'Fish Pie', 'Other']) await create({ name, price: 1_000 });
    const { undoId } = await changeAsPreviewed({ search: 'pie' }, RISE);
    await change('meat-pie', { description: 'Now with more pepper.' });
    await change('other', { description: 'Never part of it.' });
    expect(await undo(undoId)).toEqual({
      restoredCount: 1,
      refusedCount: 1,
      refused: [
        {
          id: 'meat-pie',
          name: 'Meat Pie',
          reason: 'Someone else changed it since, so we left it as it is.',
        },
      ],
    });
    expect(await read('meat-pie')).toMatchObject({ price: 1_100, description: 'Now with more pepper.' });
    expect(await read('fish-pie')).toMatchObject({ price: 1_000 });
  });

  test('names also what was changed by somebody who had begun before', { tags: 'long' }, async () => {
    const { db, create, read, changeAsPreviewed, undo } = await openBulkAdmin();
    await create({ name: 'Meat Pie', price: 1_000 });
    const undoId = await writeCatalogue(db, null, async ({ changeProducts }) => {
      const changed = await changeAsPreviewed({ search: 'pie' }, RISE);
      await changeProducts([{ id: 'meat-pie', apply: (pie) => ({ ...pie, priceInKobo: 500_000 }) }]);
      return changed.undoId;
    });
    expect(await undo(undoId)).toMatchObject({ restoredCount: 0, refusedCount: 1 });
    expect(await read('meat-pie')).toMatchObject({ price: 5_000 });
  });

  test('is open to nobody else, and for a quarter of an hour', async () => {
    let now = new Date();
    const { shop, owner, create, changeAsPreviewed } = await openBulkAdmin({ readClock: () => now });
    await create({ price: 1_000 });
    const { undoId } = await changeAsPreviewed({ search: '' }, RISE);
    const path = `/api/admin/products/bulk/${undoId}/undo`;
    const other = await shop.signInUser('other@bakery.example', { isAdmin: true });
    const refused = await other.post(path);
    expect([refused.status, await refused.json()]).toEqual([
      404,
      { message: 'We can’t find this change.', code: 'no_such_change' },
    ]);
    now = new Date(now.getTime() + 16 * 60_000);
    const late = await owner.post(path);
    expect([late.status, await late.json()]).toEqual([
      410,
      {
        message: 'You can undo a change for 15 minutes. Edit the products again instead.',
        code: 'undo_too_late',
      },
    ]);
    expect((await owner.post('/api/admin/products/bulk/none/undo')).status).toBe(404);
  });
});
