import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Piece } from '../../../../domain/shelf/shelf.ts';
import { checkStockAlert } from '../../../../domain/shelf/stock-alerts.ts';
import type { Database } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { readShelfTerms } from '../delivery/delivery-plan.store.ts';
import { readStock } from './shelf.store.ts';
import { type AlertPerson, countAlerts, writeAlert } from './stock-alerts.store.ts';

/** Writes down who is to be told. Under a lock of its own, so that no more wait than may. */
export function requestStockAlert(
  db: Database,
  piece: Piece,
  person: AlertPerson,
  now: Date,
): Promise<Result<void>> {
  return inTransaction(db, async (tx): Promise<Result<void>> => {
    await lockNames(tx, [`stock alerts of ${piece.productId}`]);
    const { isOn } = await readShelfTerms(tx);
    const productIds = [piece.productId];
    const stock = isOn ? await readStock(tx, { day: readLagosDay(now), now, productIds }) : [];
    const checked = checkStockAlert(stock, piece, await countAlerts(tx, piece));
    if (!checked.ok) return checked;
    await writeAlert(tx, piece, person, now);
    return accept(undefined);
  });
}
