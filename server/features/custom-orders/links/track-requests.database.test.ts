import { expect, test } from 'vitest';
import { ownCustomOrderSchema } from '../../../../contract/custom-orders.ts';
import { makeCustomRequest, openCustomOrderAdmin } from '../../../testing/custom-order-admin.ts';

const EMAIL = 'bisi@bakery.example';

async function openLost(options: Parameters<typeof openCustomOrderAdmin>[0] = {}) {
  const admin = await openCustomOrderAdmin(options);
  const request = makeCustomRequest({ name: 'Bisi Ade', email: EMAIL });
  const asked = ownCustomOrderSchema.parse(
    await (await admin.sendRequest(admin.shop.visit(), request)).json(),
  );
  const visitor = admin.shop.visit();
  const askForCode = async (body: object) => {
    await admin.shop.settle();
    admin.shop.mails.length = 0;
    const answer = await visitor.post('/api/tracked-orders/codes', body);
    await admin.shop.settle();
    return [answer.status, await answer.text()];
  };
  const named = { number: asked.number, phone: request.phone };
  return { admin, asked, named, visitor, askForCode };
}

test('a code that is mailed to the request’s own address opens it like its link (P38.20)', {
  tags: 'long',
}, async () => {
  const { admin, asked, named, visitor, askForCode } = await openLost();
  await askForCode(named);
  expect(admin.shop.mails.map(({ to }) => to)).toEqual([EMAIL]);
  const { subject = '' } = admin.shop.mails[0] ?? {};
  expect(subject).toContain(`is your code for cake request ${asked.number}`);
  const code = /\b\d{6}\b/.exec(subject)?.[0] ?? '';

  const wrong = code === '000000' ? '000001' : '000000';
  const refused = await visitor.post('/api/tracked-orders/by-code', { ...named, code: wrong });
  expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'wrong_code' }]);
  expect((await visitor.ask(`/api/custom-orders/${asked.id}`)).status).toBe(404);

  const opened = await visitor.post('/api/tracked-orders/by-code', { ...named, code });
  expect([opened.status, await opened.json()]).toEqual([200, { kind: 'request', id: asked.id }]);
  expect((await visitor.ask(`/api/custom-orders/${asked.id}`)).status).toBe(200);

  admin.clock.pass(21);
  const late = await admin.shop.visit().post('/api/tracked-orders/by-code', { ...named, code });
  expect(late.status).toBe(400);
});

test('whoever has lost the links is mailed those of their cake requests, too (P29.476)', async () => {
  const { admin, asked, visitor } = await openLost();
  await admin.shop.settle();
  admin.shop.mails.length = 0;
  await visitor.post('/api/tracked-orders/links', { email: EMAIL });
  await admin.shop.settle();
  expect(admin.shop.mails.map(({ to }) => to)).toEqual([EMAIL]);
  const { text = '' } = admin.shop.mails[0] ?? {};
  expect(text).toContain(`Cake request ${asked.number}: Waiting for a quote`);
  expect(text).not.toContain('Bisi');
  const key = /\/cake-request#([\w-]+)/.exec(text)?.[1];
  expect((await visitor.post('/api/custom-orders/open', { key })).status).toBe(200);
});

test('nobody learns whether there is such a request, and only its own mailbox is written to (P38.21)', async () => {
  const { admin, named, askForCode } = await openLost();
  const known = await askForCode(named);
  expect(await askForCode({ ...named, phone: '0809 999 9999' })).toEqual(known);
  expect(admin.shop.mails).toEqual([]);
});

test('codes of a request are tried a few times an hour at most (P38.21)', async () => {
  const { named, visitor } = await openLost({ rateLimitFactor: 1 });
  const tried: number[] = [];
  for (let count = 0; count < 9; count += 1) {
    tried.push((await visitor.post('/api/tracked-orders/by-code', { ...named, code: '000000' })).status);
  }
  expect(tried.at(-1)).toBe(429);
});

test('a request in an account is opened by signing in, and its link ended gives no code (P38.21)', {
  tags: 'long',
}, async () => {
  const { admin, asked, named, visitor, askForCode } = await openLost();
  const own = await admin.ask({ phone: '08035550000' });
  await askForCode({ number: own.number, phone: '08035550000' });
  expect(admin.shop.mails).toMatchObject([
    { to: 'ada@bakery.example', text: expect.stringContaining(`/custom-orders/${own.id}`) },
  ]);
  expect(admin.shop.mails[0]?.subject).not.toMatch(/\d{6}/);

  await admin.owner.delete(`/api/admin/custom-orders/${asked.id}/link`);
  await askForCode(named);
  expect(admin.shop.mails).toEqual([]);
  const tried = await visitor.post('/api/tracked-orders/by-code', { ...named, code: '000000' });
  expect(tried.status).toBe(400);
});
