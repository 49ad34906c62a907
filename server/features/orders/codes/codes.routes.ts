import { checkCodeEndpoint, readCodesOfferedEndpoint } from '../../../../contract/codes.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { accept } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { serve } from '../../../http/serve.ts';
import { countCodeTry, writeCodeCookie } from './code-limits.ts';
import { areCodesOffered } from './codes.store.ts';
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
      const isOffered = await areCodesOffered(db, readClock());
      if (isOffered) writeCodeCookie(c, trackingSecret, isSecure);
      return accept({ isOffered });
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
      const code = await findUsableCode(db, body.code, { userId, email: '', phone: '' }, readClock());
      if (!code.ok) return code;
      if (!code.value) throw new Error('A code was looked for and neither found nor refused.');
      await rateLimiter.giveBack(tried);
      const { text, terms } = code.value;
      const { amountInKobo, minimumInKobo, categories, productIds, kind, percent } = terms;
      return accept({
        text,
        kind,
        percent,
        categories,
        productIds,
        amount: convertKoboToNaira(amountInKobo),
        minimum: convertKoboToNaira(minimumInKobo),
      });
    }),
  ];
}
