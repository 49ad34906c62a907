import {
  askForReminderEndpoint,
  readRemindedCartEndpoint,
  readRemindersOfferedEndpoint,
  readReminderTermsEndpoint,
  saveReminderTermsEndpoint,
  withdrawReminderEndpoint,
} from '../../../../contract/cart-reminders.ts';
import { accept, refuse } from '../../../../domain/refusal.ts';
import { nameMailbox } from '../../../../domain/users/mailbox.ts';
import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { isId } from '../../../http/id-parameter.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { serve } from '../../../http/serve.ts';
import { askForReminder } from './ask-for-reminder.ts';
import { countReminder } from './reminder-limits.ts';
import { isReminderKey } from './reminder-links.ts';
import { readReminderTerms, writeReminderTerms } from './reminder-terms.store.ts';
import { deleteWaiting, findReminder, readLines } from './reminders.store.ts';

type ReminderRoutesParts = {
  readonly db: Database;
  readonly trackingSecret: string;
  readonly rateLimiter: RateLimiter;
  readonly readClock: () => Date;
};

const NO_SUCH_CART = refuse('not_found', 'no_such_cart', 'This link has expired.');

export function createReminderRoutes(parts: ReminderRoutesParts) {
  const { db, trackingSecret: secret, rateLimiter, readClock } = parts;
  return [
    serve(readRemindersOfferedEndpoint, async () =>
      accept({ isOffered: (await readReminderTerms(db)).afterHours !== null }),
    ),

    serve(askForReminderEndpoint, async ({ c, actor, params: { id }, body: { email, lines } }) => {
      if (!isId(id)) return NO_SUCH_CART;
      const counted = countReminder(c.get('clientAddress'), nameMailbox(email));
      const tooMany = await rateLimiter.refuse(c, counted);
      if (tooMany) return tooMany;
      const asked = { id, email, lines, userId: actor?.userId ?? null };
      await askForReminder({ db, secret, now: readClock() }, asked);
      return accept(undefined);
    }),

    serve(withdrawReminderEndpoint, async ({ params: { id } }) => {
      if (isId(id)) await deleteWaiting(db, id);
      return accept(undefined);
    }),

    serve(readRemindedCartEndpoint, async ({ params: { id }, query: { key } }) => {
      const isOurs = isId(id) && isReminderKey(secret, id, key);
      const row = isOurs ? await findReminder(db, id) : undefined;
      return row ? accept({ lines: [...readLines(row)] }) : NO_SUCH_CART;
    }),

    serve(readReminderTermsEndpoint, async () => accept(await readReminderTerms(db))),

    serve(saveReminderTermsEndpoint, async ({ actor: { userId }, body }) => {
      await inTransaction(db, async (tx) => {
        await writeReminderTerms(tx, body);
        await recordAuditEvent(tx, {
          action: 'shop.reminder_terms_changed',
          actorId: userId,
          subjectId: userId,
          details: { afterHours: body.afterHours ?? 0 },
        });
      });
      return accept(body);
    }),
  ];
}
