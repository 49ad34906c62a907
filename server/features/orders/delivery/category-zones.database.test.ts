import { expect, test } from 'vitest';
import { readDeliveryTermsEndpoint } from '../../../../contract/delivery.ts';
import { openOrderAdmin, TERMS } from '../../../testing/order-admin.ts';
import { makeOrderInput } from '../../../testing/order-inputs.ts';
import { changeProducts, publishProducts } from '../../../testing/publish-products.ts';
import { readDeliveryTerms, writeDeliveryTerms } from './delivery-plan.store.ts';

const FAR = TERMS.zones.map((zone) =>
  zone.id === 'island' ? { ...zone, excludedCategories: ['Cheesecakes', 'Bread'] } : zone,
);

async function openFar() {
  const admin = await openOrderAdmin();
  await writeDeliveryTerms(admin.db, { ...TERMS, zones: FAR });
  await changeProducts(admin.db, ['honey-cake'], { category: 'Cheesecakes' });
  await publishProducts(admin.db, ['agege'], { category: 'Bread' });
  const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
  const listExcluded = async () =>
    (await readDeliveryTerms(admin.db)).zones.find(({ id }) => id === 'island')?.excludedCategories;
  return { ...admin, owner, listExcluded };
}

test('a zone goes on leaving out what got another name (P23.14)', async () => {
  const { shop, owner, send, listExcluded } = await openFar();
  const opened = await owner.ask('/api/admin/delivery-terms');
  const before = readDeliveryTermsEndpoint.answerSchema.parse(await opened.json());
  const renamed = await owner.post('/api/admin/categories/rename', {
    name: 'Cheesecakes',
    newName: 'Cold cakes',
  });
  expect(await renamed.json()).toMatchObject({
    categories: expect.arrayContaining([
      expect.objectContaining({ name: 'Cold cakes', excludingZones: ['Lagos Island'] }),
    ]),
  });
  expect(await listExcluded()).toEqual(['Cold cakes', 'Bread']);
  const refused = await send(shop.visit(), makeOrderInput());
  expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'not_delivered_there' }]);

  // Zones that were opened before are told what changed, and not that a category is missing.
  const late = await owner.put('/api/admin/delivery-terms', { ...before, freeAbove: 90_000 });
  expect([late.status, await late.json()]).toMatchObject([409, { code: 'stale_edit' }]);
});

test('of two merged categories a zone names the one that stays, once (P23.16)', async () => {
  const { owner, listExcluded } = await openFar();
  await owner.post('/api/admin/categories/merge', { name: 'Cheesecakes', into: 'Bread' });
  expect(await listExcluded()).toEqual(['Bread']);
});
