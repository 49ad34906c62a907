import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dashboardSchema } from '../../../contract/dashboard.ts';
import { DEFAULT_HOME_PAGE } from '../../../domain/shop/home/home-page.ts';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { openProductAdmin } from '../../testing/product-admin.ts';

test('the steps of the first week are read from the shop as it is (P23.7, P36.35)', {
  tags: 'long',
}, async () => {
  const { owner, db, create } = await openProductAdmin();
  const read = async () => {
    const answer = await owner.ask('/api/admin/dashboard');
    return dashboardSchema.parse(await answer.json());
  };
  const before = await read();
  expect(before.hasOrders).toBe(false);
  expect(before.firstSteps).not.toContain('products');
  await create({ name: 'Draft Pie' });
  expect((await read()).firstSteps).not.toContain('products');
  for (const name of ['Meat Pie', 'Fish Pie', 'Chin Chin']) await create({ name, status: 'published' });
  expect((await read()).firstSteps).toContain('products');

  expect((await read()).firstSteps).not.toContain('home');
  const hero = { ...DEFAULT_HOME_PAGE.hero, headline: 'Hot at six' };
  await owner.put('/api/admin/home-page', { ...DEFAULT_HOME_PAGE, hero });
  expect((await read()).firstSteps).toContain('home');

  const tick = (isDone: boolean) => owner.put('/api/admin/dashboard/first-steps', { step: 'backup', isDone });
  expect(await (await tick(true)).json()).toMatchObject({ firstSteps: expect.arrayContaining(['backup']) });
  await tick(true);
  expect((await read()).firstSteps).toContain('backup');
  const [latest] = await db.select().from(auditEvents).orderBy(desc(auditEvents.at)).limit(1);
  expect(latest).toMatchObject({
    action: 'shop.first_step_ticked',
    details: { step: 'backup', isDone: true },
  });
  await tick(false);
  expect((await read()).firstSteps).not.toContain('backup');
  expect((await owner.put('/api/admin/dashboard/first-steps', { step: 'order', isDone: true })).status).toBe(
    400,
  );
});
