import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import type { Quote } from '../../../../../contract/custom-orders.ts';
import { formatRecentMoment } from '../../../../ui/formats/format-moment.ts';
import { writeNaira } from '../custom-order-words.ts';
import { QuoteSheet } from './quote-sheet.tsx';

type OlderQuotesProps = {
  readonly quotes: readonly Quote[];
  /** By the server's clock. */
  readonly now: string;
};

/** What was offered before, to be read and compared; only the newest can be accepted. */
export function OlderQuotes({ quotes, now }: OlderQuotesProps) {
  if (quotes.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-label font-semibold">Earlier quotes</h3>
      {quotes.map((quote) => (
        <details key={quote.version} className="group rounded-card border border-crust bg-paper">
          <summary className="flex min-h-13 cursor-pointer list-none flex-wrap items-center gap-x-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
            <span className="font-semibold">Quote {quote.version}</span>
            <span className="figures">{writeNaira(quote.total)}</span>
            <span className="text-small text-cocoa-2">
              {formatRecentMoment(quote.createdAt, new Date(now))}
            </span>
            <ChevronDownIcon className="ml-auto size-5 transition-transform group-open:rotate-180" />
          </summary>
          <div className="border-t border-crust p-4">
            <QuoteSheet quote={quote} />
          </div>
        </details>
      ))}
    </div>
  );
}
