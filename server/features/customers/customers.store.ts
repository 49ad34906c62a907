import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { ContactPair, ContactPairs } from '../../../domain/customers/contacts.ts';
import { FINISHED_STATUSES } from '../../../domain/orders/retention.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { contactMessages } from '../../database/schema/contact-messages.ts';
import { customOrders } from '../../database/schema/custom-orders.ts';
import { customerMerges, customerNotes } from '../../database/schema/customers.ts';
import { users } from '../../database/schema/identity.ts';
import { importedCustomers } from '../../database/schema/imported-customers.ts';
import { orderOffers } from '../../database/schema/order-offers.ts';
import { orders } from '../../database/schema/orders.ts';

/** Far more than a person has; of what is shared by that many, the number alone counts. */
const PAIRS_MAX = 500;

/**
 * Which of these contacts were used together with which others, in orders, custom requests, accounts and what another shop
 * knew. What is typed on the contact page joins nobody: anybody can write there in anybody's name.
 */
export async function listContactPairs(
  db: Database | Transaction,
  contacts: readonly string[],
): Promise<ContactPairs> {
  const asked = sql`${sql.param([...contacts])}::text[]`;
  const isAsked = (phone: AnyColumn, email: AnyColumn | SQL) =>
    sql`(${phone} = any(${asked}) or ${email} = any(${asked}))`;
  const { rows } = await db.execute<{ phone: string; email: string }>(sql`
    select distinct phone, email from (
      select ${orders.contactPhone} as phone, ${orders.contactEmail} as email from ${orders}
      where ${isAsked(orders.contactPhone, orders.contactEmail)} and ${orders.forgottenAt} is null
      union all
      select ${customOrders.phone}, lower(${customOrders.customerEmail}) from ${customOrders}
      where ${isAsked(customOrders.phone, sql`lower(${customOrders.customerEmail})`)}
      union all
      select ${users.phone}, ${users.email} from ${users}
      where ${isAsked(users.phone, users.email)} and ${users.deletedAt} is null
      union all
      select ${importedCustomers.phone}, ${importedCustomers.email} from ${importedCustomers}
      where ${isAsked(importedCustomers.phone, importedCustomers.email)}
    ) as pairs
    where phone <> '' and email <> ''
    limit ${PAIRS_MAX}
  `);
  const merges = await listMerges(db, contacts);
  return {
    used: rows.map(({ phone, email }): ContactPair => [phone, email]),
    merged: merges.map(({ contact, other }): ContactPair => [contact, other]),
  };
}

/** Whether the shop knows anybody by it. */
export async function isKnownContact(db: Database | Transaction, contact: string): Promise<boolean> {
  const { rows } = await db.execute<{ isKnown: boolean }>(
    sql`select ${isNamed(db, sql`${contact}`, isNull(orders.forgottenAt))} as "isKnown"`,
  );
  return rows[0]?.isKnown === true;
}

/** What another shop knew of them. */
export function listImported(db: Database, contacts: readonly string[]) {
  const { name, note, phone, email } = importedCustomers;
  return db
    .select({ name, note })
    .from(importedCustomers)
    .where(or(inArray(phone, [...contacts]), inArray(email, [...contacts])));
}

/** The newest first. */
export function listNotes(db: Database | Transaction, contacts: readonly string[]) {
  return db
    .select({ id: customerNotes.id, text: customerNotes.text, at: customerNotes.at, by: users.name })
    .from(customerNotes)
    .innerJoin(users, eq(users.id, customerNotes.writtenBy))
    .where(inArray(customerNotes.contact, [...contacts]))
    .orderBy(desc(customerNotes.at), desc(customerNotes.id));
}

export async function insertNote(
  tx: Transaction,
  values: Omit<typeof customerNotes.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(customerNotes).values(values);
}

/** Whether it was there. */
export async function deleteNote(tx: Transaction, id: string): Promise<boolean> {
  const gone = await tx
    .delete(customerNotes)
    .where(eq(customerNotes.id, id))
    .returning({ id: customerNotes.id });
  return gone.length > 0;
}

/** The oldest first. */
export function listMerges(db: Database | Transaction, contacts: readonly string[]) {
  return db
    .select({
      id: customerMerges.id,
      contact: customerMerges.contact,
      other: customerMerges.otherContact,
      at: customerMerges.at,
      by: users.name,
    })
    .from(customerMerges)
    .innerJoin(users, eq(users.id, customerMerges.mergedBy))
    .where(isMergeOf(contacts))
    .orderBy(asc(customerMerges.at), asc(customerMerges.id));
}

export async function insertMerge(
  tx: Transaction,
  values: Omit<typeof customerMerges.$inferInsert, 'id'>,
): Promise<string> {
  const [merge] = await tx.insert(customerMerges).values(values).returning({ id: customerMerges.id });
  if (!merge) throw new Error('A merge was not written.');
  return merge.id;
}

/** Whether it was there. */
export async function deleteMerge(tx: Transaction, id: string): Promise<boolean> {
  const gone = await tx
    .delete(customerMerges)
    .where(eq(customerMerges.id, id))
    .returning({ id: customerMerges.id });
  return gone.length > 0;
}

export async function deleteNotesAndMerges(tx: Transaction, contacts: readonly string[]): Promise<void> {
  await tx.delete(customerNotes).where(inArray(customerNotes.contact, [...contacts]));
  await tx.delete(customerMerges).where(isMergeOf(contacts));
}

/** A merge that says the same of the new contact is enough, and nobody is merged with themselves. */
export async function moveNotesAndMerges(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.update(customerNotes).set({ contact: to }).where(eq(customerNotes.contact, from));
  const merges = await tx
    .delete(customerMerges)
    .where(isMergeOf([from]))
    .returning();
  const moved = merges.map((merge) => ({
    ...merge,
    contact: merge.contact === from ? to : merge.contact,
    otherContact: merge.otherContact === from ? to : merge.otherContact,
  }));
  const others = moved.filter(({ contact, otherContact }) => contact !== otherContact);
  if (others.length > 0) await tx.insert(customerMerges).values(others).onConflictDoNothing();
}

/** What is kept for the books alone does not count: nobody looks up a customer by it. */
export async function deleteNotesAboutNobody(db: Database | Transaction): Promise<void> {
  const gone = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, orders.userId), isNotNull(users.deletedAt)));
  const isLive = and(
    isNull(orders.forgottenAt),
    or(not(exists(gone)), notInArray(orders.status, [...FINISHED_STATUSES])),
  );
  const isUnnamed = (contact: AnyColumn) => not(isNamed(db, sql`${contact}`, isLive));
  await db.delete(customerNotes).where(isUnnamed(customerNotes.contact));
  await db
    .delete(customerMerges)
    .where(or(isUnnamed(customerMerges.contact), isUnnamed(customerMerges.otherContact)));
}

/** Whether an order of these, a quote, a request, an account, a message or what another shop knew has this contact. */
function isNamed(db: Database | Transaction, contact: SQL, isOrder: SQL | undefined): SQL {
  const one = { one: sql`1` };
  const hasContact = (phone: AnyColumn | SQL, email: AnyColumn | SQL) =>
    sql`(${phone} = ${contact} or ${email} = ${contact})`;
  const { phone, customerEmail } = customOrders;
  const quoted = sql`${orderOffers.placement}->'contact'`;
  const named = [
    db
      .select(one)
      .from(orders)
      .where(and(hasContact(orders.contactPhone, orders.contactEmail), isOrder)),
    db
      .select(one)
      .from(orderOffers)
      .where(hasContact(sql`${quoted}->>'phone'`, sql`${quoted}->>'email'`)),
    db
      .select(one)
      .from(customOrders)
      .where(hasContact(phone, sql`lower(${customerEmail})`)),
    db
      .select(one)
      .from(users)
      .where(and(hasContact(users.phone, users.email), isNull(users.deletedAt))),
    db
      .select(one)
      .from(importedCustomers)
      .where(hasContact(importedCustomers.phone, importedCustomers.email)),
    db.select(one).from(contactMessages).where(hasContact(contactMessages.phone, contactMessages.email)),
  ];
  return sql`(${or(...named.map((rows) => exists(rows)))})`;
}

function isMergeOf(contacts: readonly string[]): SQL | undefined {
  return or(
    inArray(customerMerges.contact, [...contacts]),
    inArray(customerMerges.otherContact, [...contacts]),
  );
}
