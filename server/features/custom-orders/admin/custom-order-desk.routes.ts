import {
  declineCustomOrderEndpoint,
  listDeskCustomOrdersEndpoint,
  makeQuoteEndpoint,
  readDeskCustomOrderEndpoint,
  type WholeDeskCustomOrder,
  writeDeskMessageEndpoint,
} from '../../../../contract/custom-order-admin.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { isId } from '../../../http/id-parameter.ts';
import { serve } from '../../../http/serve.ts';
import { findCustomOrder } from '../custom-orders.store.ts';
import { NO_SUCH_CUSTOM_ORDER } from '../find-own-custom-order.ts';
import { writeMessage } from '../write-message.ts';
import { declineCustomOrder } from './decline-custom-order.ts';
import { readDeskCustomOrder } from './describe-desk-custom-order.ts';
import type { LookAtDays } from './judge-quote-day.ts';
import { listDeskCustomOrders } from './list-desk-custom-orders.ts';
import { makeQuote } from './make-quote.ts';

export type CustomOrderDeskParts = {
  readonly db: Database;
  readonly lookAtDays: LookAtDays;
  readonly readClock: () => Date;
};

/** The owner's side of custom orders. */
export function createCustomOrderDeskRoutes(parts: CustomOrderDeskParts) {
  const { db, readClock } = parts;

  async function show(id: string): Promise<Result<WholeDeskCustomOrder>> {
    const whole = isId(id) ? await readDeskCustomOrder(parts, id, readClock()) : undefined;
    return whole ? accept(whole) : NO_SUCH_CUSTOM_ORDER;
  }

  /** What is done to one that is there; the answer shows it afterwards. */
  async function change(
    id: string,
    work: (now: Date) => Promise<Result<void>>,
  ): Promise<Result<WholeDeskCustomOrder>> {
    if (!isId(id) || !(await findCustomOrder(db, id))) return NO_SUCH_CUSTOM_ORDER;
    const changed = await work(readClock());
    return changed.ok ? show(id) : changed;
  }

  return [
    serve(listDeskCustomOrdersEndpoint, async ({ query }) =>
      accept(await listDeskCustomOrders(db, query, readClock())),
    ),

    serve(readDeskCustomOrderEndpoint, ({ params }) => show(params.id)),

    serve(makeQuoteEndpoint, ({ actor, params, body }) =>
      change(params.id, (now) =>
        makeQuote(parts, { customOrderId: params.id, quote: body, actorId: actor.userId, now }),
      ),
    ),

    serve(declineCustomOrderEndpoint, ({ actor, params, body: { reason } }) =>
      change(params.id, (now) =>
        declineCustomOrder(db, { customOrderId: params.id, reason, actorId: actor.userId, now }),
      ),
    ),

    serve(writeDeskMessageEndpoint, ({ actor, params, key, body }) => {
      const author = { by: 'administrator', authorId: actor.userId } as const;
      return change(params.id, (now) =>
        writeMessage(db, { ...body, ...author, customOrderId: params.id, key, now }),
      );
    }),
  ];
}
