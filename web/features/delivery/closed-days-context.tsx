import { listUnusualClosings } from '../../../domain/delivery/unusual-closings.ts';
import { nameDay } from '../../ui/slots/day-words.ts';
import { useAvailability } from './availability-context.tsx';
import type { DemandedItem } from './encode-items.ts';

const NOTHING_IN_PARTICULAR: readonly DemandedItem[] = [];

/** Below the opening hours, the days on which they do not hold; nothing where there are none, or none can be asked for. */
export function ClosedDays() {
  const { data } = useAvailability(NOTHING_IN_PARTICULAR, 'pickup');
  const closed = listUnusualClosings(data?.days ?? []);
  if (closed.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h4 className="font-semibold">Closed days</h4>
      <ul className="grid gap-1">
        {closed.map(({ day, note }) => (
          <li key={day}>
            {nameDay(day)}
            {note !== '' && `: ${note}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
