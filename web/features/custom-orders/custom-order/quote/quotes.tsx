import ClockIcon from 'lucide-react/icons/clock';
import type { CustomOrder, Quote } from '../../../../../contract/custom-orders.ts';
import { Button, ButtonLink } from '../../../../ui/buttons/button.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { formatMoment } from '../../../../ui/formats/format-moment.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { focusConversation } from '../conversation/conversation.tsx';
import { writeAcceptPath } from '../use-accepted-version.ts';
import { OlderQuotes } from './older-quotes.tsx';
import { QuoteSheet } from './quote-sheet.tsx';
import { sayTimeLeft } from './time-left.ts';
import { useOver } from './use-over.ts';

type QuotesProps = {
  readonly customOrder: CustomOrder;
  /** The newest has run out by the shop's clock. */
  readonly onOver: () => void;
};

/** The newest quote with the way to accept it, and those before it. */
export function Quotes({ customOrder, onOver }: QuotesProps) {
  const [newest, ...older] = customOrder.quotes;
  if (!newest) return null;
  return (
    <section aria-labelledby="quote-heading" className="grid gap-5">
      <Panel className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="quote-heading">Quote {newest.version}</h2>
          <QuoteBadge customOrder={customOrder} />
        </div>
        <QuoteSheet quote={newest}>
          {customOrder.canAccept && <Acceptance customOrder={customOrder} quote={newest} onOver={onOver} />}
        </QuoteSheet>
      </Panel>
      <OlderQuotes quotes={older} now={customOrder.now} />
    </section>
  );
}

function QuoteBadge({ customOrder: { status } }: { readonly customOrder: CustomOrder }) {
  if (status === 'quoted') return <Badge tone="news">Ready to accept</Badge>;
  if (status === 'accepted' || status === 'deposit_paid') return <Badge tone="good">Accepted</Badge>;
  return <Badge tone="plain">{status === 'expired' ? 'Expired' : 'No longer valid'}</Badge>;
}

type AcceptanceProps = QuotesProps & { readonly quote: Quote };

function Acceptance({ customOrder, quote, onOver }: AcceptanceProps) {
  const { now } = customOrder;
  const { expiresAt } = quote;
  useOver({ until: expiresAt, now }, onOver);
  const left = sayTimeLeft(expiresAt, now);
  return (
    <div className="grid gap-4">
      <p className="flex gap-2 text-label">
        <ClockIcon className="mt-0.5 size-5" />
        <span>
          Valid until <time dateTime={expiresAt}>{formatMoment(expiresAt)}</time>
          {left !== '' && <span className="font-semibold whitespace-nowrap"> ({left})</span>}
        </span>
      </p>
      <div className="flex flex-wrap gap-2 max-phone:*:w-full">
        <ButtonLink to={writeAcceptPath(quote)} kind="main" size="l">
          Accept this quote
        </ButtonLink>
        <Button kind="line" size="l" onClick={focusConversation}>
          Ask for a change
        </Button>
      </div>
    </div>
  );
}
