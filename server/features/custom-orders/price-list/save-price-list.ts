import {
  convertPriceList,
  describePriceList,
  type PriceListAnswer,
  type PriceListEdit,
} from '../../../../contract/designer.ts';
import { type Refusal, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { insertPriceList, readPriceList } from './price-list.store.ts';

const STALE_EDIT = refuse(
  'conflict',
  'stale_edit',
  'Somebody else has changed this since you opened it. Look at it as it is now, then save again.',
).refusal;

type SaveOutcome =
  | { readonly ok: true; readonly list: PriceListAnswer }
  | {
      readonly ok: false;
      readonly refusal: Refusal;
      readonly details: { readonly current: PriceListAnswer };
    };

/** Every save is a version of its own: designs that were priced before keep theirs. */
export function savePriceList(db: Database, edit: PriceListEdit, actorId: string): Promise<SaveOutcome> {
  return inTransaction(db, async (tx) => {
    await lockNames(tx, ['design price list']);
    const present = await readPriceList(tx);
    if (edit.version !== undefined && edit.version !== present.version) {
      return { ok: false, refusal: STALE_EDIT, details: { current: describePriceList(present) } };
    }
    const next = convertPriceList({ ...edit, version: present.version + 1 });
    await insertPriceList(tx, next, actorId);
    return { ok: true, list: describePriceList(next) };
  });
}
