import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dashboardSchema } from '../../../../contract/dashboard.ts';
import { listAdminOrdersEndpoint } from '../../../../contract/order-admin.ts';
import { placedOrderSchema } from '../../../../contract/orders.ts';
import { reportSchema } from '../../../../contract/reports.ts';
import { codeCampaigns, codes } from '../../../database/schema/codes.ts';
import { orders } from '../../../database/schema/orders.ts';
import { openOrderAdmin, sendRequest } from '../../../testing/order-admin.ts';
import { makeOrderInput } from '../../../testing/order-inputs.ts';

const TODAY = '2026-11-16';

async function openWithCampaigns() {
  const admin = await openOrderAdmin();
  const { db, shop } = admin;
  const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true });
  const make = async (name: string, percent: number, texts: readonly string[]) => {
    const [made] = await db.insert(codeCampaigns).values({ name, kind: 'percent', percent }).returning();
    const campaignId = made?.id ?? '';
    await db.insert(codes).values(texts.map((text) => ({ text, campaignId })));
    return campaignId;
  };
  /** ₦5,000 and ₦3,000 for the delivery, less what the code gives. */
  const place = async (code: string | undefined, expectedTotal: number, day: string = TODAY) => {
    const input = makeOrderInput({ ...(code && { code }), expectedTotal });
    const { order } = placedOrderSchema.parse(await (await sendRequest(shop.visit(), input)).json());
    const createdAt = new Date(`${day}T12:00:00+01:00`);
    await db.update(orders).set({ createdAt }).where(eq(orders.id, order.id));
    return order.id;
  };
  return { ...admin, owner, make, place };
}

test('reports and dashboard say what each campaign brought, each figure is of the orders it opens, and the table has it (P41.13, P41.15, P41.17)', async () => {
  const { owner, make, place, makeStep } = await openWithCampaigns();
  const tenth = await make('Tenth', 10, ['TENTH']);
  const many = await make('=Flyers', 20, ['FLYER-ONE', 'FLYER-TWO']);
  await make('Unused', 30, ['NOBODY']);
  await place(undefined, 8_000);
  const remaining = await place('TENTH', 7_500);
  expect(await makeStep(await place('TENTH', 7_500), 'cancelled')).toBe(true);
  const flyers = [await place('FLYER-ONE', 7_000), await place('FLYER-TWO', 7_000, '2026-11-15')];
  await place('TENTH', 7_500, '2026-11-09');

  const read = async (path: string) => (await owner.ask(`/api/admin/${path}`)).json();
  const { sold } = reportSchema.parse(await read(`reports?from=2026-11-15&to=${TODAY}`));
  expect(sold.byCampaign).toEqual([
    { id: many, name: '=Flyers', orders: 2, given: 2_000, value: 14_000, valueBefore: 0 },
    { id: tenth, name: 'Tenth', orders: 1, given: 500, value: 7_500, valueBefore: 7_500 },
  ]);
  const listOrders = async (campaign: string) => {
    const query = `orders?soldFrom=2026-11-15&soldTo=${TODAY}&campaign=${campaign}`;
    return listAdminOrdersEndpoint.answerSchema.parse(await read(query)).data.map(({ id }) => id);
  };
  expect(await listOrders(tenth)).toEqual([remaining]);
  expect((await listOrders(many)).toSorted()).toEqual(flyers.toSorted());
  // From the list of codes, whose uses are those of orders that count (P41.17).
  const named = listAdminOrdersEndpoint.answerSchema.parse(await read(`orders?campaign=${tenth}`));
  expect([named.campaignName, named.total]).toEqual(['Tenth', 2]);

  const table = await (await owner.ask(`/api/admin/reports/export?from=2026-11-15&to=${TODAY}`)).text();
  const lines = table.split('\r\n');
  expect(lines).toContain("Sales with a discount code,'=Flyers,2,14000,0");
  expect(lines).toContain("Discounts given by code,'=Flyers,2,2000,");
  expect(lines).toContain('Discounts given by code,Tenth,1,500,');

  // Codes of all campaigns lower the sales by one line, and are no product: none was sold (P28.212).
  expect(sold.byProduct.map(({ id, name, pieces }) => [id, name, pieces !== null])).toEqual([
    ['honey-cake', 'Honey Cake', true],
    ['~~code', 'Discount codes', false],
  ]);
  expect(sold.byCategory).toContainEqual({
    ...{ category: 'Discounts', pieces: null },
    ...{ value: -2_500, valueBefore: -500 },
  });
  expect(lines).toContain('Sales by product,Discount codes,,-2500,-500');
  const { campaigns, bestSellers } = dashboardSchema.parse(await read('dashboard?days=7'));
  expect(bestSellers.map(({ productId }) => productId)).toEqual(['honey-cake']);
  expect(campaigns).toEqual([
    { id: many, name: '=Flyers', orders: 2, given: 2_000, value: 14_000 },
    { id: tenth, name: 'Tenth', orders: 1, given: 500, value: 7_500 },
  ]);
});

test('what was placed before a campaign’s days only is compared and given nothing now (P41.13)', async () => {
  const { owner, make, place } = await openWithCampaigns();
  const id = await make('Tenth', 10, ['TENTH']);
  await place('TENTH', 7_500, '2026-11-09');
  const answer = await owner.ask(`/api/admin/reports?from=${TODAY}&to=${TODAY}`);
  const { sold } = reportSchema.parse(await answer.json());
  expect(sold.byCampaign).toEqual([{ id, name: 'Tenth', orders: 0, given: 0, value: 0, valueBefore: 7_500 }]);
});
