import { expect, test } from 'vitest';
import { customOrderMessages, customOrders } from '../../database/schema/custom-orders.ts';
import { openCustomOrderAdmin } from '../../testing/custom-order-admin.ts';
import { PASSWORD } from '../../testing/shop-app.ts';

test('whoever leaves takes their wishes and words along, and what was open is withdrawn', async () => {
  const admin = await openCustomOrderAdmin();
  const asked = await admin.ask();
  await admin.write(asked.id, { text: 'It is for Chidi', pictures: [] });
  const exported = await (await admin.ada.post('/api/account/export')).json();
  expect(exported).toMatchObject({
    customOrders: [
      { id: asked.id, instructions: asked.instructions, messages: [{ text: 'It is for Chidi' }] },
    ],
  });

  expect((await admin.ada.delete('/api/account', { password: PASSWORD })).status).toBe(204);
  const [row] = await admin.db.select().from(customOrders);
  expect(row).toMatchObject({ status: 'withdrawn', instructions: '', phone: '', waitingSince: null });
  expect(await admin.db.select().from(customOrderMessages)).toEqual([]);
});
