import { randomUUID } from 'node:crypto';
import {
  type AdminOrderDetails,
  adminOrderDetailsSchema,
  listAdminOrdersEndpoint,
  readBoardEndpoint,
} from '../../contract/order-admin.ts';
import { openOrderAdmin } from './order-admin.ts';
import { makeOrderInput } from './order-inputs.ts';

/** A shop that takes orders, with its owner at the desk. */
export async function openAdmin(options: Parameters<typeof openOrderAdmin>[0] = {}) {
  const orderAdmin = await openOrderAdmin(options);
  const owner = await orderAdmin.shop.signInUser('owner@bakery.example', {
    name: 'Bisi Owner',
    role: 'owner',
  });

  async function readOrder(answer: Response, status: number): Promise<AdminOrderDetails> {
    const text = await answer.text();
    if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${text}`);
    return adminOrderDetailsSchema.parse(JSON.parse(text));
  }
  const ask = async (path: string): Promise<unknown> => (await owner.ask(path)).json();

  return {
    ...orderAdmin,
    owner,
    list: async (query = '') =>
      listAdminOrdersEndpoint.answerSchema.parse(await ask(`/api/admin/orders?${query}`)),
    readBoard: async (query = '') =>
      readBoardEndpoint.answerSchema.parse(await ask(`/api/admin/orders/board?${query}`)),
    read: async (id: string) => readOrder(await owner.ask(`/api/admin/orders/${id}`), 200),
    step: (id: string, body: object) => owner.post(`/api/admin/orders/${id}/steps`, body),
    readOrder,

    /** What the owner writes down while somebody is on the phone. */
    take: (differences: object = {}, key: string = randomUUID(), by = owner) =>
      by.ask('/api/admin/orders', {
        method: 'POST',
        body: { ...makeOrderInput(), origin: 'phone', ...differences },
        headers: { 'idempotency-key': key },
      }),
  };
}
