import { useLayoutEffect, useState } from 'react';
import type { ProductAnswer } from '../../../../contract/products.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { DesignerFrame } from './designer-frame.tsx';
import { useRequestDraft } from './instructions/use-request-draft.ts';
import { useDesigner } from './state/use-designer.ts';
import { DESIGN_STEPS, type DesignStep, readStep } from './steps/design-steps.ts';
import { StepPanel } from './steps/step-panel.tsx';
import { STEP_PANEL_ID } from './steps/step-tabs.tsx';
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
  'max-phone:[html:has(&)]:[--stage-height:max(13rem,55svh_-_10rem)] phone:[html:has(&)]:[--stage-height:max(32rem,calc(100dvh-var(--header-height)))]',
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
  // Before the browser paints: whoever comes back from elsewhere sees no other step first.
  useLayoutEffect(() => setStep((now) => readStep(window.location.hash) ?? now), []);
  const openInstructions = () => {
    setStep('instructions');
    document.getElementById(STEP_PANEL_ID)?.focus({ preventScroll: true });
  };
  const asking = useAskForQuote({
    productId: product.id,
    design: designer.text,
    earliestDay: facts.availability.data?.earliest?.day ?? null,
    guests: designer.guests,
    held,
    onIncomplete: openInstructions,
  });
  const buying = useBuying({
    product,
    designer,
    facts,
    asking,
    isUploading: held.uploadingCount > 0,
    isFormOpen: step === 'instructions',
    openForm: openInstructions,
  });

  return (
    <div className={FRAME_CLASS}>
      <DesignerFrame
        designer={designer}
        facts={facts}
        productName={product.name}
        steps={DESIGN_STEPS}
        step={step}
        onOpen={setStep}
        isShareable
        heading={
          <header className="px-5 pt-5 pb-2 max-phone:visually-hidden phone:pt-7 tablet:px-9">
            <h1 className="text-[2.25rem]">{product.name}</h1>
            {pitch !== '' && <p className="mt-1.5 text-pretty text-cocoa-2">{pitch}</p>}
          </header>
        }
        foot={
          <SummaryPanel facts={facts} prices={designer.prices} buying={buying} onRequest={openInstructions} />
        }
      >
        <StepPanel step={step} designer={designer} held={held} asking={asking} facts={facts} />
      </DesignerFrame>
      <BuyBar facts={facts} buying={buying} />
      <PriceAnnouncer {...facts} />
    </div>
  );
}
