import type { ReactNode } from 'react';

export type IconProps = {
  /** Size and colour; 20 pixels in the colour of the text unless told otherwise. */
  readonly className?: string;
};

/** Lucide's drawing rules (ISC licence). Always beside words or in a control that has a name, so never read out itself. */
export function Icon({ className = 'size-5', children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`flex-none ${className}`}
    >
      {children}
    </svg>
  );
}
