import { expect, test } from 'vitest';
import { openUnderAttack } from '../testing/attack-shop.ts';
import { GOOD_BODIES } from '../testing/good-bodies.ts';
import { createHostileAttempts, WRITES } from '../testing/hostile-attempts.ts';
import { openProductAdmin } from '../testing/product-admin.ts';

/** The long tests put everything odd in every place. */
const attempts = createHostileAttempts({ perPlace: 1, largeEvery: 40 });

const HARMLESS_TEXTS = [
  'كعكة',
  '👩🏽‍🍳🎂',
  "'; drop table products; --",
  '<b>&amp;',
  '#{7*7} %_\\',
  '__proto__',
];

test('of every call that takes a body there is a good one to be spoilt', () => {
  const spoilt = new Set(GOOD_BODIES.map(([call]) => call));
  const nameCall = ({ method, path }: (typeof WRITES)[number]) => `${method} ${path}`;
  const calls = WRITES.map(nameCall);
  const withBody = WRITES.filter(({ bodySchema }) => bodySchema).map(nameCall);
  expect(withBody.filter((call) => !spoilt.has(call))).toEqual([]);
  expect([...spoilt].filter((call) => !calls.includes(call))).toEqual([]);
});

test.each([
  ['a body instead of JSON', attempts.listBodies],
  ['the place of an id', attempts.listIds],
  ['a query', attempts.listQueries],
  ['a call to the identity provider', attempts.listProviderCalls],
  ['the address of a picture', attempts.listPictures],
])('whatever stands in %s is refused or harmless, and never a fault', async (_, list) => {
  const { listFaults } = await openUnderAttack();
  const tried = list();
  expect(tried.length).toBeGreaterThan(5);
  expect(await listFaults(tried)).toEqual([]);
});

test('whatever stands in the place of any part of a body is refused or harmless', {
  tags: 'long',
}, async () => {
  const { listFaults, makeReal } = await openUnderAttack();
  for (const [call, good] of GOOD_BODIES) {
    expect(await listFaults(attempts.listSpoilt(call, await makeReal(good)))).toEqual([]);
  }
});

test('odd but harmless texts are kept and given back to the letter', { tags: 'long' }, async () => {
  const { owner, create } = await openProductAdmin();
  for (const text of HARMLESS_TEXTS) {
    const created = await create({ name: text, description: text, flavorTags: [text] });
    const answer = await owner.ask(`/api/admin/products/${created.id}`);
    expect(await answer.json()).toMatchObject({ name: text, description: text, flavorTags: [text] });
    const found = await owner.ask(`/api/admin/products?search=${encodeURIComponent(text)}`);
    expect(await found.json()).toMatchObject({ data: [{ id: created.id }], total: 1 });
  }
});
