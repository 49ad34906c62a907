import { useState } from 'react';
import { readBrandEndpoint } from '../../../contract/brand.ts';
import { shopApi } from '../../api/shop-api.ts';
import { titlePage } from '../../page-meta.ts';
import { LoadedContent } from '../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import { BrandForm } from './brand/brand-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export const meta = titlePage('Brand');

const readBrand = (signal: AbortSignal) => shopApi.call(readBrandEndpoint, { signal });

/** Logo, colours, fonts and decoration: how the shop looks everywhere. */
export default function AdminBrandPage() {
  const loaded = useLoaded(readBrand);
  const [undoCount, setUndoCount] = useState(0);
  return (
    <SettingsFrame explanation="Your logo, colours and fonts, in the shop, emails, receipts and app icon.">
      <LoadedContent
        loaded={loaded}
        waitingWords="Loading the brand…"
        skeleton={<Skeleton className="h-120 rounded-picture" />}
      >
        {(brand) => (
          <BrandForm
            key={undoCount}
            brand={brand}
            onPublished={loaded.replace}
            onUndone={(undone) => {
              loaded.replace(undone);
              setUndoCount(undoCount + 1);
            }}
          />
        )}
      </LoadedContent>
    </SettingsFrame>
  );
}
