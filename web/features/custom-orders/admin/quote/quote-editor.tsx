import { useEffect, useRef, useState } from 'react';
import type { AdminCustomOrderDetails } from '../../../../../contract/custom-order-admin.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { formatMoment } from '../../../../ui/formats/format-moment.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { OlderQuotes } from '../../custom-order/quote/older-quotes.tsx';
import { QuoteSheet } from '../../custom-order/quote/quote-sheet.tsx';
import { QuoteForm } from './quote-form.tsx';

type QuoteEditorProps = {
  readonly customOrder: AdminCustomOrderDetails;
  readonly onChange: (customOrder: AdminCustomOrderDetails) => void;
  readonly onNews: () => void;
};

/** The newest quote, those before it, and the next one while it is composed. */
export function QuoteEditor({ customOrder, onChange, onNews }: QuoteEditorProps) {
  const { quotes, canQuote } = customOrder;
  const [newest, ...older] = quotes;
  const [isComposing, setComposing] = useState(false);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [sentVersion, setSentVersion] = useState<number>();
  // The form is gone and with it most of the page’s height: without this the reader is left at its foot.
  useEffect(() => {
    if (sentVersion !== undefined && sentVersion === newest?.version) headingRef.current?.focus();
  }, [sentVersion, newest?.version]);
  const finish = (quoted: AdminCustomOrderDetails) => {
    setComposing(false);
    setSentVersion(quoted.quotes[0]?.version);
    onChange(quoted);
    showToast({ kind: 'success', text: `Quote ${quoted.quotes[0]?.version ?? ''} is sent` });
  };
  if (!newest && !canQuote) return null;
  return (
    <Panel className="grid gap-5">
      {newest && (
        <section aria-labelledby="newest-quote-heading" className="grid gap-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 ref={headingRef} id="newest-quote-heading" tabIndex={-1} className="scroll-mt-24">
              Quote {newest.version}
            </h2>
            <p className="text-small text-cocoa-2">
              {newest.madeBy}, {formatMoment(newest.createdAt)}
            </p>
          </div>
          <QuoteSheet quote={newest}>
            <p className="text-label text-cocoa-2">
              {newest.workUnits} kitchen points, {newest.leadTimeHours} hours’ lead time. Valid until{' '}
              {formatMoment(newest.expiresAt)}.
            </p>
          </QuoteSheet>
          <OlderQuotes quotes={older} now={customOrder.now} />
        </section>
      )}
      {canQuote && newest && !isComposing && (
        <Button kind="line" onClick={() => setComposing(true)} className="justify-self-start">
          New quote
        </Button>
      )}
      {canQuote && (!newest || isComposing) && (
        <section aria-labelledby="compose-heading" className="grid gap-4">
          <h2 id="compose-heading">{newest ? `Quote ${newest.version + 1}` : 'Make a quote'}</h2>
          <QuoteForm
            key={quotes.length}
            customOrder={customOrder}
            onQuoted={finish}
            onNews={onNews}
            onCancel={newest && (() => setComposing(false))}
          />
        </section>
      )}
    </Panel>
  );
}
