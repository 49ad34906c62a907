import { randomUUID } from 'node:crypto';
import {
  listDeskOrdersEndpoint,
  readBoardEndpoint,
  type WholeDeskOrder,
  wholeDeskOrderSchema,
} from '../../contract/order-admin.ts';
import { openOrderDesk } from './order-desk.ts';
import { makeWish } from './order-wishes.ts';

/** A shop that takes orders, with its owner at the desk. */
export async function openDesk(options: Parameters<typeof openOrderDesk>[0] = {}) {
  const orderDesk = await openOrderDesk(options);
  const owner = await orderDesk.shop.signInUser('owner@bakery.example', {
    name: 'Bisi Owner',
    isAdmin: true,
  });

  async function readOrder(answer: Response, status: number): Promise<WholeDeskOrder> {
    const text = await answer.text();
    if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${text}`);
    return wholeDeskOrderSchema.parse(JSON.parse(text));
  }
  const ask = async (path: string): Promise<unknown> => (await owner.ask(path)).json();

  return {
    ...orderDesk,
    owner,
    list: async (query = '') =>
      listDeskOrdersEndpoint.answerSchema.parse(await ask(`/api/admin/orders?${query}`)),
    readBoard: async (query = '') =>
      readBoardEndpoint.answerSchema.parse(await ask(`/api/admin/orders/board?${query}`)),
    read: async (id: string) => readOrder(await owner.ask(`/api/admin/orders/${id}`), 200),
    step: (id: string, body: object) => owner.post(`/api/admin/orders/${id}/steps`, body),
    readOrder,

    /** What the owner writes down while somebody is on the phone. */
    take: (differences: object = {}, key: string = randomUUID(), by = owner) =>
      by.ask('/api/admin/orders', {
        method: 'POST',
        body: { ...makeWish(), origin: 'phone', ...differences },
        headers: { 'idempotency-key': key },
      }),
  };
}
