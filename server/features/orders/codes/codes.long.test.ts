import { expect, test } from 'vitest';
import { codeCampaigns, codes, codeUses } from '../../../database/schema/codes.ts';
import { orders } from '../../../database/schema/orders.ts';
import { CALENDAR, openOrderAdmin, sendRequest } from '../../../testing/order-admin.ts';
import { makeOrderInput } from '../../../testing/order-inputs.ts';

const ROOM = { isOpen: true, workUnits: 1_000 };

test('200 at once on two nodes for a code with 50 uses get exactly 50', async () => {
  const calendar = {
    ...CALENDAR,
    weekdays: CALENDAR.weekdays.map(() => ROOM),
    windows: CALENDAR.windows.map((window) => ({ ...window, capacities: { delivery: 500, pickup: 500 } })),
  };
  const admin = await openOrderAdmin({ calendar });
  const [campaign] = await admin.db
    .insert(codeCampaigns)
    .values({ name: 'Fifty', kind: 'percent', percent: 10, usesMax: 50 })
    .returning();
  if (!campaign) throw new Error('There is no campaign.');
  await admin.db.insert(codes).values({ text: 'FIFTY', campaignId: campaign.id });
  const other = await admin.openOtherNode();
  const order = (shopper: number) =>
    sendRequest(
      (shopper % 2 ? admin.shop : other).visit(),
      makeOrderInput({ code: 'FIFTY', expectedTotal: 7_500 }),
    );
  const answers = await Promise.all(Array.from({ length: 200 }, (_, shopper) => order(shopper)));
  const placed = answers.filter(({ status }) => status === 201);
  expect(placed).toHaveLength(50);
  // A shop with so many at its door tells some of them to try again.
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    expect(await answer.json()).toMatchObject({ code: expect.stringMatching(/^(?:code_used_up|busy)$/) });
  }
  expect([await admin.db.$count(orders), await admin.db.$count(codeUses)]).toEqual([50, 50]);
});
