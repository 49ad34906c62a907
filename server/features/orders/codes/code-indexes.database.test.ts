import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { codeCampaigns, codes, codeUses } from '../../../database/schema/codes.ts';
import { orders } from '../../../database/schema/orders.ts';
import { vouchers } from '../../../database/schema/vouchers.ts';
import { openOrderAdmin } from '../../../testing/order-admin.ts';
import { matchFigure } from '../admin/match-figure.ts';
import { readCampaignSales } from './campaign-sales.store.ts';
import { isSpelled } from './codes.store.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

test('codes, uses and vouchers are found by their indexes, however many there are (P41.14)', async () => {
  const { db } = await openOrderAdmin();
  const now = new Date('2026-11-16T12:00:00Z');
  const ofCampaign = matchFigure({ campaign: NOBODY }, now);
  const queries: Readonly<Record<string, SQLWrapper>> = {
    'a voucher by the hash of its code': db.select().from(vouchers).where(eq(vouchers.codeHash, 'hash')),
    'a code however it is typed': db
      .select()
      .from(codes)
      .innerJoin(codeCampaigns, eq(codeCampaigns.id, codes.campaignId))
      .where(isSpelled('CAKE10')),
    'the uses of a code': db.select().from(codeUses).where(eq(codeUses.codeId, NOBODY)),
    'the orders of a campaign': db.select().from(orders).where(ofCampaign),
    'what campaigns brought': readCampaignSales(db, { from: '2026-11-10', to: '2026-11-16' }, now),
  };
  for (const [name, query] of Object.entries(queries)) {
    const plan = await db.transaction(async (tx) => {
      // With few rows reading them all is quicker: what counts is that there is another way.
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute(sql`explain ${query.getSQL()}`);
    });
    const lines = plan.rows.map((row) => String(row['QUERY PLAN'])).join('\n');
    expect(lines, name).toMatch(/Index/);
    expect(lines, name).not.toContain('Seq Scan');
  }
});
