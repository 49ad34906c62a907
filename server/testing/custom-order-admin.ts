import { randomUUID } from 'node:crypto';
import {
  type AdminCustomOrderDetails,
  adminCustomOrderDetailsSchema,
  type NewQuote,
} from '../../contract/custom-order-admin.ts';
import {
  type CustomOrder,
  type CustomRequest,
  customOrderSchema,
  type QuoteAcceptance,
} from '../../contract/custom-orders.ts';
import { type Order, placedOrderSchema } from '../../contract/orders.ts';
import { DEFAULT_DESIGN } from '../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../domain/custom-orders/link/design-text.ts';
import { orders } from '../database/schema/orders.ts';
import { findCustomOrder } from '../features/custom-orders/custom-orders.store.ts';
import { addJob } from '../jobs/add-job.ts';
import { FRIDAY, makeOrderInput } from './order-inputs.ts';
import { openPaymentAdmin, type PaymentAdminOptions } from './payment-admin.ts';
import { publishProducts } from './publish-products.ts';
import type { Visitor } from './visitor.ts';

export const DESIGN = writeDesignText(DEFAULT_DESIGN);

export function makeCustomRequest(differences: Partial<CustomRequest> = {}): CustomRequest {
  return {
    productId: 'custom-cake',
    design: DESIGN,
    instructions: 'With a little sugar drum on top',
    pictures: [],
    wantedDay: FRIDAY,
    budget: 120_000,
    phone: '08031234567',
    email: '',
    ...differences,
  };
}

/** Two lines, ₦90,000 in all, for Friday of the tests' week. It holds until Wednesday noon. */
export function makeNewQuote(differences: Partial<NewQuote> = {}): NewQuote {
  return {
    lines: [
      { words: 'The cake', amount: 80_000 },
      { words: 'A sugar drum', amount: 10_000 },
    ],
    deposit: 45_000,
    workUnits: 8,
    day: FRIDAY,
    expiresAt: '2026-11-18T11:00:00.000Z',
    note: 'The drum is made by hand.',
    ...differences,
  };
}

/** Checkout for the quote above, brought to Lekki. */
export function makeAcceptance(differences: Partial<QuoteAcceptance> = {}): QuoteAcceptance {
  const { lines: _, ...request } = makeOrderInput({ payment: 'card', expectedTotal: 93_000 });
  return { ...request, quoteVersion: 1, ...differences };
}

export type CustomOrderAdmin = Awaited<ReturnType<typeof openCustomOrderAdmin>>;

/** A shop with a cake to be designed, its owner, and Ada who asks for one. The clock stands at Monday noon. */
export async function openCustomOrderAdmin(options: PaymentAdminOptions = {}) {
  const admin = await openPaymentAdmin(options);
  const { shop, owner } = admin;
  await publishProducts(admin.db, ['custom-cake'], { name: 'Custom Cake', isCustom: true, workUnits: 1 });
  const ada = await shop.signInUser('ada@bakery.example');

  const sendQuote = (id: string, quote: unknown) =>
    owner.post(`/api/admin/custom-orders/${id}/quotes`, quote);
  const sendAcceptance = (
    id: string,
    acceptance: unknown,
    key: string = randomUUID(),
    visitor: Visitor = ada,
  ) =>
    visitor.ask(`/api/custom-orders/${id}/accept`, {
      method: 'POST',
      body: acceptance,
      headers: { 'idempotency-key': key },
    });

  const sendWords = (
    visitor: Pick<Visitor, 'ask'>,
    path: string,
    message: unknown,
    key: string = randomUUID(),
  ) =>
    visitor.ask(`${path}/messages`, {
      method: 'POST',
      body: message,
      headers: { 'idempotency-key': key },
    });

  return {
    ...admin,
    ada,
    /** Ada's words, or those of whoever tries. */
    write: (id: string, message: unknown, key?: string, visitor: Pick<Visitor, 'ask'> = ada) =>
      sendWords(visitor, `/api/custom-orders/${id}`, message, key),
    /** The bakery's words. */
    answer: (id: string, message: unknown, key?: string, visitor: Pick<Visitor, 'ask'> = owner) =>
      sendWords(visitor, `/api/admin/custom-orders/${id}`, message, key),
    sendRequest: sendCustomRequest,
    sendQuote,
    sendAcceptance,

    async ask(differences: Partial<CustomRequest> = {}): Promise<CustomOrder> {
      return customOrderSchema.parse(
        await readAnswer(await sendCustomRequest(ada, makeCustomRequest(differences)), 201),
      );
    },
    async quote(id: string, differences: Partial<NewQuote> = {}): Promise<AdminCustomOrderDetails> {
      const answer = await sendQuote(id, makeNewQuote(differences));
      return adminCustomOrderDetailsSchema.parse(await readAnswer(answer, 200));
    },
    async accept(id: string, differences: Partial<QuoteAcceptance> = {}): Promise<Order> {
      const answer = await sendAcceptance(id, makeAcceptance(differences));
      return placedOrderSchema.parse(await readAnswer(answer, 201)).order;
    },
    async read(id: string): Promise<CustomOrder> {
      return customOrderSchema.parse(await readAnswer(await ada.ask(`/api/custom-orders/${id}`), 200));
    },
    /** What the row itself says, before anybody looks. */
    async readStatusRow(id: string): Promise<string | undefined> {
      return (await findCustomOrder(admin.db, id))?.status;
    },
    countOrders: () => admin.db.$count(orders),
    async settleByJob(): Promise<void> {
      await addJob(admin.db, 'settle-custom-orders', {});
      await shop.settle();
    },
    async readForAdmin(id: string): Promise<AdminCustomOrderDetails> {
      const answer = await owner.ask(`/api/admin/custom-orders/${id}`);
      return adminCustomOrderDetailsSchema.parse(await readAnswer(answer, 200));
    },
  };
}

export function sendCustomRequest(
  visitor: Pick<Visitor, 'ask'>,
  request: unknown,
  key: string = randomUUID(),
): Promise<Response> {
  return visitor.ask('/api/custom-orders', {
    method: 'POST',
    body: request,
    headers: { 'idempotency-key': key },
  });
}

/** What a refusal comes to: its status and code. */
export async function readCode(answer: Response): Promise<readonly [number, string]> {
  const { code } = (await answer.json()) as { code: string };
  return [answer.status, code];
}

async function readAnswer(answer: Response, status: number): Promise<unknown> {
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${text}`);
  return JSON.parse(text);
}
