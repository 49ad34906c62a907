import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { type AdminOrderDetails, adminOrderDetailsSchema } from '../../contract/order-admin.ts';
import { type Order, type OrderPlacement, orderSchema } from '../../contract/orders.ts';
import { PAYSTACK_WEBHOOK_PATH, startPaymentEndpoint } from '../../contract/payments.ts';
import type { Calendar } from '../../domain/delivery/calendar.ts';
import type { OnlineChannel } from '../../domain/payments/ways.ts';
import { createPaystackPayments } from '../adapters/payments/paystack.ts';
import { addJob } from '../jobs/add-job.ts';
import type { SealedMessage } from '../paystack-sandbox/post-message.ts';
import { servePaystackSandbox } from '../paystack-sandbox/serve-sandbox.ts';
import { createHandClock } from '../paystack-sandbox/testing/hand-clock.ts';
import type { PaymentPort } from '../ports/payments.ts';
import { MONDAY_NOON, openOrderAdmin } from './order-admin.ts';
import { makeOrderInput } from './order-inputs.ts';
import { findWrongSums, listNotified } from './payment-ledgers.ts';
import type { Visitor } from './visitor.ts';

export const SECRET_KEY = 'sk_test_ofthesetests0123456789';

export type PaymentAdmin = Awaited<ReturnType<typeof openPaymentAdmin>>;
export type PlacedByVisitor = { readonly visitor: Visitor; readonly order: Pick<Order, 'id'> };

export type PaymentAdminOptions = {
  readonly calendar?: Calendar;
  readonly rateLimitFactor?: number;
  readonly receivesNews?: boolean;
  /** Puts something between the shop and the provider. */
  readonly changePort?: (port: PaymentPort) => PaymentPort;
};

/** A shop that is paid over the sandbox, spoken to over HTTP by the adapter of production; one clock for both, held by the test. */
export async function openPaymentAdmin({
  changePort = (port) => port,
  ...options
}: PaymentAdminOptions = {}) {
  const sandboxClock = createHandClock(MONDAY_NOON);
  let receive = async (_: SealedMessage): Promise<number> => 503;
  const { url, sandbox, stop } = await servePaystackSandbox({
    secretKey: SECRET_KEY,
    webhook: (message) => receive(message),
    clock: sandboxClock,
    behaviour: { messageMode: 'by_hand' },
    reportFault: (error) => {
      throw error;
    },
  });
  onTestFinished(stop);
  const payments = changePort(createPaystackPayments({ url, secretKey: SECRET_KEY }));
  const admin = await openOrderAdmin({ ...options, payments });
  const { shop, db } = admin;

  /** As the provider does: without cookies, origin or token. */
  const sendMessage = async ({ body, signature }: { body: string | Uint8Array; signature?: string }) => {
    const headers = { ...(signature !== undefined && { 'x-paystack-signature': signature }) };
    return shop.app.request(PAYSTACK_WEBHOOK_PATH, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : new Uint8Array(body),
    });
  };
  receive = async (message) => (await sendMessage(message)).status;
  const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true, name: 'Oyin Bello' });

  async function readOrder({ visitor, order }: PlacedByVisitor) {
    return orderSchema.parse(await (await visitor.ask(`/api/orders/${order.id}`)).json());
  }

  /** To the payment page; the reference of the visit. */
  async function start(placed: PlacedByVisitor, channel: OnlineChannel = 'card'): Promise<string> {
    const answer = await placed.visitor.post(`/api/orders/${placed.order.id}/payments`, { channel });
    return startPaymentEndpoint.answerSchema.parse(await readSuccess(answer)).reference;
  }

  /** The provider's messages about a payment that have not been brought, in their order, and all that follows from them. */
  async function deliverMessages(reference: string): Promise<void> {
    for (const { id, status } of sandbox.messages.list(reference)) {
      if (status === 'held') await sandbox.messages.deliver(id);
    }
    await shop.settle();
  }

  async function sendByHand(
    orderId: string,
    action:
      | 'payments'
      | 'voucher'
      | 'refunds'
      | 'adjustments'
      | 'cancel'
      | 'release'
      | 'reinstate'
      | `payments/${string}/void`
      | `refunds/${string}/sent`,
    body: object,
    key: string = randomUUID(),
    by: Pick<Visitor, 'ask'> = owner,
  ): Promise<Response> {
    return by.ask(`/api/admin/orders/${orderId}/${action}`, {
      method: 'POST',
      body,
      headers: { 'idempotency-key': key },
    });
  }

  return {
    ...admin,
    payments,
    sandbox,
    owner,
    sendMessage,
    readOrder,
    start,
    deliverMessages,
    sendByHand,
    placeHeld: (differences: Partial<OrderPlacement> = {}) =>
      admin.placeAsGuest(makeOrderInput({ payment: 'card', ...differences })),

    /** Both clocks, with all that falls due at the provider on the way. */
    async pass(minutes: number): Promise<void> {
      admin.clock.pass(minutes);
      sandboxClock.advance(minutes * 60_000);
      await sandbox.messages.waitUntilQuiet();
    },

    /** Paid on the provider's page, told by its message, and booked; the reference. */
    async pay(
      placed: PlacedByVisitor,
      money: { channel?: OnlineChannel; amountInKobo?: number } = {},
    ): Promise<string> {
      const reference = await start(placed, money.channel);
      await sandbox.transactions.pay(reference, money);
      await deliverMessages(reference);
      return reference;
    },

    /** What the shop does by itself every minute. */
    async sweep(): Promise<void> {
      await addJob(db, 'expire-orders', {});
      await addJob(db, 'sweep-payments', {});
      await shop.settle();
    },

    async readOrderList(orderId: string): Promise<AdminOrderDetails> {
      return adminOrderDetailsSchema.parse(await (await owner.ask(`/api/admin/orders/${orderId}`)).json());
    },

    /** By the owner's hand; the order as the desk shows it. */
    async settleByHand(...input: Parameters<typeof sendByHand>): Promise<AdminOrderDetails> {
      return adminOrderDetailsSchema.parse(await readSuccess(await sendByHand(...input)));
    },

    listNotified: (orderId: string) => listNotified(db, orderId),
    findWrongSums: () => findWrongSums(db),
  };
}

async function readSuccess(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${answer.status} instead of 200: ${text}`);
  return JSON.parse(text);
}
