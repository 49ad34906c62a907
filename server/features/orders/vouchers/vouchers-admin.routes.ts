import {
  AWAITED_VOUCHERS,
  listVouchersEndpoint,
  readVoucherTermsEndpoint,
  recordVoucherPaymentEndpoint,
  type ShownVoucher,
  saveVoucherTermsEndpoint,
  sellVoucherEndpoint,
  showVoucherCodeEndpoint,
  VOUCHER_PAGE_SIZE,
  voidVoucherEndpoint,
} from '../../../../contract/voucher-admin.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { accept, refuse } from '../../../../domain/refusal.ts';
import { announceChange } from '../../../database/changes.ts';
import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { isId } from '../../../http/id-parameter.ts';
import { serve } from '../../../http/serve.ts';
import { canShowCode, describeAdminVoucher } from './describe-voucher.ts';
import { recordVoucherPayment } from './record-voucher-payment.ts';
import { sellVoucher, type VoucherWithCode } from './sell-voucher.ts';
import { NO_SUCH_VOUCHER, voidVoucher } from './void-voucher.ts';
import { makeVoucherCode, makeVoucherLink } from './voucher-key.ts';
import { readVoucherTerms, writeVoucherTerms } from './voucher-terms.store.ts';
import { findVoucher, listVouchers, sumOutstanding } from './vouchers.store.ts';

const NOT_SHOWN = refuse(
  'forbidden',
  'code_not_shown',
  'Only the person who made a voucher can see its code again, on the same day and while it’s unused.',
);

type Parts = {
  readonly db: Database;
  readonly trackingSecret: string;
  readonly publicUrl: string;
  readonly readClock: () => Date;
};

export function createVoucherAdminRoutes(parts: Parts) {
  const { db, trackingSecret, publicUrl, readClock } = parts;

  const show = ({ voucher, code }: VoucherWithCode, { userId }: Actor): ShownVoucher => ({
    voucher: describeAdminVoucher(voucher, userId, readClock()),
    code,
    link: makeVoucherLink(publicUrl, code),
  });

  return [
    serve(listVouchersEndpoint, async ({ actor, query }) => {
      const now = readClock();
      const isAwaited = query.show === AWAITED_VOUCHERS;
      const rows = await listVouchers(
        db,
        { before: query.cursor, isAwaited, limit: VOUCHER_PAGE_SIZE + 1 },
        now,
      );
      const { valueInKobo, count } = await sumOutstanding(db, now);
      return accept({
        data: rows.slice(0, VOUCHER_PAGE_SIZE).map((row) => describeAdminVoucher(row, actor.userId, now)),
        outstanding: { value: convertKoboToNaira(valueInKobo), count },
        nextCursor: rows.length > VOUCHER_PAGE_SIZE ? (rows[VOUCHER_PAGE_SIZE - 1]?.id ?? null) : null,
      });
    }),

    serve(sellVoucherEndpoint, async ({ actor, key, body }) => {
      const sold = await sellVoucher(parts, { input: body, key, actorId: actor.userId }, readClock());
      return sold.ok ? accept(show(sold.value, actor)) : sold;
    }),

    serve(showVoucherCodeEndpoint, async ({ actor, params: { id } }) => {
      const voucher = isId(id) ? await findVoucher(db, id) : undefined;
      if (!voucher) return NO_SUCH_VOUCHER;
      if (!canShowCode(voucher, actor.userId, readClock())) return NOT_SHOWN;
      await recordAuditEvent(db, {
        action: 'voucher.code_shown',
        actorId: actor.userId,
        subjectId: actor.userId,
        at: readClock(),
        details: { voucher: voucher.codeEnd },
      });
      return accept(show({ voucher, code: makeVoucherCode(trackingSecret, voucher.id) }, actor));
    }),

    serve(recordVoucherPaymentEndpoint, async ({ actor, params: { id }, body }) => {
      if (!isId(id)) return NO_SUCH_VOUCHER;
      const paid = await recordVoucherPayment(db, { ...body, id, actorId: actor.userId }, readClock());
      return paid.ok ? accept(describeAdminVoucher(paid.value, actor.userId, readClock())) : paid;
    }),

    serve(voidVoucherEndpoint, async ({ actor, params: { id }, body }) => {
      if (!isId(id)) return NO_SUCH_VOUCHER;
      const voided = await voidVoucher(db, { ...body, id, actorId: actor.userId }, readClock());
      return voided.ok ? accept(describeAdminVoucher(voided.value, actor.userId, readClock())) : voided;
    }),

    serve(readVoucherTermsEndpoint, async () => {
      const { suggestions, ...terms } = await readVoucherTerms(db);
      return accept({ ...terms, suggestions: [...suggestions] });
    }),

    serve(saveVoucherTermsEndpoint, async ({ actor: { userId }, body }) => {
      await inTransaction(db, async (tx) => {
        await writeVoucherTerms(tx, body);
        const { suggestions: _, validMonths, ...terms } = body;
        const details = { ...terms, ...(validMonths !== null && { validMonths }) };
        const action = 'shop.voucher_terms_changed';
        await recordAuditEvent(tx, { action, actorId: userId, subjectId: userId, at: readClock(), details });
        // Menus on every page lead to where they are sold.
        await announceChange(tx, 'shop-profile');
      });
      return accept(body);
    }),
  ];
}
