import {
  assignRiderEndpoint,
  listDeliveriesEndpoint,
  stepDeliveryEndpoint,
} from '../../../../contract/deliveries.ts';
import { addDays, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { accept } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { isId } from '../../../http/id-parameter.ts';
import { serve } from '../../../http/serve.ts';
import { showAdminOrder } from '../admin/show-admin-order.ts';
import { stepOrder } from '../admin/step-order.ts';
import { NO_SUCH_ORDER } from '../find-own-order.ts';
import { findOrder } from '../orders.store.ts';
import { assignRider } from './assign-rider.ts';
import { findDeliveryRow, listDeliveryRows, listRiders } from './deliveries.store.ts';
import { describeDelivery } from './describe-delivery.ts';

/** Yesterday's may still be on the way; whom somebody brought a cake to before that is none of theirs any longer. */
const RIDER_LOOKS_BACK_DAYS = 1;

type DeliveryParts = { readonly db: Database; readonly readClock: () => Date };

export function createDeliveryRoutes({ db, readClock }: DeliveryParts) {
  /** A rider has only what was given to them: to anybody else's they are a stranger. */
  async function findOwn({ userId, role }: Actor, id: string) {
    const row = isId(id) ? await findDeliveryRow(db, id) : undefined;
    return row && (role !== 'rider' || row.order.riderId === userId) ? row : undefined;
  }

  return [
    serve(listDeliveriesEndpoint, async ({ actor, query }) => {
      const now = readClock();
      const today = readLagosDay(now);
      const day = query.day ?? today;
      const isRider = actor.role === 'rider';
      const isPast = isRider && day < addDays(today, -RIDER_LOOKS_BACK_DAYS);
      const rows = isPast ? [] : await listDeliveryRows(db, day, isRider ? actor.userId : undefined);
      return accept({
        day,
        today,
        data: rows.map((row) => describeDelivery(row, now)),
        riders: isRider ? [] : await listRiders(db),
      });
    }),

    serve(assignRiderEndpoint, async ({ actor, params, body }) => {
      const order = isId(params.id) ? await findOrder(db, params.id) : undefined;
      if (!order) return NO_SUCH_ORDER;
      const assigned = await assignRider(db, actor, order, { ...body, now: readClock() });
      return assigned.ok ? showAdminOrder(db, params.id, actor, readClock()) : assigned;
    }),

    serve(stepDeliveryEndpoint, async ({ actor, params, body }) => {
      const row = await findOwn(actor, params.id);
      if (!row) return NO_SUCH_ORDER;
      const taken = body.to === 'delivered' ? body.payment : undefined;
      const stepped = await stepOrder(db, actor, row.order, {
        to: body.to,
        version: body.version,
        readClock,
        ...(body.to === 'delivery_failed' && { reason: body.reason }),
        ...(body.to === 'delivered' && {
          payment: taken ? { decision: 'paid', ...taken } : { decision: 'not_yet' },
        }),
      });
      if (!stepped.ok) return stepped;
      const changed = (await findDeliveryRow(db, row.order.id)) ?? row;
      return accept(describeDelivery(changed, readClock()));
    }),
  ];
}
