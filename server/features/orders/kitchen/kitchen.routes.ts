import {
  moveTicketEndpoint,
  readKitchenDayEndpoint,
  readKitchenPaperEndpoint,
} from '../../../../contract/kitchen.ts';
import { accept } from '../../../../domain/refusal.ts';
import { isId } from '../../../http/id-parameter.ts';
import { serve } from '../../../http/serve.ts';
import { NO_SUCH_ORDER } from '../find-own-order.ts';
import { findOrder } from '../orders.store.ts';
import { moveTicket } from './move-ticket.ts';
import { type KitchenParts, readKitchenDay, readPaper, readTicket } from './read-kitchen-day.ts';

export function createKitchenRoutes(parts: KitchenParts) {
  const { db, readClock } = parts;

  const findAddressed = async (id: string) => (isId(id) ? findOrder(db, id) : undefined);

  return [
    serve(readKitchenDayEndpoint, async ({ query }) => accept(await readKitchenDay(parts, query.day))),

    serve(readKitchenPaperEndpoint, async ({ params }) => {
      const order = await findAddressed(params.id);
      const paper = order && (await readPaper(parts, order));
      return paper ? accept(paper) : NO_SUCH_ORDER;
    }),

    serve(moveTicketEndpoint, async ({ actor, params, body }) => {
      const order = await findAddressed(params.id);
      if (!order) return NO_SUCH_ORDER;
      const moved = await moveTicket(db, actor, order, { ...body, now: readClock() });
      const ticket = moved.ok ? await readTicket(parts, moved.value) : undefined;
      if (ticket) return accept(ticket);
      if (moved.ok) return NO_SUCH_ORDER;
      // Whoever is refused sees the ticket as it is now.
      const current = (await findOrder(db, order.id)) ?? order;
      return { ...moved, details: { ticket: (await readTicket(parts, current)) ?? null } };
    }),
  ];
}
