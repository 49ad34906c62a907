import { listAlikeOrdersEndpoint } from '../../../../contract/alike-orders.ts';
import { listCustomersEndpoint } from '../../../../contract/customers.ts';
import {
  addOrderNoteEndpoint,
  exportAdminOrdersEndpoint,
  keepLongerEndpoint,
  listAdminOrdersEndpoint,
  moveAdminOrderEndpoint,
  readAdminOrderEndpoint,
  readBoardEndpoint,
} from '../../../../contract/order-admin.ts';
import { stepOrderEndpoint, stepOrdersEndpoint, undoStepEndpoint } from '../../../../contract/order-steps.ts';
import { findCustomersEndpoint, placeAdminOrderEndpoint } from '../../../../contract/taken-order.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import { mayUse } from '../../../../domain/users/roles.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { isId } from '../../../http/id-parameter.ts';
import type { SecurityLog } from '../../../http/security-log.ts';
import { serve } from '../../../http/serve.ts';
import { notifyAdministrators } from '../../../jobs/queue-security-notices.ts';
import { NO_SUCH_ORDER } from '../find-own-order.ts';
import { moveOrder } from '../move-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { findOrder } from '../orders.store.ts';
import type { PlaceOrderParts } from '../placing/place-order.ts';
import { addOrderNote } from './add-order-note.ts';
import { exportAdminOrders } from './export-admin-orders.ts';
import { findCustomers, type ListNotesAbout } from './find-customers.ts';
import { keepLonger } from './keep-longer.ts';
import { listAdminOrders } from './list-admin-orders.ts';
import { listAlikeOrders } from './list-alike-orders.ts';
import { listCustomers } from './list-customers.ts';
import { placeAdminOrder } from './place-admin-order.ts';
import { readBoard } from './read-board.ts';
import { showAdminOrder } from './show-admin-order.ts';
import { stepOrder, stepOrders } from './step-order.ts';
import { undoStep } from './undo-step.ts';

export type AdminRoutesParts = PlaceOrderParts & {
  readonly readClock: () => Date;
  readonly securityLog: Pick<SecurityLog, 'record'>;
  readonly listNotesAbout: ListNotesAbout;
};

export function createAdminRoutes(parts: AdminRoutesParts) {
  const { db, readClock } = parts;

  const showOrder = (id: string, actor: Actor) => showAdminOrder(db, id, actor, readClock());

  async function findAddressed(id: string): Promise<Result<OrderRow>> {
    const order = isId(id) ? await findOrder(db, id) : undefined;
    return order ? accept(order) : NO_SUCH_ORDER;
  }

  return [
    serve(listAdminOrdersEndpoint, async ({ query }) =>
      accept(await listAdminOrders(db, query, readClock())),
    ),

    serve(placeAdminOrderEndpoint, async ({ actor, key, body }) => {
      const placed = await placeAdminOrder(parts, actor, { input: body, key, now: readClock() });
      return placed.ok ? showOrder(placed.whole.order.id, actor) : placed;
    }),

    serve(findCustomersEndpoint, async ({ query }) =>
      accept({ data: await findCustomers(db, parts.listNotesAbout, query.q, readClock()) }),
    ),

    serve(listCustomersEndpoint, async ({ query }) => accept(await listCustomers(db, query))),

    serve(readBoardEndpoint, async ({ query }) => accept(await readBoard(db, query, readClock()))),

    serve(exportAdminOrdersEndpoint, async ({ c, actor: { userId }, query: { sort, ...filters } }) => {
      await parts.securityLog.record(c, { kind: 'export', userId, details: { what: 'orders' } });
      await notifyAdministrators(db, userId, 'people_exported');
      const now = readClock();
      const table = ReadableStream.from(exportAdminOrders(db, filters, sort, now));
      return c.body(table.pipeThrough(new TextEncoderStream()), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="orders-${readLagosDay(now)}.csv"`,
      });
    }),

    serve(stepOrdersEndpoint, async ({ actor, body: { ids, to, reason } }) =>
      accept({ data: await stepOrders(db, actor, ids, { to, reason, readClock }) }),
    ),

    serve(readAdminOrderEndpoint, ({ actor, params }) => showOrder(params.id, actor)),

    serve(listAlikeOrdersEndpoint, async ({ params, query }) => {
      const order = await findAddressed(params.id);
      return order.ok ? accept(await listAlikeOrders(db, order.value, query.by, readClock())) : order;
    }),

    serve(stepOrderEndpoint, async ({ actor, params, body }) => {
      const order = await findAddressed(params.id);
      if (!order.ok) return order;
      const stepped = await stepOrder(db, actor, order.value, { ...body, readClock });
      const shown = await showOrder(params.id, actor);
      // Whoever is refused sees the order as it is now.
      return stepped.ok ? shown : { ...stepped, details: { order: shown.ok ? shown.value : undefined } };
    }),

    serve(undoStepEndpoint, async ({ actor, params, body }) => {
      const order = await findAddressed(params.id);
      if (!order.ok) return order;
      const undone = await undoStep(db, actor, { ...body, orderId: order.value.id }, readClock);
      const shown = await showOrder(params.id, actor);
      return undone.ok ? shown : { ...undone, details: { order: shown.ok ? shown.value : undefined } };
    }),

    serve(moveAdminOrderEndpoint, async ({ actor, params, body }) => {
      const order = await findAddressed(params.id);
      if (!order.ok) return order;
      const maker = { by: 'administrator', actorId: actor.userId } as const;
      const moved = await moveOrder(db, order.value, {
        ...{ slot: body.slot, acceptsLate: body.acceptLate, closing: body.closing },
        acceptsFull: body.acceptFull && mayUse(actor.role, 'administrator'),
        ...{ ...maker, now: readClock() },
      });
      return moved.ok ? showOrder(params.id, actor) : moved;
    }),

    serve(keepLongerEndpoint, async ({ actor, params, body }) => {
      const order = await findAddressed(params.id);
      if (!order.ok) return order;
      const extended = await keepLonger(
        db,
        { ...body, orderId: order.value.id, actorId: actor.userId },
        readClock,
      );
      return extended.ok ? showOrder(params.id, actor) : extended;
    }),

    serve(addOrderNoteEndpoint, async ({ actor, params, body }) => {
      const order = await findAddressed(params.id);
      if (!order.ok) return order;
      await addOrderNote(db, actor, order.value, { ...body, now: readClock() });
      return showOrder(params.id, actor);
    }),
  ];
}
