import { listSamplesEndpoint } from '../../../../contract/samples.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { BackLink } from '../../../ui/layout/details-frame.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { RowsSkeleton } from '../../../ui/loading/rows-skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { PRODUCTS_PATH } from './product-paths.ts';
import { RemoveSamples } from './samples/remove-samples.tsx';
import { StarterList } from './samples/starter-list.tsx';

export const meta = titlePage('Samples');

const listSamples = (signal: AbortSignal) => shopApi.call(listSamplesEndpoint, { signal });

/** Bakes to begin with, and the way to be rid of all that came with the shop. */
export default function AdminSamplesPage() {
  const loaded = useLoaded(listSamples);
  return (
    <div className="grid gap-5 pt-5 phone:pt-7">
      <div>
        <BackLink to={PRODUCTS_PATH}>All products</BackLink>
        <h1 className="mt-2">Samples</h1>
        <p className="mt-2 max-w-measure text-cocoa-2">
          Start with products many Nigerian bakeries sell, with our pictures, descriptions and prices. Each is
          marked “Unedited sample” until you edit it. Check price, allergens and lead time before you sell it.
        </p>
      </div>
      <LoadedContent
        loaded={loaded}
        waitingWords="Loading the samples…"
        skeleton={<RowsSkeleton words="Loading the samples…" picture="size-14" />}
      >
        {({ bakes, removable }) => (
          <>
            <StarterList bakes={bakes} onAdded={loaded.reload} />
            <RemoveSamples counts={removable} onRemoved={loaded.reload} />
          </>
        )}
      </LoadedContent>
    </div>
  );
}
