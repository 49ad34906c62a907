import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';

export type OwnIconProps = { readonly className?: string };

/** For what Lucide does not draw, by its drawing rules. Size and stroke are those of its icons (base.css); only what has a label is read out. */
export function OwnIcon({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={props['aria-label'] === undefined ? 'true' : undefined}
      {...props}
      className={joinClasses('lucide', className)}
    />
  );
}
