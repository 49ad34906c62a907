import type { UserPage } from '../../../../contract/users.ts';
import type { Database } from '../../../database/database.ts';
import { countUsers, listUserRows } from './administration.store.ts';
import { summariseUser } from './describe-user.ts';
import { readCursor, writeCursor } from './page-cursor.ts';

type UserListWish = {
  readonly search: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
};

export async function listUsers(db: Database, { search, cursor, limit }: UserListWish): Promise<UserPage> {
  // One more than asked for tells whether there is a next page.
  const rows = await listUserRows(db, search, { after: readCursor(cursor), limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(summariseUser),
    nextCursor: last && rows.length > limit ? writeCursor({ at: last.createdAt, id: last.id }) : null,
    total: await countUsers(db, search),
  };
}
