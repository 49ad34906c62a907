import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import type { Actor } from '../../../http/app-environment.ts';

/** Keeps what was done to how many products, and returns with what it can be taken back; null when nothing was done. */
export async function recordBulkChange(
  tx: Transaction,
  { userId }: Actor,
  changed: string,
  products: number,
): Promise<string | null> {
  if (products === 0) return null;
  const id = randomUUID();
  const details = { changed, products };
  await recordAuditEvent(tx, {
    id,
    action: 'product.bulk_changed',
    actorId: userId,
    subjectId: userId,
    details,
  });
  return id;
}
