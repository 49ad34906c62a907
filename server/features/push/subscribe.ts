import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/app-environment.ts';
import { SESSION_ENDED } from '../../http/authentication.ts';
import type { PushAddress, PushPort } from '../../ports/push.ts';
import { holdSession, keepNewestDevices, writeDevice } from './push-subscriptions.store.ts';

/** More than anybody carries about; what is forgotten in drawers makes room. */
export const DEVICES_MAX = 12;

const UNREACHABLE = refuse(
  'invalid',
  'unreachable_browser',
  'We can’t send notifications to this browser. Please allow notifications again.',
);

type SubscribeParts = {
  readonly db: Database;
  readonly push: Pick<PushPort, 'canReach'>;
  readonly readClock: () => Date;
};

/** From now on this browser rings for this person, as long as they stay signed in there. */
export async function subscribe(
  { db, push, readClock }: SubscribeParts,
  { userId, sessionId }: Actor,
  address: PushAddress,
): Promise<Result<void>> {
  if (!push.canReach(address)) return UNREACHABLE;
  return inTransaction(db, async (tx) => {
    if (!(await holdSession(tx, sessionId))) return SESSION_ENDED;
    await writeDevice(tx, { userId, sessionId, now: readClock() }, address);
    await keepNewestDevices(tx, userId, DEVICES_MAX);
    return accept(undefined);
  });
}
