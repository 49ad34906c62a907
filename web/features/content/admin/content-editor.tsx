import { type ComponentType, type ReactNode, useState } from 'react';
import type { ContentKind } from '../../../../domain/content/entry.ts';
import { ToggleChip } from '../../../ui/buttons/toggle-chip.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import type { BlocksProps } from './preview/preview-body.tsx';
import { PreviewPane } from './preview/preview-pane.tsx';
import { MarkdownField } from './text/markdown-field.tsx';

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
    <FormSection title="What it says">
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
          <MarkdownField value={body} problem={problem} onChange={onChange} />
        </div>
        <div className={joinClasses('rail:pt-7', !isReading && 'max-rail:hidden')}>
          <PreviewPane content={{ kind, body }} Blocks={Blocks} heading={heading} />
        </div>
      </div>
    </FormSection>
  );
}
