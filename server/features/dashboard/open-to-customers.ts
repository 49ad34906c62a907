import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { listOpeningObstacles } from '../../../domain/shop/first-week.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { lockNames } from '../../database/lock-names.ts';
import { recordAuditEvent } from '../../database/record-audit-event.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/app-environment.ts';
import { readShopState, type ShopStateParts } from './first-week.ts';

const OPENING_LOCK = 'opening';
const NOTHING_TO_ORDER = refuse(
  'conflict',
  'not_ready_to_open',
  'Customers can’t order yet. Finish the steps that are still missing, then open the shop.',
);

export type OpenToCustomersParts = ShopStateParts & {
  readonly db: Database;
  readonly writeOpening: (tx: Transaction, openedAt: Date) => Promise<void>;
};

/** Lets customers in, for good. Pressed twice, the shop has opened once. */
export function openToCustomers(
  parts: OpenToCustomersParts,
  { userId }: Pick<Actor, 'userId'>,
): Promise<Result<void>> {
  return inTransaction(parts.db, async (tx): Promise<Result<void>> => {
    await lockNames(tx, [OPENING_LOCK]);
    const state = await readShopState(tx, parts);
    if (state.isOpen) return accept(undefined);
    if (listOpeningObstacles(state).length > 0) return NOTHING_TO_ORDER;
    await recordAuditEvent(tx, { action: 'shop.opened', actorId: userId, subjectId: userId });
    await parts.writeOpening(tx, parts.readClock());
    return accept(undefined);
  });
}
