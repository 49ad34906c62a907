import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';

type PartsFrameProps = {
  readonly title: string;
  /** "Parts of the calendar" */
  readonly label: string;
  /** None: no tabs. */
  readonly parts: readonly { readonly to: string; readonly words: string }[];
  readonly explanation: string;
  /** What is done here most, beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** Heading and parts of something that takes several screens. The first part's address begins those of all others. */
export function PartsFrame({ title, label, parts, explanation, action, children }: PartsFrameProps) {
  const navRef = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another current part
  useEffect(() => {
    const current = navRef.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname]);
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-7 pb-3 phone:pt-9">
        <h1>{title}</h1>
        {action}
      </header>
      <nav
        ref={navRef}
        aria-label={label}
        className="mb-4 flex gap-1 scroll-hint border-b border-crust-2 empty:hidden max-phone:-mx-4 max-phone:px-4"
      >
        {parts.map(({ to, words }) => (
          <NavLink
            key={to}
            to={to}
            end={to === parts[0]?.to}
            className="flex min-h-11.5 flex-none items-center border-b-2 border-transparent px-3 text-label font-medium text-cocoa-2 no-underline hover:text-cocoa focus-visible:-outline-offset-3 aria-[current]:border-hibiscus aria-[current]:font-semibold aria-[current]:text-cocoa"
          >
            {words}
          </NavLink>
        ))}
      </nav>
      <p className="mb-5 max-w-measure text-cocoa-2">{explanation}</p>
      {children}
    </>
  );
}
