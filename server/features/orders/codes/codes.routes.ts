import { checkCodeEndpoint, readCodesOfferedEndpoint } from '../../../../contract/codes.ts';
import { sayCode } from '../../../../domain/codes/say-code.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { accept } from '../../../../domain/refusal.ts';
import { judgeVoucher } from '../../../../domain/vouchers/voucher.ts';
import type { Database } from '../../../database/database.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { serve } from '../../../http/serve.ts';
import { describeKnownVoucher } from '../vouchers/describe-voucher.ts';
import { areVouchersUsable, findVoucherByCode, hasVouchers } from '../vouchers/vouchers.store.ts';
import { countCodeTry, writeCodeCookie } from './code-limits.ts';
import { areCodesOffered, nameProducts } from './codes.store.ts';
import { findUsableCode } from './find-usable-code.ts';

type CodeRoutesParts = {
  readonly db: Database;
  readonly trackingSecret: string;
  readonly isSecure: boolean;
  readonly rateLimiter: RateLimiter;
  readonly readClock: () => Date;
};

export function createCodeRoutes({ db, trackingSecret, isSecure, rateLimiter, readClock }: CodeRoutesParts) {
  return [
    serve(readCodesOfferedEndpoint, async ({ c }) => {
      const now = readClock();
      const takesVouchers = await areVouchersUsable(db, now);
      const isOffered = takesVouchers || (await hasVouchers(db)) || (await areCodesOffered(db, now));
      if (isOffered) writeCodeCookie(c, trackingSecret, isSecure);
      return accept({ isOffered, takesVouchers });
    }),

    serve(checkCodeEndpoint, async ({ c, actor, body }) => {
      const userId = actor?.userId ?? null;
      const tried = countCodeTry(c, {
        userId,
        clientAddress: c.get('clientAddress'),
        secret: trackingSecret,
      });
      const tooMany = await rateLimiter.refuse(c, tried);
      if (tooMany) return tooMany;
      const now = readClock();
      const voucher = await findVoucherByCode(db, body.code);
      if (voucher) {
        await rateLimiter.giveBack(tried);
        const judged = judgeVoucher(voucher, readLagosDay(now));
        return judged.ok ? accept(describeKnownVoucher(voucher, trackingSecret)) : judged;
      }
      const code = await findUsableCode(db, body.code, { userId, email: '', phone: '' }, now);
      if (!code.ok) return code;
      if (!code.value) throw new Error('A code was looked for and neither found nor refused.');
      await rateLimiter.giveBack(tried);
      const { text, terms, rules } = code.value;
      const { amountInKobo, minimumInKobo, categories, productIds, kind, percent } = terms;
      return accept({
        text,
        kind,
        percent,
        categories,
        productIds,
        amount: convertKoboToNaira(amountInKobo),
        minimum: convertKoboToNaira(minimumInKobo),
        says: sayCode({
          ...terms,
          ...rules,
          productNames: await nameProducts(db, productIds),
          // How many others it is for helps nobody.
          usesMax: null,
        }),
      });
    }),
  ];
}
