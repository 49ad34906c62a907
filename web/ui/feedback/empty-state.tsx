import type { ReactNode } from 'react';

type EmptyStateProps = {
  /** A picture cut with the biscuit cutter. */
  readonly picture: ReactNode;
  readonly title: string;
  /** The screen's own heading when nothing else is on it. */
  readonly level?: 1 | 2;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
};

/** Nothing here yet: says so kindly, and what to do next. */
export function EmptyState({ picture, title, level = 2, children, actions }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className="grid justify-items-center gap-3 px-4 py-8 text-center phone:py-12">
      <div className="scallop-ring mb-2 w-42 phone:w-52">{picture}</div>
      <Heading>{title}</Heading>
      {children !== '' && <div className="max-w-words text-balance text-cocoa-2">{children}</div>}
      {actions && (
        <div className="mt-3 flex flex-wrap justify-center gap-3 *:py-2 *:whitespace-normal!">{actions}</div>
      )}
    </section>
  );
}
