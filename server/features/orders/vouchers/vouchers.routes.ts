import type { Context } from 'hono';
import {
  correctRecipientEndpoint,
  listBoughtVouchersEndpoint,
} from '../../../../contract/bought-vouchers.ts';
import {
  buyVoucherEndpoint,
  payVoucherEndpoint,
  readVoucherEndpoint,
  readVoucherOfferEndpoint,
  redeemVoucherEndpoint,
} from '../../../../contract/vouchers.ts';
import { refuseUnknownCode } from '../../../../domain/codes/judge-code.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Actor, AppEnvironment } from '../../../http/app-environment.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { serve } from '../../../http/serve.ts';
import { PaymentFault } from '../../../ports/payments.ts';
import { countCodeTry } from '../codes/code-limits.ts';
import { findOwnOrder } from '../find-own-order.ts';
import { countPlacement, countRecipient } from '../order-limits.ts';
import { correctRecipient, listBoughtVouchers } from './bought-vouchers.ts';
import { type BuyParts, buyVoucher, findTransfer, payForVoucher } from './buy-voucher.ts';
import { checkVoucherPayment } from './check-voucher-payment.ts';
import { describeOwnVoucher } from './describe-voucher.ts';
import { redeemVoucher } from './redeem-voucher.ts';
import { makeVoucherCode } from './voucher-key.ts';
import { readVoucherTerms } from './voucher-terms.store.ts';
import { findVoucherByCode, listVoucherReferences, type VoucherRow } from './vouchers.store.ts';

type Parts = BuyParts & { readonly rateLimiter: RateLimiter };

export function createVoucherRoutes(parts: Parts) {
  const { db, payments, trackingSecret, rateLimiter, readClock, log } = parts;

  /** For a buyer who has come back from the payment page before its message. */
  async function askAbout({ id }: VoucherRow): Promise<void> {
    if (!payments) return;
    try {
      for (const reference of await listVoucherReferences(db, id)) {
        await checkVoucherPayment({ db, payments, readClock, log }, reference);
      }
    } catch (error) {
      if (!(error instanceof PaymentFault)) throw error;
      log.warn({ reason: error.message }, 'The payment provider could not be asked');
    }
  }

  /** What was paid a moment ago is paid, and not asked for twice. */
  async function lookAgain(seen: VoucherRow, code: string): Promise<VoucherRow> {
    if (seen.status !== 'waiting') return seen;
    await askAbout(seen);
    return (await findVoucherByCode(db, code)) ?? seen;
  }

  /** Counted as a try of a code, and given back if there is such a voucher. */
  async function tryCode(
    c: Context<AppEnvironment>,
    actor: Actor | undefined,
    code: string,
  ): Promise<Result<VoucherRow> | Response> {
    const tried = countCodeTry(c, {
      userId: actor?.userId ?? null,
      clientAddress: c.get('clientAddress'),
      secret: trackingSecret,
    });
    const tooMany = await rateLimiter.refuse(c, tried);
    if (tooMany) return tooMany;
    const voucher = await findVoucherByCode(db, code);
    if (!voucher) return refuseUnknownCode();
    await rateLimiter.giveBack(tried);
    return accept(voucher);
  }

  return [
    serve(readVoucherOfferEndpoint, async () => {
      const { suggestions, ...terms } = await readVoucherTerms(db);
      return accept({ ...terms, suggestions: [...suggestions] });
    }),

    serve(buyVoucherEndpoint, async ({ c, key, body }) => {
      const tooMany = await rateLimiter.refuse(c, countPlacement(c.get('clientAddress')));
      return tooMany ?? buyVoucher(parts, body, key);
    }),

    serve(listBoughtVouchersEndpoint, async ({ actor }) =>
      accept({ data: await listBoughtVouchers(parts, actor.userId) }),
    ),

    serve(correctRecipientEndpoint, async ({ c, actor, params, body }) => {
      const tooMany = await rateLimiter.refuse(c, countRecipient(actor.userId));
      if (tooMany) return tooMany;
      return correctRecipient(parts, { id: params.id, email: body.email, userId: actor.userId });
    }),

    serve(payVoucherEndpoint, async ({ c, actor, body }) => {
      const tooMany = await rateLimiter.refuse(c, countPlacement(c.get('clientAddress')));
      if (tooMany) return tooMany;
      const found = await tryCode(c, actor, body.code);
      if (found instanceof Response || !found.ok) return found;
      return payForVoucher(parts, await lookAgain(found.value, body.code), body.payment);
    }),

    serve(redeemVoucherEndpoint, async (call) => {
      const { c, actor, key, body } = call;
      const own = await findOwnOrder(db, call);
      if (!own.ok) return own;
      const found = await tryCode(c, actor, body.code);
      if (found instanceof Response || !found.ok) return found;
      const wanted = { ...body, orderId: own.value.id, key, actorId: null };
      const paid = await redeemVoucher(db, wanted, readClock);
      return paid.ok ? accept(undefined) : paid;
    }),

    serve(readVoucherEndpoint, async ({ c, actor, body }) => {
      const found = await tryCode(c, actor, body.code);
      if (found instanceof Response || !found.ok) return found;
      const voucher = await lookAgain(found.value, body.code);
      const code = makeVoucherCode(trackingSecret, voucher.id);
      const transfer = voucher.status === 'waiting' ? await findTransfer(db, voucher) : null;
      return accept({ ...describeOwnVoucher(voucher, code, readClock()), transfer });
    }),
  ];
}
