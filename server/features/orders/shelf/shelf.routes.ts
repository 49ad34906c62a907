import {
  listSoldOutEndpoint,
  listSwitchedOnEndpoint,
  markSoldOutEndpoint,
  readShelfEndpoint,
  readShelfTermsEndpoint,
  removeShelfItemEndpoint,
  type SoldOutMark,
  saveShelfDayEndpoint,
  saveShelfItemEndpoint,
  saveShelfTermsEndpoint,
} from '../../../../contract/shelf.ts';
import { type LagosDay, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { addVersion } from '../../../http/edit-version.ts';
import { serve } from '../../../http/serve.ts';
import { readShelfTerms } from '../delivery/delivery-plan.store.ts';
import {
  changeShelfDay,
  markProductSoldOut,
  removeShelfItem,
  saveShelfItem,
  saveShelfTerms,
} from './change-shelf.ts';
import { listSwitchedOn } from './list-switched-on.ts';
import { readShelf } from './read-shelf.ts';
import { listCountedProducts, listSoldOutProducts } from './shelf.store.ts';
import { createStockAlertRoutes, type StockAlertRoutesParts } from './stock-alerts.routes.ts';

export function createShelfRoutes(parts: StockAlertRoutesParts) {
  const { db, readClock } = parts;
  const show = async (done: Result<void>, day?: LagosDay) =>
    done.ok ? accept(await readShelf(db, readClock(), day)) : done;

  const markSoldOut = (actor: Actor, { sizeId, ...mark }: SoldOutMark) =>
    sizeId === undefined
      ? markProductSoldOut(db, actor, mark, readClock)
      : changeShelfDay(db, actor, { changes: [{ ...mark, sizeId }] }, readClock);

  return [
    serve(readShelfTermsEndpoint, async () => accept(addVersion(await readShelfTerms(db)))),

    serve(saveShelfTermsEndpoint, async ({ actor, body: { version, ...terms } }) => {
      const saved = await saveShelfTerms(db, actor, { terms, version });
      return saved.ok ? accept(addVersion(saved.value)) : saved;
    }),

    serve(listSwitchedOnEndpoint, async () => accept({ data: await listSwitchedOn(db) })),

    serve(readShelfEndpoint, async ({ query }) => accept(await readShelf(db, readClock(), query.day))),

    serve(saveShelfDayEndpoint, async ({ actor, body: { day, items } }) =>
      show(await changeShelfDay(db, actor, { day, changes: items }, readClock), day),
    ),

    serve(markSoldOutEndpoint, async ({ actor, body }) => show(await markSoldOut(actor, body))),

    serve(listSoldOutEndpoint, async () =>
      accept({
        data: await listSoldOutProducts(db, readLagosDay(readClock())),
        counted: await listCountedProducts(db),
      }),
    ),

    serve(saveShelfItemEndpoint, async ({ actor, body }) =>
      show(await saveShelfItem(db, actor, body, readClock)),
    ),

    serve(removeShelfItemEndpoint, async ({ actor, body }) =>
      show(await removeShelfItem(db, actor, body, readClock)),
    ),

    ...createStockAlertRoutes(parts),
  ];
}
