import { and, count, desc, eq, exists, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/database.ts';
import { users } from '../../../database/schema/identity.ts';
import { staffInvitations } from '../../../database/schema/staff-invitations.ts';
import { isActiveOwner } from '../users.store.ts';

type Rows = Database | Transaction;
export type InvitationRow = typeof staffInvitations.$inferSelect;
export type NamedInvitation = { readonly invitation: InvitationRow; readonly invitedBy: string };

const selectOpen = (db: Rows, now: Date, which?: SQL) =>
  db
    .select({ invitation: staffInvitations, invitedBy: users.name })
    .from(staffInvitations)
    // Whoever is an owner no longer invites nobody either: a link made beforehand would be a way back in.
    .innerJoin(users, and(eq(users.id, staffInvitations.invitedBy), isActiveOwner))
    .where(and(gt(staffInvitations.expiresAt, now), which))
    .orderBy(desc(staffInvitations.createdAt), desc(staffInvitations.id));

export function listOpenInvitations(db: Rows, now: Date): Promise<NamedInvitation[]> {
  return selectOpen(db, now);
}

export async function findOpenInvitation(
  db: Rows,
  id: string,
  now: Date,
): Promise<NamedInvitation | undefined> {
  const [found] = await selectOpen(db, now, eq(staffInvitations.id, id));
  return found;
}

export async function countOpenInvitations(tx: Transaction, now: Date): Promise<number> {
  const [row] = await tx
    .select({ open: count() })
    .from(staffInvitations)
    .where(gt(staffInvitations.expiresAt, now));
  return row?.open ?? 0;
}

export async function insertInvitation(
  tx: Transaction,
  row: Pick<InvitationRow, 'role' | 'email' | 'invitedBy' | 'createdAt' | 'expiresAt'>,
): Promise<InvitationRow> {
  const [stored] = await tx.insert(staffInvitations).values(row).returning();
  if (!stored) throw new Error('The invitation was not kept.');
  return stored;
}

/** Undefined when somebody else was faster: of two who take the same one, one gets it. */
export async function takeInvitation(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  const inviter = tx
    .select({ found: sql`1` })
    .from(users)
    .where(and(eq(users.id, staffInvitations.invitedBy), isActiveOwner));
  const [taken] = await tx
    .delete(staffInvitations)
    .where(and(eq(staffInvitations.id, id), gt(staffInvitations.expiresAt, now), exists(inviter)))
    .returning();
  return taken;
}

export async function deleteExpiredInvitations(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(staffInvitations).where(lte(staffInvitations.expiresAt, now));
}
