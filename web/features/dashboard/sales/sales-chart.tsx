import type { Dashboard } from '../../../../contract/dashboard.ts';
import { nameDayShortly } from '../../../ui/slots/day-words.ts';
import { makeScale, writeShortNaira } from './chart-scale.ts';

type Day = Dashboard['trend'][number];

type SalesChartProps = {
  readonly days: readonly Day[];
  readonly label: string;
  readonly read: (day: Day) => number;
  readonly write?: (figure: number) => string;
};

/** The drawing is stretched to its place; the words around it keep their size on every screen. */
const HEIGHT = 100;
const GAP_SHARE = 0.3;
/** As many dates below the bars as can be read. */
const DATES = 4;

/** One bar a day; the last one is today. The table behind it says the same in figures. */
export function SalesChart({ days, label, read, write = writeShortNaira }: SalesChartProps) {
  const { marks, top } = makeScale(days.map(read));
  const heightOf = (figure: number) => (figure / top) * HEIGHT;
  return (
    <figure className="grid grid-cols-[1fr_auto] gap-x-2">
      <svg
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="h-52 w-full overflow-visible"
      >
        {marks.map((mark) => (
          <path
            key={mark}
            d={`M0 ${HEIGHT - heightOf(mark)}H${days.length}`}
            vectorEffect="non-scaling-stroke"
            className="stroke-crust"
          />
        ))}
        {days.map((day, index) => (
          <rect
            key={day.day}
            x={index + GAP_SHARE / 2}
            y={HEIGHT - heightOf(read(day))}
            width={1 - GAP_SHARE}
            height={heightOf(read(day))}
            className={index === days.length - 1 ? 'fill-hibiscus' : 'fill-crust-2'}
          />
        ))}
      </svg>
      <p
        aria-hidden="true"
        className="figures -my-2 flex flex-col-reverse justify-between text-tiny text-cocoa-2"
      >
        {marks.map((mark) => (
          <span key={mark}>{write(mark)}</span>
        ))}
      </p>
      <p aria-hidden="true" className="mt-2 flex justify-between text-tiny text-cocoa-2">
        {pickDates(days).map((day) => (
          <span key={day}>{nameDayShortly(day).replace(/^\w+ /, '')}</span>
        ))}
      </p>
    </figure>
  );
}

/** The first, the last, and some evenly in between. */
function pickDates(days: readonly Day[]): readonly string[] {
  const last = days.length - 1;
  const places = Array.from({ length: DATES }, (_, index) => Math.round((index * last) / (DATES - 1)));
  return [...new Set(places)].flatMap((place) => days[place]?.day ?? []);
}
