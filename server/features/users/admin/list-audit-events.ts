import { type AuditPage, auditEventSchema } from '../../../../contract/users.ts';
import type { Database } from '../../../database/database.ts';
import { ageCursor } from '../../../http/page-cursor.ts';
import { listAuditRows } from './users-admin.store.ts';

type AuditListInput = { readonly cursor?: string | undefined; readonly limit: number };

export async function listAuditEvents(
  db: Database,
  subjectId: string,
  { cursor, limit }: AuditListInput,
): Promise<AuditPage> {
  const rows = await listAuditRows(db, subjectId, { after: ageCursor.read(cursor), limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(({ id, at, action, details, actorId, actorName }) =>
      auditEventSchema.parse({
        id,
        at: at.toISOString(),
        action,
        details,
        actor: actorId === null ? null : { id: actorId, name: actorName },
      }),
    ),
    nextCursor: last && rows.length > limit ? ageCursor.write([last.at.toISOString(), last.id]) : null,
  };
}
