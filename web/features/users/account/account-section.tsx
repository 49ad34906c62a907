import type { ReactNode, Ref } from 'react';
import { Panel } from '../../../ui/layout/panel.tsx';

type AccountSectionProps = {
  /** Where the list of sections leads to. */
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Takes the focus when what had it is gone. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
};

export function AccountSection({ id, title, lead, headingRef, children }: AccountSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId}>
      <Panel className="grid gap-5">
        <div className="grid gap-1.5">
          <h2 ref={headingRef} id={headingId} tabIndex={-1} className="text-fs-3">
            {title}
          </h2>
          {lead && <p className="max-w-measure text-cocoa-2">{lead}</p>}
        </div>
        {children}
      </Panel>
    </section>
  );
}
