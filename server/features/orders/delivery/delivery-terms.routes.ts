import {
  publicTermsSchema,
  readDeliveryTermsEndpoint,
  readPublicTermsEndpoint,
  saveDeliveryTermsEndpoint,
} from '../../../../contract/delivery.ts';
import { accept } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { addVersion } from '../../../http/edit-version.ts';
import { serve } from '../../../http/serve.ts';
import { readDeliveryTerms } from './delivery-plan.store.ts';
import { saveDeliveryTerms } from './save-delivery-terms.ts';

export function createDeliveryTermsRoutes(db: Database) {
  return [
    serve(readPublicTermsEndpoint, async () => {
      const terms = await readDeliveryTerms(db);
      const { mustConfirm, confirmMinutes } = terms.unconfirmed;
      return accept(publicTermsSchema.parse({ ...terms, mustConfirm, confirmMinutes }));
    }),

    serve(readDeliveryTermsEndpoint, async () => accept(addVersion(await readDeliveryTerms(db)))),

    serve(saveDeliveryTermsEndpoint, async ({ actor, body }) => {
      const { version, ...terms } = body;
      const saved = await saveDeliveryTerms(db, actor, terms, version);
      return saved.ok ? accept(addVersion(terms)) : saved;
    }),
  ];
}
