import type { TierInches } from '../../design/options.ts';
import { ELLIPSE_RATIO, measureRadius, TIER_HEIGHT } from './frame.ts';
import { nums } from './svg.ts';

/** One tier seen from the camera; the middle of its foot is 0, 0 and up is negative. */
export type RoundTier = {
  readonly inches: TierInches;
  readonly radius: number;
  /** Half the height of the ellipse that its top and foot are. */
  readonly depth: number;
  /** Where its top lies. */
  readonly top: number;
};

/** A turn by this never comes back to where it was. */
export const GOLDEN_TURN = 0.381966;

export type Point = { readonly x: number; readonly y: number };

export function measureTier(inches: TierInches): RoundTier {
  const radius = measureRadius(inches);
  return { inches, radius, depth: radius * ELLIPSE_RATIO, top: -TIER_HEIGHT };
}

/** A point of a ring; 0 is right, a quarter turn is the front, half a turn left. */
export function findOnRing(radius: number, turn: number, height = 0): Point {
  const angle = turn * 2 * Math.PI;
  return { x: radius * Math.cos(angle), y: height + radius * ELLIPSE_RATIO * Math.sin(angle) };
}

/** Evenly over a round surface, as seeds lie in a sunflower, the farthest first. `heap` raises the middle. */
export function spreadOnTop(
  { top }: RoundTier,
  {
    radius,
    spacing,
    heap = 0,
  }: { readonly radius: number; readonly spacing: number; readonly heap?: number },
): readonly Point[] {
  const count = Math.max(1, Math.round((radius / spacing) ** 2));
  return Array.from({ length: count }, (_, index) => {
    const part = Math.sqrt((index + 0.5) / count);
    const { x, y } = findOnRing(radius * part, 0.2 + index * GOLDEN_TURN, top);
    return { x, y: y - heap * (1 - part), floor: y };
  })
    .sort((one, other) => one.floor - other.floor)
    .map(({ x, y }) => ({ x, y }));
}

/** What is seen of a belt around a tier, as a path. */
export function traceBelt(radius: number, top: number, bottom: number): string {
  const depth = radius * ELLIPSE_RATIO;
  return (
    `M${nums(-radius, top)}A${nums(radius, depth)} 0 0 0 ${nums(radius, top)}` +
    `V${nums(bottom)}A${nums(radius, depth)} 0 0 1 ${nums(-radius, bottom)}Z`
  );
}

/** The front of a ring as a path, from left to right; `margin` is how much of a turn is left out at either end. */
export function traceFront(radius: number, height: number, margin = 0): string {
  const from = findOnRing(radius, 0.5 - margin, height);
  const to = findOnRing(radius, margin, height);
  return `M${nums(from.x, from.y)}A${nums(radius, radius * ELLIPSE_RATIO)} 0 0 0 ${nums(to.x, to.y)}`;
}
