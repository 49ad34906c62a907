import { requestStockAlertEndpoint } from '../../../../contract/stock-alerts.ts';
import { refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { serve } from '../../../http/serve.ts';
import { countStockAlert } from '../order-limits.ts';
import { requestStockAlert } from './request-stock-alert.ts';

const EMAIL_MISSING = refuse('invalid', 'email_missing', 'Enter your email address.', {
  email: 'Enter your email address.',
});

export type StockAlertRoutesParts = {
  readonly db: Database;
  readonly rateLimiter: RateLimiter;
  readonly readClock: () => Date;
};

export function createStockAlertRoutes({ db, rateLimiter, readClock }: StockAlertRoutesParts) {
  return [
    serve(requestStockAlertEndpoint, async ({ c, actor, body: { email = '', ...piece } }) => {
      const person = actor ? { userId: actor.userId, email: '' } : { userId: null, email };
      if (!actor && email === '') return EMAIL_MISSING;
      const attempts = countStockAlert(c.get('clientAddress'), person.userId ?? email);
      const tooMany = await rateLimiter.refuse(c, attempts);
      return tooMany ?? requestStockAlert(db, piece, person, readClock());
    }),
  ];
}
