import { checkOrder, refuseMissing } from '../../../../domain/catalogue/categories.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import { announceChange } from '../../../database/changes.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { holdPictures } from '../admin/product-writes.store.ts';
import { deleteFormerName, lockCategories, writeOrder, writePicture } from './categories.store.ts';

const UNKNOWN_PICTURE = refuse('invalid', 'unknown_picture', 'This picture is missing. Upload it again.', {
  pictureId: 'This picture is missing. Upload it again.',
});

export function orderCategories(db: Database, actor: Actor, order: readonly string[]): Promise<Result<void>> {
  return arrange(db, actor, async (tx, names) => {
    const fits = checkOrder(names, order);
    if (!fits.ok) return fits;
    await writeOrder(tx, order);
    return accept(`order: ${order.join(', ')}`);
  });
}

/** Null: the picture of its first product again. */
export function setCategoryPicture(
  db: Database,
  actor: Actor,
  { name, pictureId }: { readonly name: string; readonly pictureId: string | null },
): Promise<Result<void>> {
  return arrange(db, actor, async (tx, names) => {
    if (!names.has(name)) return refuseMissing(name, 'name');
    if (pictureId !== null && !(await holdPictures(tx, [pictureId])).has(pictureId)) return UNKNOWN_PICTURE;
    await writePicture(tx, name, pictureId);
    return accept(pictureId === null ? `picture of “${name}” removed` : `picture of “${name}”`);
  });
}

/** Asked for twice, it is forgotten once. */
export function forgetFormerName(db: Database, actor: Actor, formerName: string): Promise<Result<void>> {
  return arrange(db, actor, async (tx) => {
    const name = await deleteFormerName(tx, formerName);
    return accept(name === undefined ? null : `“${formerName}” no longer leads to “${name}”`);
  });
}

type Arranging = (tx: Transaction, names: ReadonlySet<string>) => Promise<Result<string | null>>;

/** `work` says what it did for the activity log; null when there was nothing to do. */
function arrange(db: Database, { userId }: Actor, work: Arranging): Promise<Result<void>> {
  return inTransaction(db, async (tx) => {
    const done = await work(tx, await lockCategories(tx));
    if (!done.ok) return done;
    if (done.value === null) return accept(undefined);
    await recordAuditEvent(tx, {
      action: 'product.categories_arranged',
      actorId: userId,
      subjectId: userId,
      details: { what: done.value },
    });
    await announceChange(tx, 'catalogue');
    return accept(undefined);
  });
}
