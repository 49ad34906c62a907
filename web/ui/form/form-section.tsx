import { type ReactNode, useId } from 'react';
import { Panel } from '../layout/panel.tsx';

type FormSectionProps = {
  readonly title: string;
  readonly explanation?: string;
  readonly children: ReactNode;
};

/** A group of fields that belong together. */
export function FormSection({ title, explanation, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Panel role="group" aria-labelledby={titleId}>
      <div className="grid gap-5">
        <div>
          <h2 id={titleId}>{title}</h2>
          {explanation && <p className="mt-1 text-small text-cocoa-2">{explanation}</p>}
        </div>
        {children}
      </div>
    </Panel>
  );
}
