import type { ReactNode } from 'react';
import { PartsFrame } from '../../../ui/layout/parts-frame.tsx';

const PARTS = [
  { to: '/admin/calendar', words: 'Days' },
  { to: '/admin/calendar/week', words: 'Weekly schedule' },
  { to: '/admin/calendar/zones', words: 'Zones and fees' },
] as const;

type CalendarFrameProps = { readonly explanation: string; readonly children: ReactNode };

/** Heading and parts of everything about when and where the shop delivers. */
export function CalendarFrame({ explanation, children }: CalendarFrameProps) {
  return (
    <PartsFrame title="Calendar" label="Calendar sections" parts={PARTS} explanation={explanation}>
      {children}
    </PartsFrame>
  );
}
