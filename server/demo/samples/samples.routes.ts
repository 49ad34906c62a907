import { addSamplesEndpoint, listSamplesEndpoint, removeSamplesEndpoint } from '../../../contract/samples.ts';
import { accept } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import type { FilePort } from '../../ports/files.ts';
import { addSamples } from './add-samples.ts';
import { removeSamples } from './remove-samples.ts';
import { countSamples } from './sample-counts.ts';
import { listStarterBakes } from './starter-list.ts';

type SampleParts = { readonly db: Database; readonly files: FilePort; readonly readClock: () => Date };

/** Of every shop, also one that never was a demo: it may begin with some of its bakes. */
export function createSampleRoutes(parts: SampleParts) {
  return [
    serve(listSamplesEndpoint, async () =>
      accept({ bakes: [...(await listStarterBakes(parts.db))], removable: await countSamples(parts.db) }),
    ),
    serve(addSamplesEndpoint, ({ actor, body }) => addSamples(parts, actor, body.ids)),
    serve(removeSamplesEndpoint, async ({ actor }) => accept({ removed: await removeSamples(parts, actor) })),
  ];
}
