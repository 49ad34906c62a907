import {
  listCounterSalesEndpoint,
  makeCounterSaleEndpoint,
  readCounterEndpoint,
  takeBackCounterSaleEndpoint,
} from '../../../../contract/counter-sale.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { accept } from '../../../../domain/refusal.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { isId } from '../../../http/id-parameter.ts';
import { serve } from '../../../http/serve.ts';
import { NO_SUCH_ORDER } from '../find-own-order.ts';
import { listCounterSales, showCounterSale } from './describe-sales.ts';
import { type CounterParts, findCounterSale, makeCounterSale } from './make-counter-sale.ts';
import { readCounter } from './read-counter.ts';
import { takeBackSale } from './take-back-sale.ts';

export function createCounterSaleRoutes(parts: CounterParts) {
  const { db, readClock } = parts;
  const show = async (id: string, actor: Actor) =>
    accept(await showCounterSale(db, id, { actor, now: readClock() }));

  return [
    serve(readCounterEndpoint, async ({ query }) => accept(await readCounter(db, query, readClock()))),

    serve(listCounterSalesEndpoint, async ({ actor }) => {
      const now = readClock();
      return accept({ data: await listCounterSales(db, readLagosDay(now), { actor, now }) });
    }),

    serve(makeCounterSaleEndpoint, async ({ actor, key, body }) => {
      const made = await makeCounterSale(parts, { input: body, key, actor });
      return made.ok ? show(made.value, actor) : made;
    }),

    serve(takeBackCounterSaleEndpoint, async ({ actor, params, body }) => {
      const sale = isId(params.id) ? await findCounterSale(db, params.id) : undefined;
      if (!sale) return NO_SUCH_ORDER;
      const taken = await takeBackSale(db, { orderId: sale.id, reason: body.reason, actor }, readClock);
      return taken.ok ? show(sale.id, actor) : taken;
    }),
  ];
}
