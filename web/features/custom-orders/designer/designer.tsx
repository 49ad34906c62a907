import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ProductAnswer } from '../../../../contract/products.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { useRequestDraft } from './instructions/use-request-draft.ts';
import { Stage } from './stage.tsx';
import { useDesigner } from './state/use-designer.ts';
import { useUndoKeys } from './state/use-undo-keys.ts';
import { type DesignStep, findNextStep, readStep, STEP_NAMES } from './steps/design-steps.ts';
import { StepPanel } from './steps/step-panel.tsx';
import { nameTab, STEP_PANEL_ID, StepTabs } from './steps/step-tabs.tsx';
import { BuyBar } from './summary/buy-bar.tsx';
import { PriceAnnouncer } from './summary/price-announcer.tsx';
import { SummaryPanel } from './summary/summary-panel.tsx';
import { useBuying } from './summary/use-buying.ts';
import { useCakeFacts } from './summary/use-cake-facts.ts';
import { useAskForQuote } from './use-ask-for-quote.ts';

/**
 * The stage's height is told to the whole page, so that a field that receives the focus comes to lie between the stage and the
 * lower bar and not below them.
 */
const FRAME_CLASS = joinClasses(
  'phone:grid phone:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] hero:grid-cols-[minmax(0,1fr)_minmax(0,35rem)]',
  'max-phone:[html:has(&)]:[--stage-height:max(13rem,37svh)] phone:[html:has(&)]:[--stage-height:max(32rem,calc(100dvh-var(--header-height)))]',
  'max-phone:[@media(height>=34rem)]:[html:has(&)]:scroll-pt-[calc(var(--header-height)+var(--stage-height)+--spacing(14))]',
  'phone:[html:has(&)]:scroll-pt-[calc(var(--header-height)+--spacing(14))] phone:[html:has(&)]:scroll-pb-56',
);

export type DesignerProps = { readonly product: ProductAnswer; readonly pitch: string };

/** The cake on one side, all there is to choose on the other; on a phone the cake above and the choices below it. */
export default function Designer({ product, pitch }: DesignerProps) {
  const designer = useDesigner(product);
  const held = useRequestDraft(product.id);
  const facts = useCakeFacts(product, designer, held);
  const [step, setStep] = useState<DesignStep>('shape');
  const panelRef = useRef<HTMLDivElement>(null);
  // Before the browser paints: whoever comes back from elsewhere sees no other step first.
  useLayoutEffect(() => setStep((now) => readStep(window.location.hash) ?? now), []);
  const open = (next: DesignStep) => {
    setStep(next);
    if (panelRef.current) showFromStart(panelRef.current);
  };
  const openInstructions = () => open('instructions');
  const asking = useAskForQuote({
    productId: product.id,
    design: designer.text,
    held,
    onIncomplete: openInstructions,
  });
  const buying = useBuying({ product, designer, facts, asking, isUploading: held.uploadingCount > 0 });
  useUndoKeys(designer);
  const next = findNextStep(step);

  return (
    <div className={FRAME_CLASS}>
      <Stage designer={designer} facts={facts} productName={product.name} isAboutWords={step === 'words'} />
      <div className="flex min-w-0 flex-col">
        <header className="px-5 pt-5 pb-2 max-phone:visually-hidden phone:pt-7 tablet:px-9">
          <h1 className="text-[2.25rem]">{product.name}</h1>
          {pitch !== '' && <p className="mt-1.5 text-pretty text-cocoa-2">{pitch}</p>}
        </header>
        <div className="sticky top-[calc(var(--header-height)+var(--stage-height))] z-9 bg-cream phone:top-(--header-height) tablet:px-9 [@media(height<34rem)]:static">
          <StepTabs step={step} onOpen={open} />
        </div>
        <div
          ref={panelRef}
          id={STEP_PANEL_ID}
          role="tabpanel"
          aria-labelledby={nameTab(step)}
          className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-7 px-5 pt-5 pb-8 tablet:px-9"
        >
          <StepPanel step={step} designer={designer} held={held} asking={asking} facts={facts} />
          {next && (
            <Button kind="quiet" onClick={() => open(next)} className="justify-self-end">
              Next: {STEP_NAMES[next]}
              <ArrowRightIcon />
            </Button>
          )}
        </div>
        <SummaryPanel facts={facts} prices={designer.prices} buying={buying} onRequest={openInstructions} />
      </div>
      <BuyBar facts={facts} buying={buying} />
      <PriceAnnouncer {...facts} />
    </div>
  );
}

/** Whoever has scrolled down in one step begins the next at its top; nobody else is moved. */
function showFromStart(panel: HTMLElement): void {
  const edge = panel.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
  if (panel.getBoundingClientRect().top < edge) panel.scrollIntoView({ block: 'start' });
}
