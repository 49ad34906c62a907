import type { UserDetails, UserSummary } from '../../../../contract/users.ts';
import type { Database } from '../../../database/database.ts';
import type { UserRow } from '../users.store.ts';
import { readWaysIn } from './users-admin.store.ts';

export function summariseUser(user: UserRow): UserSummary {
  const { id, name, email, phone, role } = user;
  return {
    id,
    name,
    email,
    phone,
    role,
    disabledAt: user.disabledAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
  };
}

export async function describeUser(db: Database, user: UserRow): Promise<UserDetails> {
  return { ...summariseUser(user), ...(await readWaysIn(db, user.id, new Date())) };
}
