import { eq, or, sql } from 'drizzle-orm';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { vouchers } from '../../../database/schema/vouchers.ts';

const isBuyer = (email: string) => eq(sql`lower(${vouchers.buyerEmail})`, email);
const isRecipient = (email: string) => eq(sql`lower(${vouchers.recipientEmail})`, email);

/** For the copy of their data that everybody may ask for: what they gave and what they were given, and not the code. */
export async function exportVouchers(db: Database, email: string): Promise<readonly unknown[]> {
  const rows = await db
    .select()
    .from(vouchers)
    .where(or(isBuyer(email), isRecipient(email)));
  return rows.map(
    ({ amountInKobo, balanceInKobo, buyerName, recipientName, message, createdAt, expiresOn }) => ({
      amount: convertKoboToNaira(amountInKobo),
      balance: convertKoboToNaira(balanceInKobo),
      boughtBy: buyerName,
      givenTo: recipientName,
      message,
      boughtAt: createdAt.toISOString(),
      expiresOn,
    }),
  );
}

/** The money stays whoever's it is: only who gave it, to whom and with which words is gone. */
export async function forgetVouchers(tx: Transaction, email: string): Promise<void> {
  await tx.update(vouchers).set({ buyerName: '', buyerEmail: '', message: '' }).where(isBuyer(email));
  await tx
    .update(vouchers)
    .set({ recipientName: '', recipientEmail: '', message: '', sendOn: null })
    .where(isRecipient(email));
}

/** What a person bought or was given stays theirs under their new address. */
export async function moveVouchers(
  tx: Transaction,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx.update(vouchers).set({ buyerEmail: to }).where(isBuyer(from));
  await tx.update(vouchers).set({ recipientEmail: to }).where(isRecipient(from));
}
