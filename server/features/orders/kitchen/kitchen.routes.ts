import {
  type KitchenPaper,
  type KitchenTicket,
  moveTicketEndpoint,
  readKitchenDayEndpoint,
  readKitchenPaperEndpoint,
} from '../../../../contract/kitchen.ts';
import { seeChangesEndpoint } from '../../../../contract/order-changes.ts';
import { accept } from '../../../../domain/refusal.ts';
import { mayUse } from '../../../../domain/users/roles.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { isId } from '../../../http/id-parameter.ts';
import { serve } from '../../../http/serve.ts';
import { markSeen } from '../changes/changes.store.ts';
import { NO_SUCH_ORDER } from '../find-own-order.ts';
import { findOrder } from '../orders.store.ts';
import { moveTicket } from './move-ticket.ts';
import { type KitchenParts, readKitchenDay, readPaper, readTicket } from './read-kitchen-day.ts';

export function createKitchenRoutes(parts: KitchenParts) {
  const { db, readClock } = parts;

  const findAddressed = async (id: string) => (isId(id) ? findOrder(db, id) : undefined);

  return [
    serve(readKitchenDayEndpoint, async ({ actor, query }) => {
      const day = await readKitchenDay(parts, query.day);
      return accept({ ...day, tickets: day.tickets.map((ticket) => showTo(actor, ticket)) });
    }),

    serve(readKitchenPaperEndpoint, async ({ actor, params }) => {
      const order = await findAddressed(params.id);
      const paper = order && (await readPaper(parts, order));
      return paper ? accept(showTo(actor, paper)) : NO_SUCH_ORDER;
    }),

    serve(seeChangesEndpoint, async ({ actor, params, body }) => {
      const order = await findAddressed(params.id);
      if (!order) return NO_SUCH_ORDER;
      await markSeen(db, { orderId: order.id, ids: body.ids, by: actor.userId, now: readClock() });
      const ticket = await readTicket(parts, order);
      return ticket ? accept(showTo(actor, ticket)) : NO_SUCH_ORDER;
    }),

    serve(moveTicketEndpoint, async ({ actor, params, body }) => {
      const order = await findAddressed(params.id);
      if (!order) return NO_SUCH_ORDER;
      const moved = await moveTicket(db, actor, order, { ...body, now: readClock() });
      const ticket = moved.ok ? await readTicket(parts, moved.value) : undefined;
      if (ticket) return accept(showTo(actor, ticket));
      if (moved.ok) return NO_SUCH_ORDER;
      // Whoever is refused sees the ticket as it is now.
      const current = (await findOrder(db, order.id)) ?? order;
      const shown = await readTicket(parts, current);
      return { ...moved, details: { ticket: shown ? showTo(actor, shown) : null } };
    }),
  ];
}

/** Whoever only bakes needs to know neither whom a cake is for nor what is due for it. */
function showTo<Shown extends KitchenPaper & Partial<KitchenTicket>>({ role }: Actor, shown: Shown): Shown {
  if (mayUse(role, 'desk')) return shown;
  const { customerName, recipient, due, hasDeposit, ...made } = shown;
  return made as Shown;
}
