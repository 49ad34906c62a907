import type { Filling, Sponge } from '../../../../../domain/custom-orders/design/options.ts';
import { FILLING_COLOURS, SPONGE_COLOURS } from '../../../../../domain/custom-orders/drawing/canvas/paint.ts';

type CakeSliceProps = { readonly sponge: Sponge; readonly filling: Filling };

const LAYER_TOPS = [6, 19, 32] as const;
const FILLING_TOPS = [15.5, 28.5] as const;
/** What makes a sponge itself besides its colour: crumbs, sprinkles, swirls. */
const SPECKS: Partial<Record<Sponge, readonly Sponge[]>> = {
  marble: ['chocolate'],
  carrot: ['red-velvet'],
};
const CRUMBS = [
  [9, 10],
  [17, 12.5],
  [27, 9.5],
  [36, 12],
  [12, 23],
  [22, 25.5],
  [31, 22.5],
  [38, 25],
  [10, 37],
  [20, 35.5],
  [29, 38.5],
  [36, 36],
] as const;
const FUNFETTI: readonly Filling[] = ['strawberry', 'lemon-curd', 'mango'];

/** A slice, cut open: three layers of sponge with two of filling. */
export function CakeSlice({ sponge, filling }: CakeSliceProps) {
  const crumbColours =
    sponge === 'funfetti'
      ? FUNFETTI.map((each) => FILLING_COLOURS[each])
      : (SPECKS[sponge] ?? []).map((each) => SPONGE_COLOURS[each]);
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-14">
      <path d="M4 5.5 40 2.5 44 6H8Z" fill={FILLING_COLOURS[filling]} />
      {LAYER_TOPS.map((top) => (
        <rect key={top} x="4" y={top} width="40" height="10" fill={SPONGE_COLOURS[sponge]} />
      ))}
      {crumbColours.length > 0 &&
        CRUMBS.map(([x, y], index) => (
          <ellipse
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            rx={sponge === 'marble' ? 4 : 1.5}
            ry={sponge === 'marble' ? 1.5 : 1}
            fill={crumbColours[index % crumbColours.length]}
            opacity={sponge === 'marble' ? 0.6 : 0.9}
          />
        ))}
      {FILLING_TOPS.map((top) => (
        <rect key={top} x="3" y={top} width="42" height="4" rx="2" fill={FILLING_COLOURS[filling]} />
      ))}
      <rect x="3.5" y="5.5" width="41" height="37" rx="2" className="fill-none stroke-cocoa/15" />
    </svg>
  );
}
