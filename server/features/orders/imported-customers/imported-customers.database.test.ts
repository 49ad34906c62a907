import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { importCustomersEndpoint } from '../../../../contract/imported-customers.ts';
import { findCustomersEndpoint } from '../../../../contract/taken-order.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { users } from '../../../database/schema/identity.ts';
import { importedCustomers } from '../../../database/schema/imported-customers.ts';
import { openAdmin } from '../../../testing/admin-calls.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { forgetOldImportedCustomers } from './imported-customers.store.ts';

const HEADINGS =
  'First Name,Last Name,Email,Default Address Address1,Default Address City,Default Address Province Code,Default Address Country Code,Phone,Note,Tax Exempt';
const FILE = [
  HEADINGS,
  'Ṣadé,Bello,sade@mail.example,12 Awolowo Road,Ikoyi,LA,NG,08031234567,Allergic to nuts,no',
  'Uche,,uche@mail.example,,,,,,,no',
  'Nobody,,,,,,,,,no',
].join('\n');

async function openImport() {
  const admin = await openAdmin();
  const send = (file: string, query = '', visitor: Visitor = admin.owner) =>
    visitor.ask(`/api/admin/customers/import${query}`, {
      method: 'POST',
      body: new TextEncoder().encode(file),
      headers: { 'content-type': 'text/csv' },
    });
  const read = async (file: string, query = '') =>
    importCustomersEndpoint.answerSchema.parse(await (await send(file, query)).json());
  const search = async (typed: string) => {
    const answer = await admin.owner.ask(`/api/admin/customers/search?q=${encodeURIComponent(typed)}`);
    return findCustomersEndpoint.answerSchema.parse(await answer.json()).data;
  };
  return {
    ...admin,
    send,
    tryOut: (file: string) => read(file),
    write: (file: string) => read(file, '?write=true'),
    search,
    count: () => admin.db.$count(importedCustomers),
  };
}

test('a dry run writes nothing, the import does once and is in the activity log, and nobody gets an account (P33.20, P33.21)', async () => {
  const { tryOut, write, count, db } = await openImport();
  const accounts = await db.$count(users);
  const found = await tryOut(FILE);
  expect(found).toMatchObject({
    newCount: 2,
    refusedCount: 1,
    refused: [{ line: 4, name: 'Nobody', problem: expect.stringContaining('neither a phone number') }],
  });
  expect(await count()).toBe(0);
  expect(await write(FILE)).toEqual(found);
  expect(await count()).toBe(2);
  expect(await write(FILE)).toMatchObject({ newCount: 0, completedCount: 0, knownCount: 2, refusedCount: 1 });
  const isImport = eq(auditEvents.action, 'shop.customers_imported');
  expect(await db.select({ details: auditEvents.details }).from(auditEvents).where(isImport)).toEqual([
    { details: { after: '2 new, 0 updated' } },
  ]);
  expect(await db.$count(users)).toBe(accounts);
});

test('imports at the same time add each person once (P33.21)', async () => {
  const { write, count } = await openImport();
  const answers = await Promise.all([write(FILE), write(FILE), write(FILE)]);
  expect(answers.map(({ newCount }) => newCount).toSorted()).toEqual([0, 0, 2]);
  expect(await count()).toBe(2);
});

test('the desk finds who was imported by phone, name and email, and joins them with their orders (P33.22)', {
  tags: 'long',
}, async () => {
  const { write, search, take } = await openImport();
  await write(FILE);
  const sade = {
    name: 'Ṣadé Bello',
    phone: '+2348031234567',
    email: 'sade@mail.example',
    orderCount: 0,
    healthNote: 'Allergic to nuts',
    addresses: [{ state: 'Lagos', lga: '', area: 'Ikoyi', street: '12 Awolowo Road' }],
    orders: [],
  };
  for (const typed of ['0803 123', 'sade bel', 'sade@mail'])
    expect(await search(typed)).toMatchObject([sade]);
  expect(await search('uche')).toMatchObject([{ name: 'Uche', phone: '', email: 'uche@mail.example' }]);
  await take({ contact: { name: 'Sade B', phone: sade.phone, email: '' } });
  const [known, ...others] = await search('0803 123');
  expect(others).toEqual([]);
  expect(known).toMatchObject({ name: 'Sade B', email: sade.email, orderCount: 1, note: 'Allergic to nuts' });
  expect(known?.addresses.at(-1)).toMatchObject({ street: '12 Awolowo Road' });
});

test('who was imported is in the copy of their data, erased with it, and forgotten after six years (P33.22)', async () => {
  const { write, owner, search, count, db } = await openImport();
  await write(FILE);
  const named = { phone: '0803 123 4567' };
  const copy = await owner.post('/api/admin/people/export', named);
  expect(await copy.json()).toMatchObject({ importedFromAnotherShop: [{ name: 'Ṣadé Bello' }] });
  expect((await owner.post('/api/admin/people/erase', named)).status).toBe(200);
  expect(await search('sade bello')).toEqual([]);
  expect(await count()).toBe(1);
  await forgetOldImportedCustomers(db, new Date());
  expect(await count()).toBe(1);
  const later = new Date();
  later.setUTCFullYear(later.getUTCFullYear() + 7);
  await forgetOldImportedCustomers(db, later);
  expect(await count()).toBe(0);
});

test('only the owner imports, and a file that is no table of customers is refused with what to do (P33.20)', async () => {
  const { send, shop } = await openImport();
  const refused = await send('Name,Colour\nA,b');
  expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'unknown_table' }]);
  const manager = await shop.signInUser('manager@bakery.example', { role: 'manager' });
  expect((await send(FILE, '?write=true', manager)).status).toBe(403);
});
