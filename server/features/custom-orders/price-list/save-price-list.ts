import {
  convertPriceList,
  describePriceList,
  type PriceListAnswer,
  type PriceListEdit,
} from '../../../../contract/designer.ts';
import { type Refusal, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { nameChangedParts } from '../../../http/edit-version.ts';
import { insertPriceList, readPriceList } from './price-list.store.ts';

const STALE_EDIT = refuse(
  'conflict',
  'stale_edit',
  'Someone else has changed this since you opened it. Check their changes, then save again.',
).refusal;

type SaveOutcome =
  | { readonly ok: true; readonly list: PriceListAnswer }
  | {
      readonly ok: false;
      readonly refusal: Refusal;
      readonly details: { readonly current: PriceListAnswer };
    };

/** Every change is a version of its own: designs that were priced before keep theirs. */
export function savePriceList(db: Database, edit: PriceListEdit, actorId: string): Promise<SaveOutcome> {
  return inTransaction(db, async (tx) => {
    await lockNames(tx, ['design price list']);
    const present = await readPriceList(tx);
    if (edit.version !== undefined && edit.version !== present.version) {
      return { ok: false, refusal: STALE_EDIT, details: { current: describePriceList(present) } };
    }
    const current = describePriceList(present);
    const changed = nameChangedParts(current, { ...edit, version: present.version });
    if (changed === '') return { ok: true, list: current };
    const version = present.version + 1;
    const next = convertPriceList({ ...edit, version });
    await insertPriceList(tx, next, actorId);
    await recordAuditEvent(tx, {
      action: 'shop.price_list_changed',
      actorId,
      subjectId: actorId,
      details: { changed, version },
    });
    return { ok: true, list: describePriceList(next) };
  });
}
