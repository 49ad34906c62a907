import { readDeliveryTermsEndpoint } from '../../../../contract/delivery.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { CalendarFrame } from './calendar-frame.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';
import { TermsForm } from './zones/terms-form.tsx';

export const meta = titlePage('Zones and fees');

const readTerms = (signal: AbortSignal) => shopApi.call(readDeliveryTermsEndpoint, { signal });

export default function AdminZonesPage() {
  const loaded = useLoaded(readTerms);
  return (
    <CalendarFrame explanation="Where you deliver and what it costs. Existing orders keep the fees they were placed with.">
      <LoadedContent loaded={loaded} waitingWords="Loading the zones…" skeleton={<SettingsSkeleton />}>
        {(terms) => <TermsForm terms={terms} />}
      </LoadedContent>
    </CalendarFrame>
  );
}
