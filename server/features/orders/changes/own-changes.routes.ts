import {
  acceptChangeRequestEndpoint,
  askForChangeEndpoint,
  changeOwnOrderEndpoint,
  completeChangeRequestEndpoint,
  declineChangeRequestEndpoint,
  previewRequestedChangeEndpoint,
  withdrawChangeRequestEndpoint,
} from '../../../../contract/own-changes.ts';
import { accept } from '../../../../domain/refusal.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { isId } from '../../../http/id-parameter.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { serve } from '../../../http/serve.ts';
import { showAdminOrder } from '../admin/show-admin-order.ts';
import { describeOrder } from '../describe-order.ts';
import { findOwnOrder, NO_SUCH_ORDER } from '../find-own-order.ts';
import { countOwnChange } from '../order-limits.ts';
import { findOrder, findWholeOrder } from '../orders.store.ts';
import type { ChangeParts } from './change-order.ts';
import { changeOwnOrder } from './change-own-order.ts';
import {
  acceptRequest,
  answerRequest,
  askForChange,
  previewRequest,
  withdrawRequest,
} from './change-requests.ts';

type OwnChangeRoutesParts = ChangeParts & {
  readonly rateLimiter: RateLimiter;
  readonly readClock: () => Date;
};

/** What customers change themselves or ask for, and what staff say to it. */
export function createOwnChangeRoutes(parts: OwnChangeRoutesParts) {
  const { db, readClock, rateLimiter } = parts;
  const isThere = async (id: string) => isId(id) && (await findOrder(db, id)) !== undefined;
  const show = async (id: string) => {
    const whole = await findWholeOrder(db, id);
    return whole ? accept(describeOrder(whole, readClock())) : NO_SUCH_ORDER;
  };
  /** Whose order it is, unless too much was asked of it. */
  const open = async (call: Parameters<typeof findOwnOrder>[1]) => {
    const own = await findOwnOrder(db, call);
    if (!own.ok) return own;
    const attempts = countOwnChange(own.value.id, call.c.get('clientAddress'));
    return (await rateLimiter.refuse(call.c, attempts)) ?? own;
  };
  const byStaff = (orderId: string, actorId: string) =>
    ({ orderId, maker: { by: 'administrator', actorId }, readClock }) as const;
  const answerAs = async (actor: Actor, answered: Parameters<typeof answerRequest>[1]) => {
    if (!(await isThere(answered.orderId))) return NO_SUCH_ORDER;
    const made = await answerRequest(parts, answered, { actorId: actor.userId, readClock });
    return made.ok ? showAdminOrder(db, answered.orderId, actor, readClock()) : made;
  };

  return [
    serve(changeOwnOrderEndpoint, async (call) => {
      const own = await open(call);
      if (own instanceof Response || !own.ok) return own;
      const wanted = {
        orderId: own.value.id,
        input: call.body,
        userId: call.actor?.userId ?? null,
        readClock,
      };
      const made = await changeOwnOrder(parts, wanted);
      return made.ok ? show(own.value.id) : made;
    }),

    serve(askForChangeEndpoint, async (call) => {
      const own = await open(call);
      if (own instanceof Response || !own.ok) return own;
      const asker = { userId: call.actor?.userId ?? null, readClock };
      const asked = await askForChange(parts, own.value.id, call.body, asker);
      return asked.ok ? show(own.value.id) : asked;
    }),

    serve(withdrawChangeRequestEndpoint, async (call) => {
      const own = await open(call);
      if (own instanceof Response || !own.ok) return own;
      const asker = { userId: call.actor?.userId ?? null, readClock };
      const withdrawn = await withdrawRequest(parts, own.value.id, asker);
      return withdrawn.ok ? show(own.value.id) : withdrawn;
    }),

    serve(previewRequestedChangeEndpoint, async ({ params, actor }) => {
      if (!(await isThere(params.id))) return NO_SUCH_ORDER;
      return accept(await previewRequest(parts, byStaff(params.id, actor.userId)));
    }),

    serve(acceptChangeRequestEndpoint, async ({ params, actor, body }) => {
      if (!(await isThere(params.id))) return NO_SUCH_ORDER;
      const made = await acceptRequest(parts, byStaff(params.id, actor.userId), body);
      return made.ok ? showAdminOrder(db, params.id, actor, readClock()) : made;
    }),

    serve(completeChangeRequestEndpoint, ({ params, actor, body }) =>
      answerAs(actor, { ...body, orderId: params.id, status: 'accepted' }),
    ),

    serve(declineChangeRequestEndpoint, ({ params, actor, body: { requestId, reason: answer } }) =>
      answerAs(actor, { orderId: params.id, requestId, status: 'declined', answer }),
    ),
  ];
}
