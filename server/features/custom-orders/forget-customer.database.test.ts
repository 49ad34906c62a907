import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '../../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../../domain/custom-orders/link/design-text.ts';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { customOrderMessages, customOrders } from '../../database/schema/custom-orders.ts';
import { orders } from '../../database/schema/orders.ts';
import { openCustomOrderAdmin } from '../../testing/custom-order-admin.ts';
import { addPicture } from '../../testing/reference-pictures.ts';
import { PASSWORD } from '../../testing/shop-app.ts';

const EMAIL = 'ada@bakery.example';

test('whoever leaves takes their requests and messages along, and what was open is withdrawn', {
  tags: 'long',
}, async () => {
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

test('erasing a person takes words, photos and the inscription of what is finished; what is open stays (P26.16)', async () => {
  const admin = await openCustomOrderAdmin();
  const inscription = { ...DEFAULT_DESIGN.inscription, text: 'Happy birthday Chidi' };
  const design = writeDesignText({ ...DEFAULT_DESIGN, inscription });
  const ended = await admin.ask({ design, pictures: [await addPicture(admin.ada)] });
  await admin.write(ended.id, { text: 'It is for Chidi', pictures: [] });
  await admin.ada.post(`/api/custom-orders/${ended.id}/withdraw`);
  const open = await admin.ask();
  const copy = await (await admin.owner.post('/api/admin/people/export', { email: EMAIL })).text();
  for (const { id } of [ended, open]) expect(copy).toContain(id);

  const order = await admin.place(admin.shop.visit());
  const event = { action: 'order.cancelled', orderId: order.order.id } as const;
  await admin.db
    .insert(auditEvents)
    .values({ ...event, details: { reason: 'Ada is ill', after: 'cancelled' } });
  await admin.db
    .update(orders)
    .set({ status: 'cancelled', contactEmail: EMAIL })
    .where(eq(orders.id, order.order.id));

  expect((await admin.owner.post('/api/admin/people/erase', { email: EMAIL })).status).toBe(200);
  expect(await admin.read(ended.id)).toMatchObject({
    instructions: '',
    phone: '',
    pictures: [],
    messages: [],
    design: writeDesignText(DEFAULT_DESIGN),
  });
  expect(await admin.read(open.id)).toMatchObject({ instructions: open.instructions });
  const [audited] = await admin.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'order.cancelled'));
  expect(audited?.details).toEqual({ after: 'cancelled' });
});
