import {
  type AdminCustomOrderDetails,
  declineCustomOrderEndpoint,
  endRequestLinkEndpoint,
  listAdminCustomOrdersEndpoint,
  makeQuoteEndpoint,
  markAnsweredEndpoint,
  markUnansweredEndpoint,
  readAdminCustomOrderEndpoint,
  readRequestLinkEndpoint,
  takeRequestEndpoint,
  writeAdminMessageEndpoint,
} from '../../../../contract/custom-order-admin.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { isId } from '../../../http/id-parameter.ts';
import { serve } from '../../../http/serve.ts';
import { askForQuote } from '../ask-for-quote.ts';
import { findCustomOrder } from '../custom-orders.store.ts';
import { NO_SUCH_CUSTOM_ORDER } from '../find-own-custom-order.ts';
import { endRequestLink, makeRequestKey } from '../links/request-links.ts';
import { writeMessage } from '../write-message.ts';
import { declineCustomOrder } from './decline-custom-order.ts';
import { readAdminCustomOrder } from './describe-admin-custom-order.ts';
import type { LookAtDays } from './judge-quote-day.ts';
import { listAdminCustomOrders } from './list-admin-custom-orders.ts';
import { makeQuote } from './make-quote.ts';
import { markAnswered, markUnanswered } from './mark-answered.ts';

export type CustomOrderAdminParts = {
  readonly db: Database;
  readonly lookAtDays: LookAtDays;
  readonly trackingSecret: string;
  readonly readClock: () => Date;
};

/** The owner's side of custom orders. */
export function createCustomOrderAdminRoutes(parts: CustomOrderAdminParts) {
  const { db, readClock, trackingSecret } = parts;

  async function show(id: string): Promise<Result<AdminCustomOrderDetails>> {
    const whole = isId(id) ? await readAdminCustomOrder(parts, id, readClock()) : undefined;
    return whole ? accept(whole) : NO_SUCH_CUSTOM_ORDER;
  }

  /** What is done to one that is there; the answer shows it afterwards. */
  async function change(
    id: string,
    work: (now: Date) => Promise<Result<void>>,
  ): Promise<Result<AdminCustomOrderDetails>> {
    if (!isId(id) || !(await findCustomOrder(db, id))) return NO_SUCH_CUSTOM_ORDER;
    const changed = await work(readClock());
    return changed.ok ? show(id) : changed;
  }

  return [
    serve(listAdminCustomOrdersEndpoint, async ({ query }) =>
      accept(await listAdminCustomOrders(db, query, readClock())),
    ),

    serve(takeRequestEndpoint, async ({ actor: { userId }, key, body }) => {
      const sender = { userId, guestKeyHash: null };
      const wanted = { request: body, key, sender, takenBy: userId, trackingSecret, now: readClock() };
      const taken = await askForQuote(db, wanted);
      return taken.ok ? show(taken.value) : taken;
    }),

    serve(readRequestLinkEndpoint, async ({ params: { id } }) => {
      const row = isId(id) ? await findCustomOrder(db, id) : undefined;
      if (!row) return NO_SUCH_CUSTOM_ORDER;
      return accept({ key: row.linkKeyHash && makeRequestKey(trackingSecret, id) });
    }),

    serve(endRequestLinkEndpoint, async ({ params: { id } }) => {
      const row = isId(id) ? await findCustomOrder(db, id) : undefined;
      if (!row) return NO_SUCH_CUSTOM_ORDER;
      await endRequestLink(db, id, readClock());
      return accept(undefined);
    }),

    serve(readAdminCustomOrderEndpoint, ({ params }) => show(params.id)),

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

    serve(markAnsweredEndpoint, ({ params, body: { version } }) =>
      change(params.id, (now) => markAnswered(db, { customOrderId: params.id, version, now })),
    ),

    serve(markUnansweredEndpoint, ({ params }) =>
      change(params.id, (now) => markUnanswered(db, params.id, now)),
    ),

    serve(writeAdminMessageEndpoint, ({ actor, params, key, body }) => {
      const sender = { userId: actor.userId, guestKeyHash: null };
      const author = { by: 'administrator', sender } as const;
      return change(params.id, (now) =>
        writeMessage(db, { ...body, ...author, customOrderId: params.id, key, now }),
      );
    }),
  ];
}
