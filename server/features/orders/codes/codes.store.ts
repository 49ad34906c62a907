import { and, asc, count, desc, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { CodeRules, CodeTerms } from '../../../../domain/codes/code-terms.ts';
import { readCodeKey } from '../../../../domain/codes/code-text.ts';
import type { CodeCounts } from '../../../../domain/codes/judge-code.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { nameMailbox } from '../../../../domain/users/mailbox.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { codeCampaigns, codeKeyOf, codes, codeUses } from '../../../database/schema/codes.ts';
import { mailboxOf } from '../../../database/schema/mailbox-of.ts';
import { orders } from '../../../database/schema/orders.ts';
import { countsAt } from '../delivery/calendar-days.store.ts';

/** Whoever matches in one of these is the same person. */
export type CodePerson = {
  readonly userId: string | null;
  /** Blank: not known. */
  readonly email: string;
  readonly phone: string;
};

export type FoundCode = {
  readonly id: string;
  readonly text: string;
  readonly campaignId: string;
  readonly terms: CodeTerms;
  readonly rules: CodeRules;
  readonly counts: CodeCounts;
};

/** Two orders at once could otherwise both be the last that a code, however it is typed, or a person has left. */
export function nameCodeLocks(text: string, userId: string | null): readonly string[] {
  return [`code ${readCodeKey(text)}`, ...(userId === null ? [] : [`codes of ${userId}`])];
}

function isOrderOfPerson({ userId, email, phone }: CodePerson): SQL {
  const isTheirs = or(
    userId === null ? undefined : eq(orders.userId, userId),
    phone === '' ? undefined : eq(orders.contactPhone, phone),
    email === '' ? undefined : sql`${mailboxOf(orders.contactEmail)} = ${nameMailbox(email)}`,
  );
  return isTheirs ?? sql`false`;
}

/** Kept as it was typed, or with other hyphens. */
export function isSpelled(text: string): SQL {
  return eq(codeKeyOf(codes.text), readCodeKey(text));
}

/** With how often it was used, by orders that stand at this moment: a hold that has run out has given its use back. */
export async function findCode(
  db: Database | Transaction,
  text: string,
  person: CodePerson,
  now: Date,
): Promise<FoundCode | undefined> {
  const [found] = await db
    .select({ id: codes.id, text: codes.text, campaign: codeCampaigns })
    .from(codes)
    .innerJoin(codeCampaigns, eq(codeCampaigns.id, codes.campaignId))
    .where(isSpelled(text))
    .orderBy(desc(eq(codes.text, text)), asc(codes.text))
    .limit(1);
  if (!found) return undefined;
  const { campaign } = found;
  const countUses = async (isMeant: SQL | undefined) => {
    const [row] = await db
      .select({ uses: count() })
      .from(codeUses)
      .innerJoin(orders, eq(orders.id, codeUses.orderId))
      .where(and(isMeant, countsAt(now)));
    return row?.uses ?? 0;
  };
  const earlier = campaign.isFirstOrderOnly
    ? await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(countsAt(now), isOrderOfPerson(person)))
        .limit(1)
    : [];
  const { kind, percent, amountInKobo, categories, productIds, minimumInKobo } = campaign;
  return {
    id: found.id,
    text: found.text,
    campaignId: campaign.id,
    terms: { kind, percent, amountInKobo, categories, productIds, minimumInKobo },
    rules: campaign,
    counts: {
      uses: await countUses(eq(codeUses.codeId, found.id)),
      usesByPerson: await countUses(and(eq(codeUses.campaignId, campaign.id), isOrderOfPerson(person))),
      hasOrderedBefore: earlier.length > 0,
    },
  };
}

/** Whether anybody could use a code today: until then nobody is asked for one. */
export async function areCodesOffered(db: Database, now: Date): Promise<boolean> {
  const today = readLagosDay(now);
  const [offered] = await db
    .select({ id: codeCampaigns.id })
    .from(codeCampaigns)
    .where(
      and(
        eq(codeCampaigns.isActive, true),
        or(isNull(codeCampaigns.startsOn), lte(codeCampaigns.startsOn, today)),
        or(isNull(codeCampaigns.endsOn), gte(codeCampaigns.endsOn, today)),
      ),
    )
    .limit(1);
  return offered !== undefined;
}

export type CodeUse = typeof codeUses.$inferSelect;

export async function insertCodeUse(tx: Transaction, use: CodeUse): Promise<void> {
  await tx.insert(codeUses).values(use);
}

export async function findCodeUse(tx: Transaction, orderId: string): Promise<CodeUse | undefined> {
  const [use] = await tx.select().from(codeUses).where(eq(codeUses.orderId, orderId));
  return use;
}

/** An order that changed may get more from its code, or less; null: it no longer has one, and the use is free again. */
export async function rewriteCodeUse(
  tx: Transaction,
  orderId: string,
  givenInKobo: number | null,
): Promise<void> {
  if (givenInKobo === null) await tx.delete(codeUses).where(eq(codeUses.orderId, orderId));
  else await tx.update(codeUses).set({ givenInKobo }).where(eq(codeUses.orderId, orderId));
}
