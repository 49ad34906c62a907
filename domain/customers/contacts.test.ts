import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARD_CONTACTS_MAX, type ContactPair, joinContacts, readContact, SHARED_BY_MAX } from './contacts.ts';

/** As a database would answer. */
function keep(used: readonly ContactPair[], merged: readonly ContactPair[] = []) {
  const isPartOf = (contacts: readonly string[]) => (pair: ContactPair) =>
    pair.some((contact) => contacts.includes(contact));
  return (start: string) =>
    joinContacts(start, async (contacts) => ({
      used: used.filter(isPartOf(contacts)),
      merged: merged.filter(isPartOf(contacts)),
    }));
}

test('a phone number and an email address that were used together are one person, also over a third (P37.21)', async () => {
  const join = keep([
    ['phone 1', 'ada@x'],
    ['phone 2', 'ada@x'],
    ['phone 3', 'bola@x'],
  ]);
  expect((await join('phone 1')).toSorted()).toEqual(['ada@x', 'phone 1', 'phone 2']);
  expect(await join('phone 3')).toEqual(['phone 3', 'bola@x']);
  expect(await join('phone 4')).toEqual(['phone 4']);
});

test('what many people have used joins nobody, unless staff say so (P37.21)', async () => {
  const used = Array.from(
    { length: SHARED_BY_MAX + 1 },
    (_, index): ContactPair => ['counter', `guest-${index}@x`],
  );
  expect(await keep(used)('counter')).toEqual(['counter']);
  expect(await keep(used)('guest-1@x')).toEqual(['guest-1@x']);
  const merged = keep(used, [['counter', 'owner@x']]);
  expect((await merged('owner@x')).toSorted()).toEqual(['counter', 'owner@x']);
});

test('whoever of a person is asked for, the answer is the same person (P37.21)', async () => {
  const contact = fc.integer({ min: 0, max: 11 }).map(String);
  const pairs = fc.array(fc.tuple(contact, contact), { maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(pairs, pairs, contact, async (used, merged, start) => {
      const join = keep(used, merged);
      const card = (await join(start)).toSorted();
      for (const each of card) expect((await join(each)).toSorted()).toEqual(card);
    }),
  );
});

test('a card that goes on growing stops', async () => {
  const chain = Array.from({ length: 100 }, (_, index): ContactPair => [`c${index}`, `c${index + 1}`]);
  expect((await keep(chain)('c50')).length).toBeLessThanOrEqual(CARD_CONTACTS_MAX + 1);
});

test('contacts are read as people write them', () => {
  expect(readContact(' Ada@Example.com')).toMatchObject({ value: 'ada@example.com' });
  expect(readContact('0803 123 4567')).toMatchObject({ value: '+2348031234567' });
  expect(readContact('Ada')).toMatchObject({ ok: false });
});
