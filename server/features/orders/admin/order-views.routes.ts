import {
  listOrderViewsEndpoint,
  removeOrderViewEndpoint,
  saveOrderViewEndpoint,
} from '../../../../contract/order-views.ts';
import { accept, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { isId } from '../../../http/id-parameter.ts';
import { serve } from '../../../http/serve.ts';
import { deleteView, listViews } from './order-views.store.ts';
import { saveOrderView } from './save-order-view.ts';

const NO_SUCH_VIEW = refuse('not_found', 'no_such_view', 'We can’t find this view.');

/** Everybody's own: another administrator's views are not there at all. */
export function createOrderViewRoutes(db: Database) {
  return [
    serve(listOrderViewsEndpoint, async ({ actor }) => accept({ data: await listViews(db, actor.userId) })),

    serve(saveOrderViewEndpoint, ({ actor, body }) => saveOrderView(db, actor, body)),

    serve(removeOrderViewEndpoint, async ({ actor, params }) => {
      const isRemoved = isId(params.id) && (await deleteView(db, actor.userId, params.id));
      return isRemoved ? accept(undefined) : NO_SUCH_VIEW;
    }),
  ];
}
