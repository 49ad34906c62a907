import {
  BULK_ROWS_SHOWN_MAX,
  type RefusedProduct,
  UNDO_MINUTES,
  type UndoAnswer,
} from '../../../../contract/product-bulk.ts';
import { takeBack } from '../../../../domain/catalogue/bulk/bulk-change.ts';
import type { ProductContent } from '../../../../domain/catalogue/product-content.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { writeCatalogue } from '../admin/write-catalogue.ts';
import {
  type BulkEvent,
  findBulkEvent,
  listEarlierRevisions,
  listTouched,
  listUntouched,
} from './bulk.store.ts';

export const NO_SUCH_CHANGE = refuse('not_found', 'no_such_change', 'We can’t find this change.');
const TOO_LATE = refuse(
  'gone',
  'undo_too_late',
  `You can undo a change for ${UNDO_MINUTES} minutes. Edit the products again instead.`,
);
const CHANGED_SINCE = 'Someone else changed it since, so we left it as it is.';

export async function undoBulkChange(
  db: Database,
  actor: Actor,
  eventId: string,
  now: Date,
): Promise<Result<UndoAnswer>> {
  const event = await findBulkEvent(db, eventId, actor.userId);
  if (!event) return NO_SUCH_CHANGE;
  if (now.getTime() - event.at.getTime() > UNDO_MINUTES * 60_000) return TOO_LATE;
  return accept(await giveBack(db, actor, event));
}

async function giveBack(db: Database, actor: Actor, event: BulkEvent): Promise<UndoAnswer> {
  return writeCatalogue(db, actor.userId, async ({ changeProducts, recordAsOne }, tx) => {
    const untouched = await listUntouched(tx, event);
    const touched = await listTouched(tx, event);
    const earlier = await listEarlierRevisions(tx, untouched);
    const outcomes = await changeProducts(
      untouched.map(({ id, version }) => ({
        id,
        version,
        // Written by the shop alone, when the product was changed before.
        apply: (present: ProductContent) =>
          takeBack(earlier.get(id) as Partial<ProductContent> | undefined, present),
      })),
    );
    const refused = untouched.flatMap(({ id, name }, place): RefusedProduct[] => {
      const outcome = outcomes[place];
      return outcome && !outcome.ok ? [{ id, name, reason: outcome.refusal.message }] : [];
    });
    for (const product of touched) refused.push({ ...product, reason: CHANGED_SINCE });
    const restoredCount = outcomes.filter(({ ok }) => ok).length;
    await recordAsOne('change undone');
    return {
      restoredCount,
      refusedCount: refused.length,
      refused: refused.slice(0, BULK_ROWS_SHOWN_MAX),
    };
  });
}
