import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { AdminCampaign, SavedCampaign } from '../../../../contract/code-admin.ts';
import { readCodeState } from '../../../../domain/codes/code-terms.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { convertKoboToNaira, convertNairaToKobo } from '../../../../domain/money.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { products } from '../../../database/schema/catalogue.ts';
import { codeCampaigns, codes, codeUses } from '../../../database/schema/codes.ts';
import { orders } from '../../../database/schema/orders.ts';
import { countsAt } from '../delivery/calendar-days.store.ts';

/** Newest first, each with its uses and what they were given. */
export async function listCampaigns(
  db: Database | Transaction,
  now: Date,
  id?: string,
): Promise<readonly AdminCampaign[]> {
  const made = db
    .select({
      campaignId: codes.campaignId,
      codeCount: count().as('code_count'),
      text: sql<string>`min(${codes.text})`.as('text'),
    })
    .from(codes)
    .groupBy(codes.campaignId)
    .as('made');
  const used = db
    .select({
      campaignId: codeUses.campaignId,
      uses: count().as('uses'),
      givenInKobo: sql<number>`sum(${codeUses.givenInKobo})`.mapWith(Number).as('given'),
    })
    .from(codeUses)
    .innerJoin(orders, eq(orders.id, codeUses.orderId))
    .where(countsAt(now))
    .groupBy(codeUses.campaignId)
    .as('used');
  const rows = await db
    .select({
      campaign: codeCampaigns,
      codeCount: made.codeCount,
      text: made.text,
      uses: used.uses,
      givenInKobo: used.givenInKobo,
    })
    .from(codeCampaigns)
    .innerJoin(made, eq(made.campaignId, codeCampaigns.id))
    .leftJoin(used, eq(used.campaignId, codeCampaigns.id))
    .where(id === undefined ? undefined : eq(codeCampaigns.id, id))
    .orderBy(desc(codeCampaigns.createdAt), desc(codeCampaigns.id));
  const ids = rows.flatMap(({ campaign }) => campaign.productIds);
  const named = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, ids));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return rows.map(({ campaign, codeCount, text, uses, givenInKobo }) => {
    const { amountInKobo, minimumInKobo, createdBy: _by, createdAt: _at, ...rest } = campaign;
    return {
      ...rest,
      products: campaign.productIds.map((productId) => ({
        id: productId,
        name: names.get(productId) ?? productId,
      })),
      amount: convertKoboToNaira(amountInKobo),
      minimum: convertKoboToNaira(minimumInKobo),
      state: readCodeState(campaign, readLagosDay(now)),
      text: codeCount === 1 ? text : null,
      codeCount,
      uses: uses ?? 0,
      given: convertKoboToNaira(givenInKobo ?? 0),
    };
  });
}

type Terms = Omit<SavedCampaign, 'version' | 'isActive'>;

/** What belongs to another kind is not kept. */
export function toCampaignRow({ amount, minimum, percent, ...terms }: Terms) {
  return {
    ...terms,
    percent: terms.kind === 'percent' ? percent : 0,
    amountInKobo: terms.kind === 'amount' ? convertNairaToKobo(amount) : 0,
    minimumInKobo: convertNairaToKobo(minimum),
  };
}

export async function updateCampaign(
  tx: Transaction,
  id: string,
  { version, isActive, ...terms }: SavedCampaign,
): Promise<boolean> {
  const [changed] = await tx
    .update(codeCampaigns)
    .set({ ...toCampaignRow(terms), isActive, version: sql`${codeCampaigns.version} + 1` })
    .where(and(eq(codeCampaigns.id, id), eq(codeCampaigns.version, version)))
    .returning({ id: codeCampaigns.id });
  return changed !== undefined;
}

/** A code for a category goes on being for it when the category has become another; so does what an order was placed with. */
export async function followCategoryMoveOfCodes(tx: Transaction, from: string, into: string): Promise<void> {
  await tx
    .update(codeCampaigns)
    .set({
      categories: sql`case when ${into} = any(${codeCampaigns.categories})
        then array_remove(${codeCampaigns.categories}, ${from})
        else array_replace(${codeCampaigns.categories}, ${from}, ${into}) end`,
      version: sql`${codeCampaigns.version} + 1`,
    })
    .where(sql`${from} = any(${codeCampaigns.categories})`);
  await tx
    .update(codeUses)
    .set({
      terms: sql`jsonb_set(${codeUses.terms}, '{categories}', (
        select jsonb_agg(distinct case when name = ${from} then ${into} else name end)
        from jsonb_array_elements_text(${codeUses.terms} -> 'categories') as name))`,
    })
    .where(sql`${codeUses.terms} -> 'categories' ? ${from}`);
}

export function listCodesOf(db: Database, campaignId: string, now: Date) {
  return db
    .select({ text: codes.text, uses: sql<number>`count(${orders.id})::int` })
    .from(codes)
    .leftJoin(codeUses, eq(codeUses.codeId, codes.id))
    .leftJoin(orders, and(eq(orders.id, codeUses.orderId), countsAt(now)))
    .where(eq(codes.campaignId, campaignId))
    .groupBy(codes.text)
    .orderBy(asc(codes.text));
}

export async function findCampaignName(db: Database, id: string): Promise<string | null> {
  const [found] = await db
    .select({ name: codeCampaigns.name })
    .from(codeCampaigns)
    .where(eq(codeCampaigns.id, id));
  return found?.name ?? null;
}
