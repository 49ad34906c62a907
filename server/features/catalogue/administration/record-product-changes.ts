import { randomUUID } from 'node:crypto';
import { tellDifferences } from '../../../../domain/catalogue/content-differences.ts';
import { formatNaira } from '../../../../domain/money.ts';
import type { AuditAction } from '../../../../domain/users/audit-actions.ts';
import type { Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import type { WrittenProduct } from './product-writes.store.ts';

/** What was done to each product, with an entry of its own. */
export async function recordProductChanges(
  tx: Transaction,
  actorId: string,
  written: readonly WrittenProduct[],
): Promise<void> {
  for (const { id, before, content } of written) {
    await recordAuditEvent(tx, {
      action: nameAction(before, content),
      actorId,
      subjectId: actorId,
      details: { productId: id, productName: content.name, told: tell(before, content) },
    });
  }
}

/** What was done to how many products at once; returns the id of the entry, by which it can be taken back. */
export async function recordBulkChange(
  tx: Transaction,
  actorId: string,
  told: string,
  products: number,
): Promise<string> {
  const id = randomUUID();
  const details = { told, products };
  await recordAuditEvent(tx, { id, action: 'product.bulk_changed', actorId, subjectId: actorId, details });
  return id;
}

type Content = WrittenProduct['content'];

function nameAction(before: Content | undefined, { status }: Content): AuditAction {
  if (!before) return 'product.created';
  return status === 'archived' && before.status !== 'archived' ? 'product.archived' : 'product.changed';
}

function tell(before: Content | undefined, content: Content): string {
  return before ? tellDifferences(before, content) : `${formatNaira(content.priceInKobo)}, ${content.status}`;
}
