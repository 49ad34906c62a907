import type { AuditAction } from '../../domain/users/audit-actions.ts';
import type { Database, Transaction } from './database.ts';
import { auditEvents } from './schema/audit-events.ts';

export type AuditEntry = {
  /** Given by whoever has to name the entry afterwards. */
  readonly id?: string;
  readonly action: AuditAction;
  /** Null: the shop itself. */
  readonly actorId: string | null;
  /** One of the two at least. */
  readonly subjectId?: string;
  readonly orderId?: string;
  /** Now, unless it happened before. */
  readonly at?: Date;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
};

/** Written with the change it tells of, so that neither is ever there without the other. */
export async function recordAuditEvent(db: Database | Transaction, entry: AuditEntry): Promise<void> {
  await db.insert(auditEvents).values(entry);
}
