import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { type WholeDeskOrder, wholeDeskOrderSchema } from '../../contract/order-desk.ts';
import { type Order, type OrderPlacement, orderSchema } from '../../contract/orders.ts';
import { PAYSTACK_WEBHOOK_PATH, startPaymentEndpoint } from '../../contract/payments.ts';
import type { OnlineChannel } from '../../domain/payments/ways.ts';
import { createPaystackPayments } from '../adapters/payments/paystack.ts';
import type { SealedMessage } from '../paystack-sandbox/post-message.ts';
import { servePaystackSandbox } from '../paystack-sandbox/serve-sandbox.ts';
import { createHandClock } from '../paystack-sandbox/testing/hand-clock.ts';
import { MONDAY_NOON, openOrderDesk } from './order-desk.ts';
import { makeWish } from './order-wishes.ts';
import type { Visitor } from './visitor.ts';

const SECRET_KEY = 'sk_test_ofthesetests0123456789';

export type PaymentDesk = Awaited<ReturnType<typeof openPaymentDesk>>;

/** A shop that is paid over the sandbox, spoken to over HTTP by the adapter of production; one clock for both, held by the test. */
export async function openPaymentDesk() {
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
  const desk = await openOrderDesk({ payments: createPaystackPayments({ url, secretKey: SECRET_KEY }) });
  const { shop } = desk;

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

  async function readOrder({ visitor, order }: { visitor: Visitor; order: Pick<Order, 'id'> }) {
    return orderSchema.parse(await (await visitor.ask(`/api/orders/${order.id}`)).json());
  }

  return {
    ...desk,
    sandbox,
    owner,
    sendMessage,
    readOrder,
    placeHeld: (differences: Partial<OrderPlacement> = {}) =>
      desk.placeAsGuest(makeWish({ payment: 'card', ...differences })),

    /** Both clocks, with all that falls due at the provider on the way. */
    async pass(minutes: number): Promise<void> {
      desk.clock.pass(minutes);
      sandboxClock.advance(minutes * 60_000);
      await sandbox.messages.waitUntilQuiet();
    },

    /** To the payment page; the reference of the visit. */
    async start(placed: { visitor: Visitor; order: Pick<Order, 'id'> }, channel: OnlineChannel = 'card') {
      const answer = await placed.visitor.post(`/api/orders/${placed.order.id}/payments`, { channel });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${answer.status} instead of 200: ${text}`);
      return startPaymentEndpoint.answerSchema.parse(JSON.parse(text)).reference;
    },

    /** The provider's messages about a payment that have not been brought, in their order. */
    async deliverMessages(reference: string): Promise<void> {
      for (const { id, status } of sandbox.messages.list(reference)) {
        if (status === 'held') await sandbox.messages.deliver(id);
      }
    },

    /** By the owner's hand; the order as the desk shows it. */
    async settleByHand(
      orderId: string,
      action: 'payments' | 'refunds' | 'adjustments',
      body: object,
      key: string = randomUUID(),
    ): Promise<WholeDeskOrder> {
      const answer = await owner.ask(`/api/admin/orders/${orderId}/${action}`, {
        method: 'POST',
        body,
        headers: { 'idempotency-key': key },
      });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${answer.status} instead of 200: ${text}`);
      return wholeDeskOrderSchema.parse(JSON.parse(text));
    },
  };
}
