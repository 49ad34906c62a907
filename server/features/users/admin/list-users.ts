import type { UserPage } from '../../../../contract/users.ts';
import type { Database } from '../../../database/database.ts';
import { ageCursor } from '../../../http/page-cursor.ts';
import { summariseUser } from './describe-user.ts';
import { countUsers, listUserRows } from './users-admin.store.ts';

type UserListInput = {
  readonly search: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
};

export async function listUsers(db: Database, { search, cursor, limit }: UserListInput): Promise<UserPage> {
  // One more than asked for tells whether there is a next page.
  const rows = await listUserRows(db, search, { after: ageCursor.read(cursor), limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(summariseUser),
    nextCursor: last && rows.length > limit ? ageCursor.write([last.createdAt.toISOString(), last.id]) : null,
    total: await countUsers(db, search),
  };
}
