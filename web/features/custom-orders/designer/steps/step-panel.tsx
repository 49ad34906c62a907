import { Suspense, useState } from 'react';
import { createLatePart } from '../../../../ui/loading/late-part.tsx';
import { LoadFailure } from '../../../../ui/loading/load-failure.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import type { InstructionsStepProps } from '../instructions/instructions-step.tsx';
import type { Designer } from '../state/use-designer.ts';
import type { DesignStep } from './design-steps.ts';
import { InsideStep } from './inside-step.tsx';
import { OutsideStep } from './outside-step.tsx';
import { ShapeStep } from './shape-step.tsx';
import { TopStep } from './top-step.tsx';
import { WordsStep } from './words-step.tsx';

/** Most designs are bought as they are and never need it. */
const InstructionsStep = createLatePart({
  load: () => import('../instructions/instructions-step.tsx'),
  showFailure: (onRetry) => <LoadFailure message="We couldn’t load this step." onRetry={onRetry} />,
});

const STEPS = { shape: ShapeStep, inside: InsideStep, outside: OutsideStep, top: TopStep, words: WordsStep };

/** What is chosen of the cake itself. */
export function ChoiceStep({ step, designer }: { readonly step: DesignStep; readonly designer: Designer }) {
  const Step = step === 'instructions' ? null : STEPS[step];
  return Step && <Step designer={designer} />;
}

type StepPanelProps = InstructionsStepProps & { readonly step: DesignStep; readonly designer: Designer };

/** The request stays once they were opened: pictures on their way must not be lost with a look at another step. */
export function StepPanel({ step, designer, ...instructions }: StepPanelProps) {
  const isRequesting = step === 'instructions';
  const [hasAsked, setWanted] = useState(isRequesting);
  if (isRequesting && !hasAsked) setWanted(true);
  return (
    <>
      <ChoiceStep step={step} designer={designer} />
      {(isRequesting || hasAsked) && (
        <div hidden={!isRequesting}>
          <Suspense fallback={<Spinner />}>
            <InstructionsStep {...instructions} />
          </Suspense>
        </div>
      )}
    </>
  );
}
