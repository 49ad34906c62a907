import { findOnRing, measureTier, type RoundTier } from '../canvas/round-tier.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { group, stamp, stampTurned } from '../canvas/svg.ts';
import { defineLeaf, defineRose, ROSE_COLOURS } from './flowers.ts';

type Bloom = {
  /** 0 at the rim, 1 at the foot. */
  readonly down: number;
  /** Around the tier; a quarter turn is the front. */
  readonly turn: number;
  readonly scale: number;
};

const BLOOMS: readonly Bloom[] = [
  { down: -0.02, turn: 0.17, scale: 1.15 },
  { down: 0.2, turn: 0.205, scale: 0.95 },
  { down: 0.24, turn: 0.16, scale: 0.75 },
  { down: 0.44, turn: 0.18, scale: 1.2 },
  { down: 0.63, turn: 0.225, scale: 0.95 },
  { down: 0.68, turn: 0.175, scale: 0.8 },
  { down: 0.88, turn: 0.205, scale: 1.1 },
  { down: 0.94, turn: 0.25, scale: 0.7 },
];
const LEAF_DEGREES = [-70, 75, -35, 120, -110] as const;

const MODEL = measureTier(8);
const MIDDLE_TURN = 0.2;

/** Sugar roses hanging over the rim down to the foot, a little to the right of the middle. */
export function drawCascade(shape: RoundTier, sheet: Sheet): string {
  const id = sheet.define('cascade', (name) => group({ id: name }, drawModel(sheet)));
  // Wired together once and hung on every tier: what lies around the bend differs too little to be seen.
  const hook = findOnRing(shape.radius, MIDDLE_TURN);
  const modelHook = findOnRing(MODEL.radius, MIDDLE_TURN);
  return stamp(id, { x: hook.x - modelHook.x, y: hook.y - modelHook.y });
}

function drawModel(sheet: Sheet): string {
  const rose = defineRose(sheet);
  const leaf = defineLeaf(sheet);
  const places = BLOOMS.map((bloom) => ({
    ...bloom,
    ...findOnRing(MODEL.radius + 4, bloom.turn, MODEL.top * (1 - bloom.down * 0.92) + 2),
  }));
  const leaves = places.flatMap((place, index) =>
    [0, 1].map((each) => {
      const degrees = LEAF_DEGREES[(index * 2 + each) % LEAF_DEGREES.length] ?? 0;
      return stampTurned(leaf, place, { degrees, scale: place.scale * 1.15 });
    }),
  );
  const roses = places.map((place, index) => {
    const color = ROSE_COLOURS[index % ROSE_COLOURS.length];
    return stampTurned(rose, place, { degrees: index * 47, scale: place.scale }, { color });
  });
  return [...leaves, ...roses].join('');
}
