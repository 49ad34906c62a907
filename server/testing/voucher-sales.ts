import { randomUUID } from 'node:crypto';
import { shownVoucherSchema } from '../../contract/voucher-admin.ts';
import { DEFAULT_VOUCHER_TERMS, type VoucherTerms } from '../../domain/vouchers/voucher.ts';
import type { Database } from '../database/database.ts';
import { writeVoucherTerms } from '../features/orders/vouchers/voucher-terms.store.ts';
import type { Visitor } from './visitor.ts';

export async function switchVouchersOn(db: Database, terms: Partial<VoucherTerms> = {}): Promise<void> {
  await writeVoucherTerms(db, { ...DEFAULT_VOUCHER_TERMS, ...terms, isOn: true });
}

/** In the shop, to be emailed to Ngozi on a later day once its transfer has come. */
export function buyVoucher(buyer: Pick<Visitor, 'ask'>, buyerEmail: string): Promise<Response> {
  const people = { buyerName: 'Ada Obi', buyerEmail, recipientName: 'Ngozi' };
  const gift = { recipientEmail: 'ngozi@hoem.example', sendOn: '2026-11-20', message: 'Enjoy' };
  return buyer.ask('/api/vouchers', {
    method: 'POST',
    body: { amount: 10_000, payment: 'transfer', ...people, ...gift },
    headers: { 'idempotency-key': randomUUID() },
  });
}

/** Over the counter, in cash. */
export async function sellVoucher(seller: Pick<Visitor, 'ask'>, amount: number, differences: object = {}) {
  const people = { recipientName: 'Ngozi', recipientEmail: '', buyerName: 'Ada', message: '', sendOn: null };
  const answer = await seller.ask('/api/admin/vouchers', {
    method: 'POST',
    body: { amount, way: 'cash', ...people, ...differences },
    headers: { 'idempotency-key': randomUUID() },
  });
  if (answer.status !== 201) throw new Error(`${answer.status} instead of 201: ${await answer.text()}`);
  return shownVoucherSchema.parse(await answer.json());
}
