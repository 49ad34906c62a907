import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listCustomOrdersEndpoint } from '../../../contract/custom-orders.ts';
import { DEFAULT_DESIGN } from '../../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../../domain/custom-orders/link/design-text.ts';
import {
  DESIGN,
  makeAcceptance,
  makeCustomRequest,
  openCustomOrderAdmin,
  readCode,
} from '../../testing/custom-order-admin.ts';
import { ODD_TEXTS } from '../../testing/hostile-input.ts';

describe('asking for a quote', () => {
  test('a request is kept with its design, price and all that was said (P7.6)', {
    tags: 'long',
  }, async () => {
    const admin = await openCustomOrderAdmin();
    const customOrder = await admin.ask();
    expect(customOrder).toMatchObject({
      number: expect.stringMatching(/^\d{3}-\d{3}-\d{3}$/),
      status: 'submitted',
      productName: 'Custom Cake',
      vatClass: 'standard',
      design: DESIGN,
      designPrice: 69_400,
      servings: 18,
      allergens: ['gluten', 'milk', 'egg'],
      instructions: 'With a little sugar drum on top',
      wantedDay: '2026-11-20',
      budget: 120_000,
      phone: '+2348031234567',
      quotes: [],
      messages: [],
      order: null,
      history: [{ status: 'submitted', by: 'customer' }],
      canWrite: true,
      canWithdraw: true,
      canAccept: false,
    });
    expect(await admin.read(customOrder.id)).toEqual(customOrder);
  });

  test('sent again with its key it is the same; with other contents it is refused', {
    tags: 'long',
  }, async () => {
    const admin = await openCustomOrderAdmin();
    const key = randomUUID();
    const [first, again] = await Promise.all([
      admin.sendRequest(admin.ada, makeCustomRequest(), key),
      admin.sendRequest(admin.ada, makeCustomRequest(), key),
    ]);
    expect(await again.json()).toEqual(await first.json());
    const other = await admin.sendRequest(
      admin.ada,
      makeCustomRequest({ instructions: 'Without the drum' }),
      key,
    );
    expect(await readCode(other)).toEqual([409, 'key_reused']);
    const bola = await admin.shop.signInUser('bola@bakery.example');
    expect((await admin.sendRequest(bola, makeCustomRequest(), key)).status).toBe(201);
    const list = await (await admin.ada.ask('/api/custom-orders')).json();
    expect(list).toMatchObject({ total: 1 });
  });

  const tooHigh = writeDesignText({
    ...DEFAULT_DESIGN,
    baseInches: 6,
    tiers: Array(4).fill(DEFAULT_DESIGN.tiers[0]),
  });
  test('what is wrong with it is refused with the field it is about', async () => {
    const admin = await openCustomOrderAdmin();
    for (const [what, differences, code, field] of [
      ['no design', { design: '' }, 'invalid_input', 'design'],
      ['a cut-off link', { design: DESIGN.slice(0, -4) }, 'design_unreadable', 'design'],
      ['a design that would fall over', { design: tooHigh }, 'design_impossible', 'design'],
      ['a product that is not there', { productId: 'moon-cake' }, 'not_designed', 'productId'],
      ['a product that is not made to a design', { productId: 'honey-cake' }, 'not_designed', 'productId'],
      ['a day that is over', { wantedDay: '2026-11-15' }, 'day_over', 'wantedDay'],
      ['a day that is none', { wantedDay: '2026-02-30' }, 'invalid_input', 'wantedDay'],
      ['a phone that is none', { phone: '12' }, 'invalid_input', 'phone'],
      ['a budget below nothing', { budget: -5 }, 'invalid_input', 'budget'],
      ['a picture that is not there', { pictures: [randomUUID()] }, 'no_such_picture', 'pictures'],
      ['a novel', { instructions: 'a'.repeat(2_001) }, 'invalid_input', 'instructions'],
    ] as const) {
      const answer = await admin.sendRequest(admin.ada, { ...makeCustomRequest(), ...differences });
      expect([answer.status, await answer.json()], what).toMatchObject([
        400,
        { code, fields: { [field]: expect.any(String) } },
      ]);
    }
  });

  test('a day before the earliest that the calendar has for the cake is refused with that day, but not to staff (P29.244)', async () => {
    const admin = await openCustomOrderAdmin();
    const tooEarly = makeCustomRequest({ wantedDay: '2026-11-17' });
    const answer = await admin.sendRequest(admin.ada, tooEarly);
    const message = expect.stringMatching(/^Our earliest day for this cake is \w{3} \d+ Nov\. /);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'day_too_soon', message, fields: { wantedDay: message } },
    ]);
    const taken = await admin.owner.ask('/api/admin/custom-orders', {
      method: 'POST',
      body: { ...tooEarly, name: 'Bisi Ade' },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(taken.status).toBe(201);
  });

  test('whatever stands in the place of a design is refused politely', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin();
    for (const design of [...ODD_TEXTS, `9999.${DESIGN}`, `${DESIGN}.aa`, DESIGN.toUpperCase()]) {
      const answer = await admin.sendRequest(admin.ada, makeCustomRequest({ design }));
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { message: expect.stringMatching(/\w+/) },
      ]);
    }
  });

  test('without a key it is refused, and after twenty in a day as well', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin({ rateLimitFactor: 1 });
    expect(await readCode(await admin.ada.post('/api/custom-orders', makeCustomRequest()))).toEqual([
      400,
      'key_missing',
    ]);
    for (let count = 0; count < 20; count += 1) await admin.ask();
    expect(await readCode(await admin.sendRequest(admin.ada, makeCustomRequest()))).toEqual([
      429,
      'too_many_attempts',
    ]);
  });
});

describe('whose custom order it is', () => {
  test('nobody but the customer finds it, not even to withdraw or accept it', async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    await admin.quote(id);
    const bola = await admin.shop.signInUser('bola@bakery.example');
    const outcomes = async (visitor: typeof bola | ReturnType<typeof admin.shop.visit>) => [
      (await visitor.ask(`/api/custom-orders/${id}`)).status,
      (await admin.write(id, { text: 'Hello' }, randomUUID(), visitor)).status,
      (await visitor.post(`/api/custom-orders/${id}/withdraw`)).status,
      (await admin.sendAcceptance(id, makeAcceptance(), randomUUID(), visitor)).status,
    ];
    expect(await outcomes(bola)).toEqual([404, 404, 404, 404]);
    expect(await outcomes(admin.owner)).toEqual([404, 404, 404, 404]);
    expect(await outcomes(admin.shop.visit())).toEqual([404, 404, 404, 404]);
    expect((await admin.read(id)).status).toBe('quoted');
  });

  test('the list is a customer’s own, newest first, page by page', async () => {
    const admin = await openCustomOrderAdmin();
    const bola = await admin.shop.signInUser('bola@bakery.example');
    await admin.sendRequest(bola, makeCustomRequest());
    const asked: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      asked.unshift((await admin.ask()).id);
      admin.clock.pass(1);
    }
    const seen: string[] = [];
    let cursor = '';
    do {
      const answer = await admin.ada.ask(`/api/custom-orders?limit=2${cursor && `&cursor=${cursor}`}`);
      const page = listCustomOrdersEndpoint.answerSchema.parse(await answer.json());
      expect(page.total).toBe(3);
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor ?? '';
    } while (cursor);
    expect(seen).toEqual(asked);
    expect((await admin.shop.visit().ask('/api/custom-orders')).status).toBe(401);
    expect((await admin.ada.ask('/api/custom-orders?limit=0')).status).toBe(400);
  });

  test('what is no id is no custom order', async () => {
    const admin = await openCustomOrderAdmin();
    for (const id of ['7', randomUUID(), 'null', '%00']) {
      expect((await admin.ada.ask(`/api/custom-orders/${id}`)).status).toBe(404);
    }
  });
});

describe('withdrawing', () => {
  test('ends it, and nothing more can be said or quoted', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    const answer = await admin.ada.post(`/api/custom-orders/${id}/withdraw`);
    expect(await answer.json()).toMatchObject({ status: 'withdrawn', canWrite: false, canWithdraw: false });
    const again = await admin.ada.post(`/api/custom-orders/${id}/withdraw`);
    const message = await admin.write(id, { text: 'Or perhaps?' });
    const quote = await admin.owner.post(`/api/admin/custom-orders/${id}/decline`, { reason: 'No' });
    for (const refused of [again, message, quote]) {
      expect([refused.status, await refused.json()]).toEqual([
        409,
        { code: 'withdrawn', message: 'This request was withdrawn. You’re welcome to send another.' },
      ]);
    }
  });

  test('is no longer possible once the quote is accepted', async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    await admin.quote(id);
    await admin.accept(id);
    const answer = await admin.ada.post(`/api/custom-orders/${id}/withdraw`);
    expect(await readCode(answer)).toEqual([409, 'already_accepted']);
  });
});
