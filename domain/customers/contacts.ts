import { normaliseContactPhone } from '../contact-phone.ts';
import { accept, type Result } from '../refusal.ts';
import { normaliseEmail } from '../users/person.ts';

/** What a person is known by, as it is kept. */
export type KnownContacts = { readonly phones: readonly string[]; readonly emails: readonly string[] };

/** With the accounts that have one of them. */
export type KnownCustomer = KnownContacts & { readonly accountIds: readonly string[] };

/** A phone number and an email address that were used together, or two contacts that staff have merged. */
export type ContactPair = readonly [string, string];

export type ContactPairs = { readonly used: readonly ContactPair[]; readonly merged: readonly ContactPair[] };

/** What more people than that have used, such as the bakery's own number, says nothing about who somebody is. */
export const SHARED_BY_MAX = 5;
/** Nobody has more; a card that would go on growing is a mistake somewhere in the data. */
export const CARD_CONTACTS_MAX = 20;

/** Reads a phone number or an email address as people write it. */
export function readContact(typed: string): Result<string> {
  if (typed.includes('@')) return normaliseEmail(typed);
  const phone = normaliseContactPhone(typed);
  return phone.ok ? accept(phone.value) : phone;
}

export function sortContacts(contacts: readonly string[]): KnownContacts {
  const isEmail = (contact: string) => contact.includes('@');
  return {
    phones: contacts.filter((contact) => !isEmail(contact)),
    emails: contacts.filter(isEmail),
  };
}

/**
 * All contacts of the person who is known by this one: whatever was used together belongs together, and so does what staff have
 * merged. `listPairs` gives every pair that one of these contacts is part of.
 */
export async function joinContacts(
  start: string,
  listPairs: (contacts: readonly string[]) => Promise<ContactPairs>,
): Promise<readonly string[]> {
  const used = new Map<string, Set<string>>();
  const merged = new Map<string, Set<string>>();
  const look = async (contacts: readonly string[]) => {
    const unseen = contacts.filter((contact) => !used.has(contact));
    if (unseen.length === 0) return;
    for (const contact of unseen) used.set(contact, new Set());
    const pairs = await listPairs(unseen);
    for (const pair of pairs.used) connect(used, pair, unseen);
    for (const pair of pairs.merged) connect(merged, pair, unseen);
  };
  const listUsed = (contact: string) => [...(used.get(contact) ?? [])];
  const listMerged = (contact: string) => [...(merged.get(contact) ?? [])];
  const isShared = (contact: string) => listUsed(contact).length > SHARED_BY_MAX;

  const joined = new Set([start]);
  await look([start]);
  for (let edge = [start]; edge.length > 0 && joined.size < CARD_CONTACTS_MAX; ) {
    const around = edge.filter((contact) => !isShared(contact)).flatMap(listUsed);
    const stated = edge.flatMap(listMerged);
    await look([...around, ...stated]);
    const found = new Set([...stated, ...around.filter((contact) => !isShared(contact))]);
    edge = [...found].filter((contact) => !joined.has(contact));
    for (const contact of edge) joined.add(contact);
  }
  return [...joined];
}

function connect(known: Map<string, Set<string>>, [one, other]: ContactPair, asked: readonly string[]): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    if (asked.includes(from)) known.set(from, (known.get(from) ?? new Set()).add(to));
  }
}
