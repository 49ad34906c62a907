import type { ReactNode } from 'react';
import type { Lines } from './use-lines.ts';

type LineHolderProps = {
  readonly lines: Pick<Lines<never>, 'holderRef' | 'news'>;
  readonly children: ReactNode;
};

/** Around the lines and the button that adds one: the focus is kept within it, and moves are told. */
export function LineHolder({ lines, children }: LineHolderProps) {
  return (
    <div ref={lines.holderRef} className="grid gap-3">
      {children}
      <p role="status" className="visually-hidden">
        {lines.news}
      </p>
    </div>
  );
}
