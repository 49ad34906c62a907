import type { Context } from 'hono';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { isId } from '../../http/id-parameter.ts';
import { type CustomOrderRow, findCustomOrder } from './custom-orders.store.ts';
import { listFollowedRequests } from './links/request-links.ts';

export const NO_SUCH_CUSTOM_ORDER = refuse(
  'not_found',
  'no_such_custom_order',
  'We can’t find this custom order.',
);

type Addressed = {
  readonly c: Context<AppEnvironment>;
  readonly actor: { readonly userId: string } | undefined;
  readonly params: { readonly id: string };
};

/** The custom order of the address, if it is the asker's own: by account, or by the link's cookie. Another's is not there at all. */
export async function findOwnCustomOrder(
  db: Database,
  { c, actor, params: { id } }: Addressed,
): Promise<Result<CustomOrderRow>> {
  const row = isId(id) ? await findCustomOrder(db, id) : undefined;
  if (!row) return NO_SUCH_CUSTOM_ORDER;
  if (actor && row.userId === actor.userId) return accept(row);
  return (await listFollowedRequests(db, c)).includes(row.id) ? accept(row) : NO_SUCH_CUSTOM_ORDER;
}
