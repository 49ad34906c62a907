import { Link } from 'react-router';
import { countHoursUntil, findNeededDay } from '../../../../../domain/catalogue/needs.ts';
import { readLagosDay } from '../../../../../domain/delivery/lagos-time.ts';
import { nameDayFrom, nameDayShortly } from '../../../../ui/slots/day-words.ts';
import { canBeTaken, explainDay } from '../../../../ui/slots/state-words.ts';
import { useAvailability } from '../../../delivery/availability-context.tsx';
import { writeListAddress } from '../address/list-address.ts';
import { changeFilter, type ListFilter } from '../address/list-filter.ts';

/** Whatever is quickest. */
const NOTHING_IN_PARTICULAR = [] as const;

type DayNoteProps = { readonly filter: ListFilter; readonly notice: number };

/** Where nothing can be had on the day that is asked for, nor before: why, and the first day that can. */
export function DayNote({ filter, notice }: DayNoteProps) {
  const { data } = useAvailability(NOTHING_IN_PARTICULAR);
  const now = new Date();
  const wanted = data?.days.find(({ day }) => day === findNeededDay(notice, now));
  const earliest = data?.earliest?.day;
  if (!wanted || canBeTaken(wanted) || earliest === undefined || earliest <= wanted.day) return null;
  const toEarliest = changeFilter(filter, { notice: Math.max(1, countHoursUntil(earliest, now)) });
  return (
    <p role="status" className="mb-5">
      {explainDay(wanted, undefined)} The earliest is {nameDayFrom(readLagosDay(now), earliest)}.{' '}
      <Link to={writeListAddress(toEarliest)} className="link">
        Show what can be ready by <span className="whitespace-nowrap">{nameDayShortly(earliest)}</span>
      </Link>
    </p>
  );
}
