import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminCustomOrderDetailsSchema } from '../../../../contract/custom-order-admin.ts';
import { DEFAULT_DESIGN } from '../../../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../../../domain/custom-orders/link/design-text.ts';
import { customOrders } from '../../../database/schema/custom-orders.ts';
import { users } from '../../../database/schema/identity.ts';
import { makeCustomRequest, openCustomOrderAdmin } from '../../../testing/custom-order-admin.ts';

test('a request that staff wrote down without a design is not said to have one (P28.157)', async () => {
  const admin = await openCustomOrderAdmin();
  const take = async (design: string) => {
    const taken = await admin.owner.ask('/api/admin/custom-orders', {
      method: 'POST',
      body: makeCustomRequest({ name: 'Bisi Ade', email: '', design }),
      headers: { 'idempotency-key': randomUUID() },
    });
    return adminCustomOrderDetailsSchema.parse(await taken.json());
  };
  const nobodys = await take(writeDesignText(DEFAULT_DESIGN));
  expect(nobodys).toMatchObject({ isDesigned: false, description: 'Custom cake' });
  const hers = await take(writeDesignText({ ...DEFAULT_DESIGN, topping: 'none' }));
  expect(hers.isDesigned).toBe(true);
});

test('an order of a request without a design shows the kitchen no cake that nobody chose (P28.162)', async () => {
  const admin = await openCustomOrderAdmin();
  const { id } = await admin.ask();
  const [owner] = await admin.db.select({ id: users.id }).from(users).where(eq(users.isAdmin, true));
  await admin.db.update(customOrders).set({ takenBy: owner?.id }).where(eq(customOrders.id, id));
  await admin.quote(id);
  const { lines } = await admin.accept(id);
  expect(lines).toMatchObject([{ name: 'Custom Cake', sizeName: 'As quoted', design: '' }]);
});
