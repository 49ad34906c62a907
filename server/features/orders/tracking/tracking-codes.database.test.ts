import { expect, test } from 'vitest';
import { openOrderAdmin } from '../../../testing/order-admin.ts';
import { makeContact, makeOrderInput } from '../../../testing/order-inputs.ts';

const CONTACT = { ...makeContact(), email: 'guest@bakery.example' };

async function openLost(options: Parameters<typeof openOrderAdmin>[0] = {}) {
  const admin = await openOrderAdmin(options);
  const { order } = await admin.placeAsGuest(makeOrderInput({ contact: CONTACT }));
  await admin.shop.settle();
  admin.shop.mails.length = 0;
  const named = { number: order.number, phone: order.contact.phone };
  const visitor = admin.shop.visit();
  const askForCode = async (body: object) => {
    const answer = await visitor.post('/api/tracked-orders/codes', body);
    await admin.shop.settle();
    return [answer.status, await answer.text()];
  };
  return { admin, order, named, visitor, askForCode };
}

test('a code that is mailed to the order’s own address opens it like its link, with a space in it too (P25.9, P29.110)', {
  tags: 'long',
}, async () => {
  const { admin, order, named, visitor, askForCode } = await openLost();
  await askForCode(named);
  expect(admin.shop.mails.map(({ to }) => to)).toEqual([CONTACT.email]);
  const code = /\b\d{6}\b/.exec(admin.shop.mails[0]?.subject ?? '')?.[0] ?? '';

  const wrong = code === '000000' ? '000001' : '000000';
  const refused = await visitor.post('/api/tracked-orders/by-code', { ...named, code: wrong });
  expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'wrong_code' }]);
  expect((await visitor.ask(`/api/orders/${order.id}`)).status).toBe(404);

  const opened = await visitor.post('/api/tracked-orders/by-code', {
    ...named,
    code: ` ${code.slice(0, 3)} ${code.slice(3)}`,
  });
  expect([opened.status, await opened.json()]).toMatchObject([200, { id: order.id }]);
  expect((await visitor.ask(`/api/orders/${order.id}`)).status).toBe(200);

  admin.clock.pass(21);
  const late = await admin.shop.visit().post('/api/tracked-orders/by-code', { ...named, code });
  expect(late.status).toBe(400);
});

test('an order from abroad is found by the number its buyer gave, however it is written (P29.294)', async () => {
  const admin = await openOrderAdmin();
  const input = makeOrderInput({ contact: { ...CONTACT, phone: '+44 7700 900123' } });
  const address = input.address && { ...input.address, recipient: 'Mama Ada', phone: '0803 123 4567' };
  const { order } = await admin.placeAsGuest({ ...input, address });
  expect(order.contact.phone).toBe('+447700900123');
  await admin.shop.settle();
  admin.shop.mails.length = 0;
  await admin.shop
    .visit()
    .post('/api/tracked-orders/codes', { number: order.number, phone: '0044 7700-900123' });
  await admin.shop.settle();
  expect(admin.shop.mails.map(({ to }) => to)).toEqual([CONTACT.email]);
});

test('nobody learns whether there is such an order, and only its own mailbox is written to (P25.9)', async () => {
  const { admin, named, askForCode } = await openLost();
  const known = await askForCode(named);
  admin.shop.mails.length = 0;
  expect(await askForCode({ ...named, phone: '0809 999 9999' })).toEqual(known);
  expect(await askForCode({ ...named, number: '482-093-713' })).toEqual(known);
  expect(admin.shop.mails).toEqual([]);
});

test('codes are asked for and tried a few times an hour at most (P25.9)', async () => {
  const { named, visitor, askForCode } = await openLost({ rateLimitFactor: 1 });
  const asked: unknown[] = [];
  for (let count = 0; count < 6; count += 1) asked.push((await askForCode(named))[0]);
  expect(asked.filter((status) => status === 429)).toHaveLength(1);
  const tried: number[] = [];
  for (let count = 0; count < 9; count += 1) {
    tried.push((await visitor.post('/api/tracked-orders/by-code', { ...named, code: '000000' })).status);
  }
  expect(tried.at(-1)).toBe(429);
});
