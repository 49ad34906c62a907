import { Hono } from 'hono';
import { moveTicketEndpoint, readKitchenDayEndpoint } from '../../../../contract/kitchen.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { requireActor } from '../../../http/authentication.ts';
import { readIdParameter } from '../../../http/id-parameter.ts';
import { readJson, readQuery } from '../../../http/read-json.ts';
import { respondRefusal, respondWithDetails } from '../../../http/refusal-response.ts';
import { NO_SUCH_ORDER } from '../find-own-order.ts';
import { findOrder } from '../orders.store.ts';
import { moveTicket } from './move-ticket.ts';
import { type KitchenParts, readKitchenDay, readPaper, readTicket } from './read-kitchen-day.ts';

export function createKitchenRoutes(parts: KitchenParts) {
  const { db, readClock } = parts;

  return new Hono<AppEnvironment>()
    .get('/', async (c) => {
      const query = readQuery(c, readKitchenDayEndpoint.querySchema);
      if (!query.ok) return respondRefusal(c, query.refusal);
      return c.json(await readKitchenDay(parts, query.value.day));
    })

    .get('/:id', async (c) => {
      const id = readIdParameter(c);
      const order = id === undefined ? undefined : await findOrder(db, id);
      const paper = order && (await readPaper(parts, order));
      return paper ? c.json(paper) : respondRefusal(c, NO_SUCH_ORDER);
    })

    .post('/:id/stage', async (c) => {
      const body = await readJson(c, moveTicketEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const id = readIdParameter(c);
      const order = id === undefined ? undefined : await findOrder(db, id);
      if (!order) return respondRefusal(c, NO_SUCH_ORDER);
      const moved = await moveTicket(db, requireActor(c), order, { ...body.value, now: readClock() });
      if (moved.ok) return c.json(await readTicket(parts, moved.value));
      // Whoever is refused sees the ticket as it is now.
      const current = (await findOrder(db, order.id)) ?? order;
      return respondWithDetails(c, moved.refusal, { ticket: (await readTicket(parts, current)) ?? null });
    });
}
