import {
  changeOrderEndpoint,
  listOrderChangesEndpoint,
  previewChangeEndpoint,
} from '../../../../contract/order-changes.ts';
import { accept } from '../../../../domain/refusal.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { isId } from '../../../http/id-parameter.ts';
import { serve } from '../../../http/serve.ts';
import { showAdminOrder } from '../admin/show-admin-order.ts';
import { NO_SUCH_ORDER } from '../find-own-order.ts';
import { findOrder } from '../orders.store.ts';
import { type ChangeParts, changeOrder, previewChange } from './change-order.ts';
import { listChanges } from './changes.store.ts';
import type { ChangeMaker } from './write-change.ts';

const makeStaff = ({ userId }: Actor): ChangeMaker => ({ by: 'administrator', actorId: userId });

export function createChangeRoutes(parts: ChangeParts & { readonly readClock: () => Date }) {
  const { db, readClock } = parts;
  const isThere = async (id: string) => isId(id) && (await findOrder(db, id)) !== undefined;
  return [
    serve(previewChangeEndpoint, async ({ actor, params, body }) => {
      if (!(await isThere(params.id))) return NO_SUCH_ORDER;
      const made = await previewChange(parts, {
        orderId: params.id,
        input: body,
        maker: makeStaff(actor),
        readClock,
      });
      return made.ok ? accept(made.preview) : made;
    }),

    serve(changeOrderEndpoint, async ({ actor, params, body }) => {
      if (!(await isThere(params.id))) return NO_SUCH_ORDER;
      const { reason, expectedTotal, answersRequest, ...input } = body;
      const wanted = { orderId: params.id, input, maker: makeStaff(actor), readClock };
      const made = await changeOrder(parts, wanted, { reason, expectedTotal, answersRequest });
      return made.ok ? showAdminOrder(db, params.id, actor, readClock()) : made;
    }),

    serve(listOrderChangesEndpoint, async ({ params }) => {
      if (!(await isThere(params.id))) return NO_SUCH_ORDER;
      return accept({ data: await listChanges(db, params.id) });
    }),
  ];
}
