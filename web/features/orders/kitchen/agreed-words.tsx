import type { KitchenAgreement } from '../../../../contract/kitchen.ts';
import { CustomerNote } from '../../../ui/feedback/customer-note.tsx';

type AgreedWordsProps = { readonly agreement: KitchenAgreement };

/** What was asked for and what was agreed, beyond what the design says. */
export function AgreedWords({ agreement: { instructions, quoteLines, quoteNote } }: AgreedWordsProps) {
  return (
    <dl className="grid gap-2 leading-snug wrap-anywhere">
      {instructions !== '' && (
        <div>
          <dt className="text-small font-semibold">Customer’s request</dt>
          <dd className="mt-1">
            <CustomerNote note={instructions} />
          </dd>
        </div>
      )}
      {quoteLines.length > 0 && (
        <div>
          <dt className="text-small font-semibold">Agreed</dt>
          {[...new Set(quoteLines)].map((words) => (
            <dd key={words}>{words}</dd>
          ))}
        </div>
      )}
      {quoteNote !== '' && (
        <div>
          <dt className="text-small font-semibold">Our note on the quote</dt>
          <dd className="whitespace-pre-line">{quoteNote}</dd>
        </div>
      )}
    </dl>
  );
}
