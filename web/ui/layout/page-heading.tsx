import type { ReactNode } from 'react';

type PageHeadingProps = { readonly title: string; readonly children?: ReactNode };

/** The screen's one big line, with a quiet sentence under it. */
export function PageHeading({ title, children }: PageHeadingProps) {
  return (
    <header className="grid gap-2.5 pt-9 pb-7 phone:pt-11">
      <h1>{title}</h1>
      {children && <p className="max-w-words text-cocoa-2">{children}</p>}
    </header>
  );
}
