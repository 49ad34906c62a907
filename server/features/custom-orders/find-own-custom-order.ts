import type { Context } from 'hono';
import { refuse } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { requireActor } from '../../http/authentication.ts';
import { readIdParameter } from '../../http/id-parameter.ts';
import { type CustomOrderRow, findCustomOrder } from './custom-orders.store.ts';

export const NO_SUCH_CUSTOM_ORDER = refuse(
  'not_found',
  'no_such_custom_order',
  'There is no such custom order.',
).refusal;

/** The custom order of the address, if it is the asker's own. Another's is not there at all. */
export async function findOwnCustomOrder(
  db: Database,
  c: Context<AppEnvironment>,
): Promise<CustomOrderRow | undefined> {
  const id = readIdParameter(c);
  const row = id ? await findCustomOrder(db, id) : undefined;
  return row?.userId === requireActor(c).userId ? row : undefined;
}
