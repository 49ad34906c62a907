import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listAddressesEndpoint, savedAddressSchema } from '../../../../contract/account.ts';
import { addresses } from '../../../database/schema/account.ts';
import { openShopApp } from '../../../testing/shop-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const input = {
  label: 'Home',
  state: 'Lagos',
  lga: 'Surulere',
  area: 'Aguda',
  street: ' 3 Bode Thomas Street ',
  landmark: 'Opposite the mosque',
  phone: '0803 123 4567',
  isDefault: false,
};

async function openWithAda() {
  const shop = await openShopApp();
  const ada = await shop.signInUser('ada@bakery.example');
  return { shop, ada };
}

const add = async (ada: Pick<Visitor, 'post'>, changes: object = {}) =>
  savedAddressSchema.parse(await (await ada.post('/api/account/addresses', { ...input, ...changes })).json());

const list = async (ada: Pick<Visitor, 'ask'>) =>
  listAddressesEndpoint.answerSchema.parse(await (await ada.ask('/api/account/addresses')).json()).data;

describe('an address', () => {
  test('is added, changed and removed', { tags: 'long' }, async () => {
    const { ada } = await openWithAda();
    const added = await ada.post('/api/account/addresses', input);
    expect(added.status).toBe(201);
    const saved = savedAddressSchema.parse(await added.json());
    expect(saved).toMatchObject({ street: '3 Bode Thomas Street', phone: '+2348031234567' });

    const changed = await ada.put(`/api/account/addresses/${saved.id}`, {
      ...input,
      state: 'FCT',
      lga: 'Bwari',
    });
    expect([changed.status, await changed.json()]).toMatchObject([200, { id: saved.id, state: 'FCT' }]);
    expect((await ada.delete(`/api/account/addresses/${saved.id}`)).status).toBe(204);
    expect((await ada.delete(`/api/account/addresses/${saved.id}`)).status).toBe(404);
    expect(await list(ada)).toEqual([]);
  });

  test('needs state, local government area, area and street, as checkout does (P25.4)', async () => {
    const { ada } = await openWithAda();
    const answer = await ada.post('/api/account/addresses', {
      state: 'Kano',
      lga: 'Fagge',
      area: 'Maitama',
      street: '1 Airport Road',
    });
    expect([answer.status, await answer.json()]).toMatchObject([201, { label: '', landmark: '', phone: '' }]);
    const refused = await ada.post('/api/account/addresses', { state: 'Kano', lga: 'Fagge', street: '1' });
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { fields: { area: expect.any(String) } },
    ]);
  });

  test('is refused field by field', async () => {
    const { ada } = await openWithAda();
    const answer = await ada.post('/api/account/addresses', {
      ...input,
      state: 'Ghana',
      lga: ' ',
      street: 'x'.repeat(161),
      phone: '123',
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      {
        code: 'invalid_input',
        fields: {
          state: 'Choose a state.',
          lga: 'Choose the local government area.',
          street: 'Use at most 160 characters.',
          phone: expect.any(String),
        },
      },
    ]);
  });

  test('is in a local government area of its state, however the letters were typed', async () => {
    const { ada } = await openWithAda();
    expect(await add(ada, { state: 'Lagos', lga: 'eti-osa' })).toMatchObject({ lga: 'Eti-Osa' });
    const answer = await ada.post('/api/account/addresses', { ...input, state: 'Ogun', lga: 'Eti-Osa' });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'no_such_area', fields: { lga: 'Choose a local government area of Ogun.' } },
    ]);
  });

  test('that was once kept with an area of its own may keep it, but not take another one', {
    tags: 'long',
  }, async () => {
    const { shop, ada } = await openWithAda();
    const { id } = await add(ada);
    await shop.db.update(addresses).set({ lga: 'Yaba' }).where(eq(addresses.id, id));
    const change = (changes: object) => ada.put(`/api/account/addresses/${id}`, { ...input, ...changes });
    expect(await (await change({ lga: 'Yaba', label: 'Mother' })).json()).toMatchObject({
      label: 'Mother',
      lga: 'Yaba',
    });
    expect((await change({ lga: 'Ikoyi' })).status).toBe(400);
    expect((await change({ lga: 'Yaba', state: 'Ogun' })).status).toBe(400);
    expect((await change({ lga: 'Lagos Mainland' })).status).toBe(200);
  });
});

describe('the default', () => {
  test('is the first one, until another is chosen', async () => {
    const { ada } = await openWithAda();
    const home = await add(ada);
    expect(home.isDefault).toBe(true);
    const office = await add(ada, { label: 'Office' });
    expect(office.isDefault).toBe(false);
    await ada.put(`/api/account/addresses/${office.id}`, { ...input, label: 'Office', isDefault: true });
    expect((await list(ada)).map(({ label, isDefault }) => [label, isDefault])).toEqual([
      ['Office', true],
      ['Home', false],
    ]);
  });

  test('stays where it is when it is unticked, because no other took its place', async () => {
    const { ada } = await openWithAda();
    const home = await add(ada);
    await add(ada, { label: 'Office' });
    const answer = await ada.put(`/api/account/addresses/${home.id}`, { ...input, isDefault: false });
    expect([answer.status, await answer.json()]).toMatchObject([200, { isDefault: true }]);
    expect(await list(ada)).toMatchObject([
      { label: 'Home', isDefault: true },
      { label: 'Office', isDefault: false },
    ]);
  });

  test('that goes leaves its place to the newest of the others', async () => {
    const { ada } = await openWithAda();
    const home = await add(ada);
    for (const label of ['Office', 'Church', 'Mother']) await add(ada, { label });
    await ada.delete(`/api/account/addresses/${home.id}`);
    expect((await list(ada)).map(({ label, isDefault }) => [label, isDefault])).toEqual([
      ['Mother', true],
      ['Church', false],
      ['Office', false],
    ]);
  });

  test('stays where it is when another address goes', async () => {
    const { ada } = await openWithAda();
    await add(ada);
    const office = await add(ada, { label: 'Office' });
    await add(ada, { label: 'Church' });
    await ada.delete(`/api/account/addresses/${office.id}`);
    expect((await list(ada)).map(({ label, isDefault }) => [label, isDefault])).toEqual([
      ['Home', true],
      ['Church', false],
    ]);
  });

  test('stays where it is when what should become it is not there', async () => {
    const { ada } = await openWithAda();
    const home = await add(ada);
    const missing = '00000000-0000-4000-8000-000000000000';
    const answer = await ada.put(`/api/account/addresses/${missing}`, { ...input, isDefault: true });
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'no_such_address_entry' }]);
    expect(await list(ada)).toMatchObject([{ id: home.id, isDefault: true }]);
  });

  test('is one, however many are chosen at the same moment', async () => {
    const { ada } = await openWithAda();
    await Promise.all(Array.from({ length: 5 }, () => add(ada, { isDefault: true })));
    const all = await list(ada);
    expect(all).toHaveLength(5);
    expect(all.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});

test('a person keeps at most twenty', { tags: 'long' }, async () => {
  const { ada } = await openWithAda();
  for (let number = 0; number < 20; number++) await add(ada);
  const refused = await ada.post('/api/account/addresses', input);
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'too_many_addresses' }]);
  expect(await list(ada)).toHaveLength(20);
});
