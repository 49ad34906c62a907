import { expect, test } from 'vitest';
import { customOrderMessages, customOrders } from '../../database/schema/custom-orders.ts';
import { openCustomOrderDesk } from '../../testing/custom-order-desk.ts';
import { PASSWORD } from '../../testing/shop-app.ts';

test('whoever leaves takes their wishes and words along, and what was open is withdrawn', async () => {
  const desk = await openCustomOrderDesk();
  const asked = await desk.ask();
  await desk.write(asked.id, { text: 'It is for Chidi', pictures: [] });
  const exported = await (await desk.ada.post('/api/account/export')).json();
  expect(exported).toMatchObject({
    customOrders: [{ id: asked.id, wishes: asked.wishes, messages: [{ text: 'It is for Chidi' }] }],
  });

  expect((await desk.ada.delete('/api/account', { password: PASSWORD })).status).toBe(204);
  const [row] = await desk.db.select().from(customOrders);
  expect(row).toMatchObject({ status: 'withdrawn', wishes: '', phone: '', waitingSince: null });
  expect(await desk.db.select().from(customOrderMessages)).toEqual([]);
});
