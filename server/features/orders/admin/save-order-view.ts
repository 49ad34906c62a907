import { VIEWS_MAX } from '../../../../contract/order-admin.ts';
import type { OrderView } from '../../../../contract/order-views.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { countOtherViews, writeView } from './order-views.store.ts';

/** A view of the same name is replaced. */
export function saveOrderView(
  db: Database,
  { userId }: Actor,
  view: Pick<OrderView, 'name' | 'query'>,
): Promise<Result<OrderView>> {
  return inTransaction(db, async (tx) => {
    await lockNames(tx, [`order views of ${userId}`]);
    if ((await countOtherViews(tx, userId, view.name)) >= VIEWS_MAX) {
      const message = `You have ${VIEWS_MAX} saved views already. Remove one first.`;
      return refuse('conflict', 'too_many_views', message, { name: message });
    }
    return accept(await writeView(tx, userId, view));
  });
}
