import { eq, sql } from 'drizzle-orm';
import { voucherTermsSchema } from '../../../../contract/vouchers.ts';
import { DEFAULT_VOUCHER_TERMS, type VoucherTerms } from '../../../../domain/vouchers/voucher.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { settings } from '../../../database/schema/settings.ts';

const KEY = 'voucher-terms';

export async function readVoucherTerms(db: Database | Transaction): Promise<VoucherTerms> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY));
  return row ? voucherTermsSchema.parse(row.value) : DEFAULT_VOUCHER_TERMS;
}

export async function areVouchersSold(db: Database): Promise<boolean> {
  return (await readVoucherTerms(db)).isOn;
}

/** False: nobody has decided yet. */
export async function hasVoucherTerms(db: Database): Promise<boolean> {
  return (await db.$count(settings, eq(settings.key, KEY))) > 0;
}

export async function writeVoucherTerms(tx: Database | Transaction, value: VoucherTerms): Promise<void> {
  await tx
    .insert(settings)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: sql`now()` } });
}
