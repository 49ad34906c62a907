import type { ReactNode } from 'react';
import type { ContentPage } from '../../../contract/content.ts';
import type { PublicTerms } from '../../../contract/delivery.ts';
import type { LiveFact } from '../../../domain/content/blocks.ts';
import { sayDuration } from '../../ui/slots/duration-words.ts';
import { useDeliveryTerms } from '../delivery/delivery-terms-context.ts';
import { ZoneTable } from '../delivery/zone-table-context.tsx';
import { namesTerms } from './names-terms.ts';
import { TextPage } from './text-page/text-page.tsx';

type PageScreenProps = {
  readonly page: ContentPage;
  /** Between the lead and the words. */
  readonly first?: ReactNode;
  /** After the words. */
  readonly children?: ReactNode;
};

/** One of the shop's own pages. Only one whose words name zones or times asks for them. */
export function PageScreen({ page, ...parts }: PageScreenProps) {
  return namesTerms(page.body) ? <LivePage page={page} {...parts} /> : <TextPage page={page} {...parts} />;
}

function LivePage(props: PageScreenProps) {
  const terms = useDeliveryTerms();
  return (
    <TextPage
      {...props}
      zoneTable={<ZoneTable terms={terms} />}
      showLive={(fact, text) => (terms.data && LIVE_WORDS[fact](terms.data)) || text}
    />
  );
}

/** Zones have names such as “Ota, Ifo and Sagamu”, which commas would run together; a shop without any says none. */
const LIVE_WORDS: Readonly<Record<LiveFact, (terms: PublicTerms) => string>> = {
  'hold.online': ({ holds }) => sayDuration(holds.onlineMinutes),
  'hold.transfer': ({ holds }) => sayDuration(holds.transferMinutes),
  'delivery.zones': ({ zones }) => zones.map(({ name }) => name).join('; '),
};
