import { Hono } from 'hono';
import {
  publishBrandEndpoint,
  readBrandEndpoint,
  undoBrandEndpoint,
  type VersionedBrand,
} from '../../../../contract/brand.ts';
import { accept, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { toResponse } from '../../../http/cached-answer.ts';
import { addVersion } from '../../../http/edit-version.ts';
import { respondRefusal } from '../../../http/refusal-response.ts';
import { serve } from '../../../http/serve.ts';
import { type BrandDocument, findBrand } from './brand.store.ts';
import type { BrandFiles } from './brand-files.ts';
import { publishBrand, undoBrand } from './publish-brand.ts';

export function createBrandRoutes({ db }: { readonly db: Database }) {
  return [
    serve(readBrandEndpoint, async () => accept(describeBrand(await findBrand(db)))),

    serve(publishBrandEndpoint, async ({ actor, body }) => {
      const { version, ...brand } = body;
      const published = await publishBrand(db, { actor, brand, version });
      if (published.ok) return accept(describeBrand(published.value));
      if (!('details' in published)) return published;
      const current = describeBrand(await findBrand(db));
      return { ...published, details: { current } };
    }),

    serve(undoBrandEndpoint, async ({ actor }) => {
      const undone = await undoBrand(db, actor);
      return undone.ok ? accept(describeBrand(undone.value)) : undone;
    }),
  ];
}

function describeBrand({ published, previous }: BrandDocument): VersionedBrand {
  return { ...addVersion(published), canUndo: previous !== null };
}

const NO_SUCH_FILE = refuse('not_found', 'no_such_file', 'We can’t find this file.').refusal;

/** What is known under its own address is sent before it comes here: this is for a page that is a moment older or newer than this node. */
export function createBrandFileRoutes({ brandFiles }: { readonly brandFiles: BrandFiles }) {
  return new Hono<AppEnvironment>().get('/:mark/:name', (c) => {
    const answer = brandFiles.find(c.req.path) ?? brandFiles.findCurrent(c.req.param('name'));
    return answer ? toResponse(answer, c.req.raw) : respondRefusal(c, NO_SUCH_FILE);
  });
}
