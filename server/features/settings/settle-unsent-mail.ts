import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { recordAuditEvent } from '../../database/record-audit-event.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/app-environment.ts';
import { findMail, writeMailSettled } from '../../jobs/unsent-mails.store.ts';
import { describeUnsentMail } from './list-unsent-mails.ts';

type SettledMail = {
  readonly id: string | undefined;
  /** Null takes the tick away again. */
  readonly at: Date | null;
  readonly shopName: string;
};

/** Ticks off a mail that can never arrive. Whose address was wrong is not kept in the activity log, only what it was about. */
export function settleUnsentMail(
  db: Database,
  { userId }: Pick<Actor, 'userId'>,
  { id, at, shopName }: SettledMail,
): Promise<Result<void>> {
  return inTransaction(db, async (tx) => {
    const mail = id && (await findMail(tx, id));
    if (!mail) return refuse('not_found', 'no_such_mail', 'We can’t find this email.');
    if (await writeMailSettled(tx, mail.message.id, at)) {
      const { title, number } = describeUnsentMail(mail, shopName);
      await recordAuditEvent(tx, {
        action: at ? 'shop.mail_settled' : 'shop.mail_reopened',
        actorId: userId,
        subjectId: userId,
        details: { mail: title, ...(number !== null && { about: number }) },
      });
    }
    return accept(undefined);
  });
}
