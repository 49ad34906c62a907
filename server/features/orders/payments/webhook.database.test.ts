import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { createPaystackPayments } from '../../../adapters/payments/paystack.ts';
import { openEndpoints } from '../../../testing/open-endpoints.ts';
import { openPaymentAdmin, type PaymentAdmin, SECRET_KEY } from '../../../testing/payment-admin.ts';
import { createWebhookRoutes } from './webhook.routes.ts';

type Sealed = { readonly body: string | Uint8Array; readonly signature?: string };

/** A payment that has been made and not been told of yet, and the message about it. */
async function openWithMessage() {
  const admin = await openPaymentAdmin();
  const placed = await admin.placeHeld();
  const reference = await admin.start(placed);
  await admin.sandbox.transactions.pay(reference);
  const [message] = admin.sandbox.messages.list(reference);
  if (!message) throw new Error('The provider tells nothing.');
  return { admin, placed, reference, sealed: admin.sandbox.messages.seal(message.id) };
}

const sign = (body: string | Uint8Array, key = SECRET_KEY) =>
  createHmac('sha512', key).update(body).digest('hex');

const FORGERIES: readonly (readonly [string, (sealed: { body: string; signature: string }) => Sealed])[] = [
  ['unsigned', ({ body }) => ({ body })],
  ['signed with nothing', ({ body }) => ({ body, signature: '' })],
  ['signed with another key', ({ body }) => ({ body, signature: sign(body, 'sk_test_guessed') })],
  [
    'signed in another manner',
    ({ body }) => ({ body, signature: createHmac('sha256', SECRET_KEY).update(body).digest('hex') }),
  ],
  ['with a signature that is cut', ({ body, signature }) => ({ body, signature: signature.slice(0, -2) })],
  ['with a signature in capitals', ({ body, signature }) => ({ body, signature: signature.toUpperCase() })],
  ['with another amount', ({ body, signature }) => ({ body: body.replace('800000', '900000'), signature })],
  ['truncated', ({ body, signature }) => ({ body: body.slice(0, -1), signature })],
  ['with something behind it', ({ body, signature }) => ({ body: `${body} `, signature })],
  [
    'read and written again',
    ({ body, signature }) => ({ body: JSON.stringify(JSON.parse(body), null, 1), signature }),
  ],
  [
    'in other bytes for the same letters',
    ({ body, signature }) => ({ body: body.replace('charge', '\\u0063harge'), signature }),
  ],
  ['in another encoding', ({ body, signature }) => ({ body: Buffer.from(body, 'utf16le'), signature })],
  ['without contents', ({ signature }) => ({ body: '', signature })],
  ['too large to be read', ({ body }) => padded(body, 100_001)],
];

/** Rightly signed, but of more bytes than any message of the provider has. */
function padded(body: string, bytes: number): Sealed {
  const large = body + ' '.repeat(bytes - body.length);
  return { body: large, signature: sign(large) };
}

describe('a message that the provider has not signed', () => {
  test('is refused and changes nothing, whatever is wrong with it (P9.2)', { tags: 'long' }, async () => {
    const { admin, placed, sealed } = await openWithMessage();
    const before = await readEverything(admin);
    for (const [what, forge] of FORGERIES) {
      const answer = await admin.sendMessage(forge(sealed));
      expect([what, answer.status, await answer.json()]).toMatchObject([what, 401, { code: 'not_signed' }]);
    }
    const huge = await admin.sendMessage(padded(sealed.body, 300_000));
    expect(huge.status).toBe(413);
    await admin.shop.settle();
    expect(await readEverything(admin)).toEqual(before);
    expect(await admin.readOrder(placed)).toMatchObject({ status: 'pending_payment', money: { paid: 0 } });
  });

  test('is logged in words without key, signature or people (P9.2)', async () => {
    const { admin, sealed } = await openWithMessage();
    const lines: string[] = [];
    const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
    const payments = createPaystackPayments({ url: 'http://127.0.0.1:1', secretKey: SECRET_KEY });
    const routes = openEndpoints(createWebhookRoutes({ db: admin.db, payments, log }));
    for (const [, forge] of FORGERIES) {
      const { body, signature } = forge(sealed);
      await routes.request('/api/payments/paystack', {
        method: 'POST',
        headers: signature === undefined ? {} : { 'x-paystack-signature': signature },
        body: typeof body === 'string' ? body : new Uint8Array(body),
      });
    }
    expect(lines).toHaveLength(FORGERIES.length);
    for (const line of lines) {
      const { msg, level, time, pid, hostname, ...rest } = JSON.parse(line);
      expect([msg, level, rest]).toEqual(['A message about payments was not signed by the provider', 40, {}]);
    }
  });

  test('is refused by a shop that has no provider, even with a right signature', async () => {
    const { admin, sealed } = await openWithMessage();
    const routes = openEndpoints(
      createWebhookRoutes({ db: admin.db, payments: undefined, log: pino({ level: 'silent' }) }),
    );
    const headers = { 'x-paystack-signature': sealed.signature };
    const answer = await routes.request('/api/payments/paystack', {
      method: 'POST',
      headers,
      body: sealed.body,
    });
    expect(answer.status).toBe(401);
  });

  test('cannot come in any other way than POST', async () => {
    const { admin, sealed } = await openWithMessage();
    const before = await readEverything(admin);
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await admin.shop.app.request('/api/payments/paystack', {
        method,
        headers: { 'x-paystack-signature': sealed.signature },
        ...(method !== 'GET' && method !== 'HEAD' && { body: sealed.body }),
      });
      expect([method, answer.status]).toEqual([method, 404]);
    }
    expect(await readEverything(admin)).toEqual(before);
  });
});

describe('a signed message', () => {
  test('brought again and again books the payment once, and changes nothing later (P9.3)', {
    tags: 'long',
  }, async () => {
    const { admin, placed, sealed } = await openWithMessage();
    for (let time = 0; time < 5; time += 1) expect((await admin.sendMessage(sealed)).status).toBe(200);
    await admin.shop.settle();
    expect(await admin.readOrder(placed)).toMatchObject({ status: 'confirmed', money: { paid: 8_000 } });
    const after = await readEverything(admin);
    await admin.pass(72 * 60);
    expect((await admin.sendMessage(sealed)).status).toBe(200);
    await admin.shop.settle();
    expect(await readEverything(admin)).toEqual(after);
  });

  test('is believed in nothing: what it is about is asked of the provider (P9.3)', async () => {
    const { admin, placed, reference, sealed } = await openWithMessage();
    const lie = sealed.body.replaceAll('800000', '80000000');
    await admin.sendMessage({ body: lie, signature: sign(lie) });
    await admin.shop.settle();
    expect(await admin.readOrder(placed)).toMatchObject({
      money: { paid: 8_000, payments: [{ reference, amount: 8_000 }] },
    });
  });

  test('about what is not this shop’s is answered, and changes nothing', async () => {
    const admin = await openPaymentAdmin();
    await admin.placeHeld();
    const before = await readEverything(admin);
    for (const content of [
      { event: 'charge.success', data: { reference: 'of-another-shop' } },
      { event: 'refund.processed', data: { transaction_reference: 'of-another-shop' } },
      { event: 'customeridentification.success', data: {} },
      [null],
    ]) {
      const body = JSON.stringify(content);
      expect((await admin.sendMessage({ body, signature: sign(body) })).status).toBe(200);
      await admin.shop.settle();
      expect([content, await readEverything(admin)]).toEqual([content, before]);
    }
  });

  test('is answered though every call to the provider never ends: the work is a job (P9.3)', async () => {
    const never = () => new Promise<never>(() => {});
    const admin = await openPaymentAdmin({
      changePort: (port) => ({ ...port, find: never, refund: never, listRefunds: never }),
    });
    const placed = await admin.placeHeld();
    const reference = await admin.start(placed);
    await admin.sandbox.transactions.pay(reference);
    const [message] = admin.sandbox.messages.list(reference);
    const answer = await admin.sendMessage(admin.sandbox.messages.seal(message?.id ?? ''));
    expect(answer.status).toBe(200);
    const { rows } = await admin.db.execute(
      sql`select task_identifier as task from graphile_worker.jobs where task_identifier like 'check%'`,
    );
    expect(rows).toEqual([{ task: 'check-payment' }]);
  });
});

/** Every row that a message could change; the messages to people and the jobs besides those that send them. */
async function readEverything({ db }: PaymentAdmin): Promise<unknown> {
  const { rows } = await db.execute(sql`
    select
      (select jsonb_agg(to_jsonb(o) order by id) from orders o) as orders,
      -- That it was asked about once more is written down with each asking.
      (select jsonb_agg(to_jsonb(a) - 'checks_made' - 'next_check_at' order by reference)
        from payment_attempts a) as attempts,
      (select jsonb_agg(to_jsonb(p) order by id) from payments p) as payments,
      (select jsonb_agg(to_jsonb(r) order by id) from refunds r) as refunds,
      (select count(*)::int from messages) as messages,
      (select count(*)::int from graphile_worker.jobs where task_identifier <> 'send-message') as jobs
  `);
  return rows;
}
