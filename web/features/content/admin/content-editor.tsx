import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import type { ContentKind } from '../../../../domain/content/entry.ts';
import { ToggleChip } from '../../../ui/buttons/toggle-chip.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { createLatePart } from '../../../ui/loading/late-part.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import type { BlocksProps } from './preview/preview-body.tsx';
import { PreviewPane } from './preview/preview-pane.tsx';

/** The editor is most of this screen's script, and comes after the rest of it. */
const TextEditor = createLatePart({
  load: () => import('./text/text-editor.tsx'),
  showFailure: (onRetry) => <LoadFailure message="We couldn’t load the editor." onRetry={onRetry} />,
});

type ContentEditorProps = {
  readonly kind: ContentKind;
  /** Markdown. */
  readonly body: string;
  readonly problem: string | undefined;
  readonly onChange: (body: string) => void;
  readonly Blocks: ComponentType<BlocksProps>;
  readonly heading: (headline: string | null) => ReactNode;
};

/** The text and, beside it, how it will be read. Where there is no room for both, one at a time. */
export function ContentEditor({ kind, body, problem, onChange, Blocks, heading }: ContentEditorProps) {
  const [isReading, setReading] = useState(false);
  // A problem with the text is told at the text.
  const [lastProblem, setLastProblem] = useState(problem);
  if (problem !== lastProblem) {
    setLastProblem(problem);
    if (problem !== undefined) setReading(false);
  }
  return (
    <FormSection title="Content">
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons are no set of fields */}
      <div role="group" aria-label="Show" className="flex gap-2 rail:hidden">
        <ToggleChip isOn={!isReading} onClick={() => setReading(false)}>
          Write
        </ToggleChip>
        <ToggleChip isOn={isReading} onClick={() => setReading(true)}>
          Preview
        </ToggleChip>
      </div>
      <div className="grid items-start gap-5 *:min-w-0 rail:grid-cols-2">
        <div className={joinClasses(isReading && 'max-rail:hidden')}>
          <Suspense fallback={<Skeleton className="h-144" />}>
            <TextEditor value={body} problem={problem} onChange={onChange} />
          </Suspense>
        </div>
        <div className={joinClasses('rail:pt-7', !isReading && 'max-rail:hidden')}>
          <PreviewPane content={{ kind, body }} Blocks={Blocks} heading={heading} />
        </div>
      </div>
    </FormSection>
  );
}
