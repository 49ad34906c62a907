import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';

export type OwnIconProps = { readonly className?: string };

/** For what Lucide does not draw, by its drawing rules. Size and stroke are those of its icons (base.css), and none is read out itself. */
export function OwnIcon({ className, children }: OwnIconProps & { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={joinClasses('lucide', className)}
    >
      {children}
    </svg>
  );
}
