import { Suspense, useState } from 'react';
import { createLatePart } from '../../../../ui/loading/late-part.tsx';
import { LoadFailure } from '../../../../ui/loading/load-failure.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import type { Designer } from '../state/use-designer.ts';
import type { WishesStepProps } from '../wishes/wishes-step.tsx';
import type { DesignStep } from './design-steps.ts';
import { InsideStep } from './inside-step.tsx';
import { OutsideStep } from './outside-step.tsx';
import { ShapeStep } from './shape-step.tsx';
import { TopStep } from './top-step.tsx';
import { WordsStep } from './words-step.tsx';

/** Most designs are bought as they are and never need it. */
const WishesStep = createLatePart({
  load: () => import('../wishes/wishes-step.tsx'),
  showFailure: (onRetry) => <LoadFailure message="This step could not be loaded." onRetry={onRetry} />,
});

const STEPS = { shape: ShapeStep, inside: InsideStep, outside: OutsideStep, top: TopStep, words: WordsStep };

type StepPanelProps = WishesStepProps & { readonly step: DesignStep; readonly designer: Designer };

/** The wishes stay once they were opened: pictures on their way must not be lost with a look at another step. */
export function StepPanel({ step, designer, ...wishes }: StepPanelProps) {
  const isWishing = step === 'wishes';
  const [hasWished, setWished] = useState(isWishing);
  if (isWishing && !hasWished) setWished(true);
  const Step = isWishing ? null : STEPS[step];
  return (
    <>
      {Step && <Step designer={designer} />}
      {(isWishing || hasWished) && (
        <div hidden={!isWishing}>
          <Suspense fallback={<Spinner />}>
            <WishesStep {...wishes} />
          </Suspense>
        </div>
      )}
    </>
  );
}
