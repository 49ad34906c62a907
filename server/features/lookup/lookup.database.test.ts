import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type LookupAnswer, lookUpEndpoint } from '../../../contract/lookup.ts';
import { formatPhoneForNigeria } from '../../../domain/phone.ts';
import { users } from '../../database/schema/identity.ts';
import { openOrderAdmin } from '../../testing/order-admin.ts';
import { makeContact, makeOrderInput } from '../../testing/order-inputs.ts';

async function openLookup() {
  const admin = await openOrderAdmin();
  const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true, name: 'Oyin' });
  const lookUp = async (q: string): Promise<LookupAnswer> => {
    const answer = await owner.ask(`/api/admin/lookup?q=${encodeURIComponent(q)}`);
    expect(answer.status).toBe(200);
    return lookUpEndpoint.answerSchema.parse(await answer.json());
  };
  return { ...admin, owner, lookUp };
}

test('one question finds orders, products and customers with and without an account, each by its own words (P37.22)', {
  tags: 'long',
}, async () => {
  const { shop, placeAsGuest, lookUp } = await openLookup();
  await shop.addUser('honey.ada@bakery.example', { name: 'Honey Ada' });
  const { order } = await placeAsGuest(
    makeOrderInput({ contact: { ...makeContact(), name: 'Mrs Honeywell' } }),
  );
  expect(await lookUp('honey')).toEqual({
    orders: [{ id: order.id, title: `${order.number} Mrs Honeywell`, note: 'Confirmed, Fri 20 Nov' }],
    customOrders: [],
    products: [{ id: 'honey-cake', title: 'Honey Cake', note: expect.any(String) }],
    customers: [
      { id: 'honey.ada@bakery.example', title: 'Honey Ada', note: 'honey.ada@bakery.example' },
      { id: order.contact.phone, title: 'Mrs Honeywell', note: formatPhoneForNigeria(order.contact.phone) },
    ],
  });
  expect((await lookUp(order.number)).orders).toMatchObject([{ id: order.id }]);
  const nothing = await lookUp('zzqx');
  expect(Object.values(nothing).flat()).toEqual([]);
});

test('the order desk finds what it can open: no products, and statuses in the screens’ words (P35.9, P28.165)', async () => {
  const { shop, placeAsGuest } = await openLookup();
  const desk = await shop.signInUser('desk@bakery.example', { role: 'desk' });
  await placeAsGuest(makeOrderInput({ contact: { ...makeContact(), name: 'Mrs Honeywell' } }));
  const answer = await desk.ask('/api/admin/lookup?q=honey');
  expect(await answer.json()).toMatchObject({ orders: [{ note: 'Confirmed, Fri 20 Nov' }], products: [] });
});

test('customers and guests are found by their phone, however it is typed', { tags: 'long' }, async () => {
  const { shop, db, placeAsGuest, lookUp } = await openLookup();
  const tunde = await shop.addUser('tunde@bakery.example', { name: 'Tunde' });
  await db.update(users).set({ phone: '+2348037654321' }).where(eq(users.id, tunde));
  const { order } = await placeAsGuest(
    makeOrderInput({ contact: { ...makeContact(), name: 'Mama Tunde', phone: '08037654321' } }),
  );
  for (const typed of ['0803 765 4321', '+234 803 765', '8037654321']) {
    expect(await lookUp(typed), typed).toMatchObject({
      orders: [{ id: order.id }],
      customers: [{ id: 'tunde@bakery.example' }],
    });
  }
});

test('of many the newest five are enough', { tags: 'long' }, async () => {
  const { placeAsGuest, lookUp } = await openLookup();
  for (let placed = 0; placed < 6; placed += 1) await placeAsGuest();
  expect((await lookUp('Ada Obi')).orders).toHaveLength(5);
});

test('a question that is none is refused', async () => {
  const { owner } = await openLookup();
  for (const query of ['', '?q=', '?q=%20', `?q=${'a'.repeat(101)}`]) {
    expect((await owner.ask(`/api/admin/lookup${query}`)).status, query).toBe(400);
  }
});
