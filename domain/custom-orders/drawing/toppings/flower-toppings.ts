import type { HexColour } from '../canvas/paint.ts';
import { type Point, type RoundTier, spreadOnTop } from '../canvas/round-tier.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { stamp, stampTurned } from '../canvas/svg.ts';
import { defineBlossom, defineDaisy, defineLeaf, defineRose, ROSE_COLOURS } from '../tiers/flowers.ts';

const BLOSSOM_COLOURS: readonly HexColour[] = ['#B79BE0', '#F08FA8', '#7FB2E0', '#F6A95C'];

export function drawSugarRoses(shape: RoundTier, sheet: Sheet): string {
  const rose = defineRose(sheet);
  const leaf = defineLeaf(sheet);
  const places = spreadOnTop(shape, {
    radius: shape.radius * 0.66,
    spacing: 34 + shape.radius / 30,
    heap: 30,
  });
  return places
    .map((place, index) => {
      const leaves = index % 2 === 0 ? layLeaves(leaf, place, shape) : '';
      const color = ROSE_COLOURS[(index * 3) % ROSE_COLOURS.length];
      const scale = 0.92 + (index % 3) * 0.14;
      return (
        leaves + stampTurned(rose, { x: place.x, y: place.y - 12 }, { degrees: index * 50, scale }, { color })
      );
    })
    .join('');
}

/** Daisies and blossoms as if picked on the way. */
export function drawWildFlowers(shape: RoundTier, sheet: Sheet): string {
  const leaf = defineLeaf(sheet);
  const [daisy, blossom] = [defineDaisy(sheet), defineBlossom(sheet)];
  const places = spreadOnTop(shape, {
    radius: shape.radius * 0.7,
    spacing: 24 + shape.radius / 30,
    heap: 26,
  });
  return places
    .map((place, index) => {
      const leaves = index % 3 === 0 ? layLeaves(leaf, place, shape) : '';
      const above = { x: place.x, y: place.y - 10 };
      if (index % 5 < 2) return leaves + stamp(daisy, above);
      return leaves + stamp(blossom, above, { color: BLOSSOM_COLOURS[index % BLOSSOM_COLOURS.length] });
    })
    .join('');
}

/** Two, pointing away from the middle. */
function layLeaves(leaf: string, place: Point, { radius }: RoundTier): string {
  const outwards = (place.x / radius) * 110;
  const foot = { x: place.x, y: place.y - 6 };
  return [-34, 34]
    .map((spread) => stampTurned(leaf, foot, { degrees: outwards + spread, scale: 1.1 }))
    .join('');
}
