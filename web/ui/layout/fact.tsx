import type { ReactNode } from 'react';

type FactProps = { readonly name: string; readonly children: ReactNode };

/** One line of a `dl`: a quiet name, and below it what there is to say. */
export function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt className="text-small text-cocoa-2">{name}</dt>
      <dd className="mt-0.5 wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
