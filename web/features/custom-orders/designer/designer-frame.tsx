import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Stage } from './stage.tsx';
import type { Designer } from './state/use-designer.ts';
import { useUndoKeys } from './state/use-undo-keys.ts';
import { type DesignStep, findNextStep, STEP_NAMES } from './steps/design-steps.ts';
import { nameTab, STEP_PANEL_ID, StepTabs } from './steps/step-tabs.tsx';
import type { CakeFacts } from './summary/use-cake-facts.ts';

type DesignerFrameProps = {
  readonly designer: Designer;
  readonly facts: CakeFacts;
  readonly productName: string;
  readonly steps: readonly DesignStep[];
  readonly step: DesignStep;
  readonly onOpen: (step: DesignStep) => void;
  readonly isShareable: boolean;
  readonly heading?: ReactNode;
  /** What is chosen in this step. */
  readonly children: ReactNode;
  /** What it costs, and the way on. */
  readonly foot: ReactNode;
};

/** The cake on one side, all there is to choose on the other; on a phone the cake above and the choices below it. */
export function DesignerFrame(props: DesignerFrameProps) {
  const { designer, facts, productName, steps, step, onOpen, isShareable, heading, children, foot } = props;
  const panelRef = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current !== step && panelRef.current) showFromStart(panelRef.current);
    shown.current = step;
  }, [step]);
  useUndoKeys(designer);
  const next = findNextStep(steps, step);
  return (
    <div className="phone:grid phone:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] hero:grid-cols-[minmax(0,1fr)_minmax(0,35rem)]">
      <Stage
        designer={designer}
        facts={facts}
        productName={productName}
        isAboutWords={step === 'words'}
        isShareable={isShareable}
      />
      <div className="flex min-w-0 flex-col">
        {heading}
        {/* Reaches up behind the cake's round corners on a phone, where what is scrolled away would show. */}
        <div className="sticky top-[calc(var(--header-height)+var(--stage-height))] z-9 bg-cream max-phone:before:absolute max-phone:before:inset-x-0 max-phone:before:-top-8 max-phone:before:h-8 max-phone:before:bg-cream phone:top-(--header-height) tablet:px-9 [@media(height<34rem)]:static [@media(height<34rem)]:before:hidden">
          <StepTabs steps={steps} step={step} onOpen={onOpen} />
        </div>
        <div
          ref={panelRef}
          id={STEP_PANEL_ID}
          role="tabpanel"
          tabIndex={-1}
          aria-labelledby={nameTab(step)}
          className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 px-5 pt-4 pb-8 phone:gap-7 phone:pt-5 tablet:px-9"
        >
          {children}
          {next && (
            <Button kind="quiet" onClick={() => onOpen(next)} className="justify-self-end">
              Next: {STEP_NAMES[next]}
              <ArrowRightIcon />
            </Button>
          )}
        </div>
        {foot}
      </div>
    </div>
  );
}

/** Whoever has scrolled down in one step begins the next at its top; nobody else is moved. */
function showFromStart(panel: HTMLElement): void {
  const edge = panel.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
  if (panel.getBoundingClientRect().top < edge) panel.scrollIntoView({ block: 'start' });
}
