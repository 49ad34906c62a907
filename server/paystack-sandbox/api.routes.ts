import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { AMOUNT_MAX_IN_KOBO } from '../../domain/money.ts';
import { ONLINE_CHANNELS } from '../../domain/payments/ways.ts';
import { answerDone, answerPage, answerRefused, REFUSALS } from './api-answers.ts';
import {
  describeCreatedRefund,
  describeDispute,
  describeListedRefund,
  describeTransaction,
} from './describe-rows.ts';
import type { PaystackSandbox } from './open-sandbox.ts';

const BODY_MAX_BYTES = 65_536;
/** Within what the shop waits for, and longer than anybody likes to. */
export const SLOW_MS = 6_000;

/** As a number or as text, as the provider takes it. */
const kobo = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,15}$/)), z.int()]),
  z.pipe(z.transform(Number), z.int().check(z.positive(), z.maximum(AMOUNT_MAX_IN_KOBO))),
);
const rowName = z.pipe(z.union([z.string(), z.int()]), z.transform(String));

const initialiseSchema = z.object({
  email: z.email(),
  amount: kobo,
  currency: z._default(z.string().check(z.regex(/^[A-Z]{3}$/)), 'NGN'),
  reference: z.optional(z.string().check(z.regex(/^[\w.=-]{1,100}$/))),
  callback_url: z.optional(z.url({ protocol: /^https?$/ })),
  channels: z._default(z.array(z.enum(ONLINE_CHANNELS)).check(z.minLength(1)), [...ONLINE_CHANNELS]),
  metadata: z._default(z.json(), null),
});

const refundSchema = z.object({
  transaction: rowName,
  amount: z.optional(kobo),
  merchant_note: z._default(z.string().check(z.maxLength(500)), ''),
});

/** The calls of the provider's API that the shop makes, with the provider's answers and refusals. */
export function createApiRoutes(sandbox: PaystackSandbox) {
  const { transactions, refunds, disputes, pagesUrl } = sandbox;
  const routes = new Hono();
  const guards = [
    requireKey(sandbox.secretKey),
    breakWhenNotified(sandbox),
    bodyLimit({ maxSize: BODY_MAX_BYTES }),
  ];
  routes.use('/transaction/*', ...guards);
  routes.use('/refund', ...guards);
  routes.use('/dispute', ...guards);
  routes.use('/dispute/*', ...guards);

  routes.post('/transaction/initialize', async (c) => {
    const input = initialiseSchema.safeParse(await readBody(c));
    if (!input.success) return answerRefused(c, REFUSALS.invalid_params);
    const { email, amount, currency, callback_url, metadata } = input.data;
    const transaction = await transactions.initialise({
      reference: input.data.reference ?? randomBytes(8).toString('hex'),
      email,
      amountInKobo: amount,
      currency,
      channels: input.data.channels,
      callbackUrl: callback_url ?? null,
      metadata,
    });
    if (!transaction) return answerRefused(c, REFUSALS.duplicate_reference);
    const { accessCode, reference } = transaction;
    return answerDone(c, 'Authorization URL created', {
      authorization_url: `${pagesUrl}/pay/${accessCode}`,
      access_code: accessCode,
      reference,
    });
  });

  routes.get('/transaction/verify/:reference', (c) => {
    const transaction = transactions.find(c.req.param('reference'));
    if (!transaction) return answerRefused(c, REFUSALS.transaction_not_found);
    return answerDone(c, 'Verification successful', describeTransaction(transaction));
  });

  routes.get('/transaction/:id', (c) => {
    const transaction = transactions.findById(c.req.param('id'));
    if (!transaction) return answerRefused(c, REFUSALS.transaction_not_found);
    return answerDone(c, 'Transaction retrieved', describeTransaction(transaction));
  });

  routes.post('/refund', async (c) => {
    const input = refundSchema.safeParse(await readBody(c));
    if (!input.success) return answerRefused(c, REFUSALS.invalid_params);
    const { transaction: name, amount: amountInKobo, merchant_note: note } = input.data;
    const transaction = transactions.findById(name) ?? transactions.find(name);
    if (!transaction) return answerRefused(c, REFUSALS.transaction_not_found);
    const refund = await refunds.begin(transaction, { amountInKobo, note });
    if (typeof refund === 'string') return answerRefused(c, REFUSALS[refund]);
    const described = describeCreatedRefund(refund, transaction);
    return answerDone(c, 'Refund has been queued for processing', described);
  });

  // The description knows no filter by payment, so there is none: whoever asks for one gets all the same.
  routes.get('/refund', (c) =>
    answerPage(c, 'Refunds retrieved', refunds.list().toReversed(), describeListedRefund),
  );

  routes.get('/dispute', (c) => {
    const status = c.req.query('status');
    const rows = disputes.list().filter((row) => status === undefined || row.status === status);
    const described = rows.toReversed().flatMap((row) => {
      const transaction = transactions.find(row.reference);
      return transaction ? [describeDispute(row, transaction)] : [];
    });
    return answerPage(c, 'Disputes retrieved', described, (row) => row);
  });

  routes.get('/dispute/:id', (c) => {
    const dispute = disputes.find(c.req.param('id'));
    const transaction = dispute && transactions.find(dispute.reference);
    if (!dispute || !transaction) return answerRefused(c, REFUSALS.dispute_not_found);
    return answerDone(c, 'Dispute retrieved', describeDispute(dispute, transaction));
  });

  return routes;
}

function requireKey(secretKey: string): MiddlewareHandler {
  const expected = Buffer.from(`Bearer ${secretKey}`);
  return async (c, next) => {
    const given = Buffer.from(c.req.header('authorization') ?? '');
    const isRight = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isRight) return answerRefused(c, REFUSALS.invalid_Key);
    await next();
  };
}

function breakWhenNotified({ takeCallFault, clock }: PaystackSandbox): MiddlewareHandler {
  return async (c, next) => {
    const fault = takeCallFault();
    if (fault === 'busy') return answerRefused(c, REFUSALS.too_many_calls);
    if (fault === 'slow') await new Promise<void>((go) => clock.schedule(go, SLOW_MS));
    if (fault !== 'before') await next();
    if (fault === 'before' || fault === 'after') {
      c.res = c.json({ status: false, message: 'An error occurred' }, 500);
    }
  };
}

async function readBody(c: Context): Promise<unknown> {
  return c.req.json().catch(() => undefined);
}
