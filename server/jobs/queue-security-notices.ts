import { and, isNull, ne, sql } from 'drizzle-orm';
import type {
  AdministratorNotice,
  NoticeSubject,
  PersonNotice,
  StaffChange,
} from '../../domain/users/security-notices.ts';
import type { Database, Transaction } from '../database/database.ts';
import { users } from '../database/schema/identity.ts';
import { addJob, callAddJob } from './add-job.ts';
import { addOrigin } from './job-origin.ts';

/** To the person whose account it is, at the address they had until now if it is another one. */
export async function notifyPerson(
  db: Database | Transaction,
  userId: string,
  notice: PersonNotice,
  formerEmail?: string,
): Promise<void> {
  await addJob(db, 'send-security-notice', {
    recipientId: userId,
    notice,
    actorId: userId,
    at: new Date().toISOString(),
    ...(formerEmail !== undefined && { formerEmail }),
  });
}

/**
 * To every administrator, whoever of them did it too: it may have been somebody else in their name. Of the refunds they make all
 * day they hear only from one another.
 */
export async function notifyAdministrators(
  db: Database | Transaction,
  actorId: string,
  notice: AdministratorNotice,
  subject: NoticeSubject = {},
): Promise<void> {
  const about = { notice, actorId, at: new Date().toISOString(), ...subject };
  const payload = sql`(${JSON.stringify(about)}::jsonb || jsonb_build_object('recipientId', ${users.id}))::json`;
  await db
    .select({ job: callAddJob('send-security-notice', addOrigin(payload)) })
    .from(users)
    .where(
      and(
        users.isAdmin,
        isNull(users.disabledAt),
        isNull(users.deletedAt),
        notice === 'refunded' ? ne(users.id, actorId) : undefined,
        subject.member && ne(users.id, subject.member.userId),
      ),
    );
}

/** To the person themselves, in words of their own, and to every other administrator. */
export async function notifyOfStaffChange(
  db: Database | Transaction,
  actorId: string,
  member: StaffChange,
): Promise<void> {
  await addJob(db, 'send-security-notice', {
    recipientId: member.userId,
    notice: 'access_changed',
    actorId,
    at: new Date().toISOString(),
    member,
  });
  await notifyAdministrators(db, actorId, 'role_changed', { member });
}
