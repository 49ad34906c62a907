import { expect, test } from 'vitest';
import { readAuditLogEndpoint } from '../../../../contract/settings.ts';
import { openProductAdmin } from '../../../testing/product-admin.ts';

async function openAuditLog() {
  const admin = await openProductAdmin();
  return {
    ...admin,
    /** As the owner reads it, oldest first. */
    async readAuditLog() {
      const answer = await admin.owner.ask('/api/admin/audit?topic=product');
      return readAuditLogEndpoint.answerSchema.parse(await answer.json()).data.toReversed();
    },
  };
}

test('every change of a product is in the activity log, with who made it and what became of what', {
  tags: 'long',
}, async () => {
  const { owner, create, change, readAuditLog } = await openAuditLog();
  await create({ name: 'Meat Pie', price: 1_200 });
  await change('meat-pie', { name: 'Beef Pie', price: 1_500.5, status: 'published' });
  await owner.delete('/api/products/meat-pie');
  await change('meat-pie', { status: 'draft' });
  const actor = { id: owner.userId, name: 'Owner' };
  const product = { id: 'meat-pie', name: 'Beef Pie' };
  expect(await readAuditLog()).toMatchObject([
    {
      action: 'product.created',
      actor,
      subject: null,
      product: { id: 'meat-pie', name: 'Meat Pie' },
      details: { what: '₦1,200, draft' },
    },
    {
      action: 'product.price_changed',
      actor,
      product,
      details: {
        before: 1_200,
        after: 1_500.5,
        what: 'the name from “Meat Pie” to “Beef Pie”; the price from ₦1,200 to ₦1,500.50; the status from draft to published',
      },
    },
    {
      action: 'product.archived',
      actor,
      product,
      details: { what: 'the status from published to archived' },
    },
    { action: 'product.changed', actor, product, details: { what: 'the status from archived to draft' } },
  ]);
});

test('what is refused, and what changes nothing, leaves no line', { tags: 'long' }, async () => {
  const { owner, create, change, readAuditLog } = await openAuditLog();
  await create({ id: 'pie', price: 1_200 });
  await change('pie', { price: 1_300 });
  await change('pie', { price: 1_300 });
  expect((await owner.put('/api/products/pie', { price: 1_400, version: 1 })).status).toBe(409);
  expect((await owner.put('/api/products/none', { price: 1_400 })).status).toBe(404);
  expect(
    (await owner.post('/api/products', { id: 'pie', name: 'Pie', category: 'Pies', price: 1 })).status,
  ).toBe(409);
  expect((await readAuditLog()).map(({ action }) => action)).toEqual([
    'product.created',
    'product.price_changed',
  ]);
});

test('a change to many products is one line, not one for each', async () => {
  const { owner, create, readAuditLog } = await openAuditLog();
  for (const id of ['pie', 'tart']) await create({ id, price: 1_000 });
  const body = { choice: { ids: ['pie', 'tart'] }, change: { kind: 'publish' } };
  const preview = (await (await owner.post('/api/admin/products/bulk', body)).json()) as { seen: number };
  await owner.post('/api/admin/products/bulk', { ...body, seen: preview.seen });
  const [, , ...since] = await readAuditLog();
  expect(since).toMatchObject([
    { action: 'product.bulk_changed', product: null, details: { what: 'published', products: 2 } },
  ]);
});
