import type { HexColour } from '../drawing/canvas/paint.ts';
import { LAYER_PLACES, type LayerName } from './layer-places.generated.ts';

/**
 * `shade`: white and lit, to be tinted. `shine`: the highlights that go on a shade. `colour`: finished as it is.
 * `shadow`: black, see-through.
 */
export type LayerKind = 'shade' | 'shine' | 'colour' | 'shadow';

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type PlannedLayer = Box & {
  readonly name: LayerName;
  readonly kind: LayerKind;
  /** Multiplies the red, green and blue of every pixel and leaves its alpha alone; of every shade, and of nothing else. */
  readonly tint?: HexColour;
  /** Which part of the file is shown; all of it when left out. */
  readonly part?: Box;
  /** How much of it is seen; all when left out. */
  readonly opacity?: number;
};

export type Spot = { readonly x: number; readonly y: number };

/** The names of what is drawn in two files: the tinted one, and its highlights. */
export type ShadedName = LayerName extends infer Name
  ? Name extends `${infer Stem}-shade`
    ? Stem
    : never
  : never;

export function placeShadow(name: LayerName & `${string}-shadow`, spot: Spot): PlannedLayer {
  return { ...findPlace(name, spot), kind: 'shadow' };
}

export function placeColour(name: LayerName & `${string}-colour`, spot: Spot): PlannedLayer {
  return { ...findPlace(name, spot), kind: 'colour' };
}

export function placeShaded(
  stem: ShadedName,
  spot: Spot,
  tint: HexColour,
  shineOpacity = 1,
): readonly PlannedLayer[] {
  const shine = { ...findPlace(`${stem}-shine`, spot), kind: 'shine' } as const;
  return [
    { ...findPlace(`${stem}-shade`, spot), kind: 'shade', tint },
    shineOpacity === 1 ? shine : { ...shine, opacity: shineOpacity },
  ];
}

function findPlace(name: LayerName, spot: Spot): Box & { readonly name: LayerName } {
  const [x, y, width, height] = LAYER_PLACES[name];
  return { name, x: spot.x + x, y: spot.y + y, width, height };
}
