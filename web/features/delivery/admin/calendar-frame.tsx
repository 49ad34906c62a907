import type { ReactNode } from 'react';
import { NavLink } from 'react-router';

const DAYS_PATH = '/admin/calendar';
const PARTS = [
  { to: DAYS_PATH, words: 'Days' },
  { to: '/admin/calendar/week', words: 'Usual week' },
  { to: '/admin/calendar/zones', words: 'Zones and fees' },
] as const;

type CalendarFrameProps = { readonly explanation: string; readonly children: ReactNode };

/** Heading and parts of everything about when and where the shop delivers. */
export function CalendarFrame({ explanation, children }: CalendarFrameProps) {
  return (
    <>
      <header className="pt-7 pb-3 phone:pt-9">
        <h1>Calendar</h1>
      </header>
      <nav
        aria-label="Parts of the calendar"
        className="mb-4 flex gap-1 overflow-x-auto border-b border-crust-2 [scrollbar-width:none] max-phone:-mx-4 max-phone:px-4"
      >
        {PARTS.map(({ to, words }) => (
          <NavLink
            key={to}
            to={to}
            end={to === DAYS_PATH}
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
