import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { kitchenDaySchema } from '../../../../contract/kitchen.ts';
import { orderSchema } from '../../../../contract/orders.ts';
import { messages } from '../../../database/schema/messages.ts';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { FRIDAY, makeContact, makeOrderInput } from '../../../testing/order-inputs.ts';

const CANDLES = 'Five candles, please';

const open = async (asked: object) => {
  const admin = await openAdmin();
  const { order, visitor } = await admin.placeAsGuest({ ...makeOrderInput(), contact: makeContact() });
  const path = `/api/orders/${order.id}/change-request`;
  const readOwn = async (answer: Response) => orderSchema.parse(await answer.json());
  const { changeRequest } = await readOwn(await visitor.post(path, asked));
  const requestId = changeRequest?.id ?? '';
  const complete = (answer?: string, addedNote?: string) =>
    admin.owner.post(`/api/admin/orders/${order.id}/change-request/complete`, {
      requestId,
      answer,
      addedNote,
    });
  const readAskedFor = async () => {
    const answer = await admin.owner.ask(`/api/admin/kitchen?day=${FRIDAY}`);
    return kitchenDaySchema.parse(await answer.json()).tickets[0]?.askedFor;
  };
  const look = async () => readOwn(await visitor.ask(`/api/orders/${order.id}`));
  return { admin, order, visitor, path, requestId, complete, readAskedFor, look };
};

test('what was asked for in words is marked as done with an answer, once: the customer reads it, the history has it, and the order’s note has no more of it than was chosen (P28.227, P28.228, P28.238)', async () => {
  const { admin, order, complete, readAskedFor, look } = await open({ words: CANDLES });
  expect(await readAskedFor()).toEqual([`“${CANDLES}”`]);
  const done = await admin.readOrder(await complete('Five are in the box.', 'Five candles'), 200);
  expect(done).toMatchObject({
    total: order.total,
    attention: [],
    changeRequest: { status: 'accepted', answer: 'Five are in the box.' },
  });
  expect(done.note).toBe(`${order.note}\nFive candles`.trim());
  expect(done.history.at(-1)?.words).toBe('Requested change made');
  const details = new Map(done.activity.map((act) => [act.action, act.details]));
  expect(details.get('order.change_requested')).toEqual({ message: CANDLES });
  expect(details.get('order.change_made')).toEqual({ reason: 'Five are in the box.' });
  expect((await complete()).status).toBe(409);
  expect((await look()).changeRequest).toMatchObject({ status: 'accepted', answer: 'Five are in the box.' });
  expect(await readAskedFor()).toBeUndefined();
  const sent = await admin.db.select().from(messages).where(eq(messages.orderId, order.id));
  expect(sent.filter(({ details }) => details.news === 'change_made')).toHaveLength(1);
});

test('a note that a request made longer than one that is typed is saved by desk and customer alike (P28.273)', {
  tags: 'long',
}, async () => {
  const { admin, order, visitor, complete, path } = await open({ words: CANDLES });
  await complete('', 'x'.repeat(500));
  await visitor.post(path, { words: CANDLES });
  const { changeRequest } = orderSchema.parse(await (await visitor.ask(`/api/orders/${order.id}`)).json());
  const requestId = changeRequest?.id;
  const done = await admin.readOrder(
    await admin.owner.post(`/api/admin/orders/${order.id}/change-request/complete`, {
      requestId,
      addedNote: 'y'.repeat(500),
    }),
    200,
  );
  expect(done.note.length).toBeGreaterThan(1_000);
  const { name, phone } = done.contact;
  const own = {
    version: done.version,
    contact: { name, phone },
    address: done.address,
    note: `${done.note}!`,
  };
  expect((await visitor.post(`/api/orders/${order.id}/changes`, { ...own, inscriptions: [] })).status).toBe(
    200,
  );
});

test('a reply stands beside the open request on the customer’s page, and goes with what is decided (P28.227)', {
  tags: 'long',
}, async () => {
  const { admin, order, visitor, path, requestId, complete, look } = await open({ words: CANDLES });
  const reply = async (key: string, text: string, to?: string) =>
    admin.owner.ask(`/api/admin/orders/${order.id}/messages`, {
      method: 'POST',
      body: { text, requestId: to },
      headers: { 'idempotency-key': key },
    });
  expect((await reply('a-message-beside-it', 'We open at nine.')).status).toBe(200);
  expect((await look()).changeRequest?.answer).toBe('');
  expect((await reply('a-reply-to-the-request', 'Pink or white?', requestId)).status).toBe(200);
  expect((await look()).changeRequest).toMatchObject({ status: 'open', answer: 'Pink or white?' });
  const done = await admin.readOrder(await complete(), 200);
  expect(done).toMatchObject({ note: order.note, changeRequest: { status: 'accepted', answer: '' } });

  await visitor.post(path, { words: 'And a card' });
  await visitor.ask(path, { method: 'DELETE' });
  const withdrawn = await admin.readOrder(await admin.owner.ask(`/api/admin/orders/${order.id}`), 200);
  expect(withdrawn.activity.map(({ action }) => action)).toContain('order.change_withdrawn');
});

test('what changes the order itself is not marked as done without it, and the kitchen reads no address of it (P28.227)', {
  tags: 'long',
}, async () => {
  const address = { ...makeOrderInput().address, street: '9 Agege Road', area: 'Alausa', lga: 'Ikeja' };
  const lines = [{ position: 0, quantity: 3, sizeId: null }];
  const { complete, readAskedFor, look } = await open({ lines, address, words: CANDLES });
  expect((await complete()).status).toBe(409);
  expect((await look()).changeRequest?.status).toBe('open');
  expect(await readAskedFor()).toEqual(['Honey Cake: 1 → 3', `“${CANDLES}”`]);
});

test('a change at the desk that is what they asked for completes the request in the same write: one email, the note as it was, and nothing the second time or once it is withdrawn (P28.340)', async () => {
  const { admin, order, visitor, path, requestId, look } = await open({
    words: 'Two, please. You were late, I am angry!',
  });
  const change = (version: number, quantity: number, answersRequest: string | null) =>
    admin.owner.post(`/api/admin/orders/${order.id}/changes`, {
      version,
      existingLines: [{ position: 0, quantity, inscription: order.lines[0]?.inscription ?? '' }],
      contact: { name: order.contact.name, phone: order.contact.phone },
      address: order.address,
      slot: { day: order.slot.day, windowId: order.slot.windowId },
      note: order.note,
      reason: 'The customer asked for it',
      expectedTotal: order.total + (quantity - 1) * 5_000,
      answersRequest,
    });
  const asked = await look();
  const done = await admin.readOrder(await change(asked.version, 2, requestId), 200);
  expect(done).toMatchObject({ note: order.note, attention: [], changeRequest: { status: 'accepted' } });
  expect((await change(asked.version, 2, requestId)).status).toBe(409);
  expect((await change(done.version, 3, requestId)).status).toBe(409);
  expect(await admin.read(order.id)).toEqual(done);
  const sent = await admin.db.select().from(messages).where(eq(messages.orderId, order.id));
  const answers = sent.filter(({ details }) => ['changed', 'change_made'].includes(String(details.news)));
  expect(answers.map(({ channel, details }) => ({ channel, details }))).toEqual([
    { channel: 'email', details: { news: 'changed', isAsAsked: true } },
  ]);

  await visitor.post(path, { words: 'And a card' });
  const again = await look();
  await visitor.ask(path, { method: 'DELETE' });
  const { version } = await look();
  expect((await change(version, 3, again.changeRequest?.id ?? null)).status).toBe(409);
  expect(await look()).toMatchObject({ version, changeRequest: { status: 'withdrawn' } });
});
