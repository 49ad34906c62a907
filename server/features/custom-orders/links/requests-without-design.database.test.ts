import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { adminCustomOrderDetailsSchema } from '../../../../contract/custom-order-admin.ts';
import { DEFAULT_DESIGN } from '../../../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../../../domain/custom-orders/link/design-text.ts';
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
