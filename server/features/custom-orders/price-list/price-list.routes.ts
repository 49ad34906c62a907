import {
  describePriceList,
  readPriceListEndpoint,
  savePriceListEndpoint,
} from '../../../../contract/designer.ts';
import { accept } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { serve } from '../../../http/serve.ts';
import { readPriceList } from './price-list.store.ts';
import { savePriceList } from './save-price-list.ts';

export function createPriceListRoutes(db: Database) {
  return [
    serve(readPriceListEndpoint, async () => accept(describePriceList(await readPriceList(db)))),

    serve(savePriceListEndpoint, async ({ actor, body }) => {
      const saved = await savePriceList(db, body, actor.userId);
      return saved.ok ? accept(saved.list) : saved;
    }),
  ];
}
