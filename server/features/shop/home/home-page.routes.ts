import { readHomePageEndpoint, saveHomePageEndpoint } from '../../../../contract/home-page.ts';
import { accept } from '../../../../domain/refusal.ts';
import { DEFAULT_HOME_PAGE } from '../../../../domain/shop/home/home-page.ts';
import type { Database } from '../../../database/database.ts';
import { addVersion } from '../../../http/edit-version.ts';
import { serve } from '../../../http/serve.ts';
import { findHomePage } from './home-page.store.ts';
import { saveHomePage } from './save-home-page.ts';

export function createHomePageRoutes({ db }: { readonly db: Database }) {
  return [
    serve(readHomePageEndpoint, async () =>
      accept(addVersion((await findHomePage(db)) ?? DEFAULT_HOME_PAGE)),
    ),

    serve(saveHomePageEndpoint, async ({ actor, body }) => {
      const { version, ...page } = body;
      const saved = await saveHomePage(db, { actor, page, version });
      return saved.ok ? accept(addVersion(saved.value)) : saved;
    }),
  ];
}
