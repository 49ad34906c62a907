import type { ReactNode } from 'react';
import type { ContentPage } from '../../../contract/content.ts';
import type { LiveFact } from '../../../domain/content/blocks.ts';
import type { HoldTerms } from '../../../domain/payments/payment-methods.ts';
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
  const holds = terms.data?.holds;
  return (
    <TextPage
      {...props}
      zoneTable={<ZoneTable terms={terms} />}
      showLive={(fact, text) => (holds ? sayDuration(HOLD_MINUTES[fact](holds)) : text)}
    />
  );
}

const HOLD_MINUTES: Readonly<Record<LiveFact, (holds: HoldTerms) => number>> = {
  'hold.online': ({ onlineMinutes }) => onlineMinutes,
  'hold.transfer': ({ transferMinutes }) => transferMinutes,
};
