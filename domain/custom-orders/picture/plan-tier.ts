import type { CakeDesign, CakeTier } from '../design/cake-design.ts';
import type { BaseInches, Frosting, TierInches } from '../design/options.ts';
import {
  DRIP_COLOURS,
  ICING_COLOURS,
  pickBorderColour,
  SPONGE_COLOURS,
  STAND_COLOURS,
} from '../drawing/canvas/paint.ts';
import { type PlannedLayer, placeColour, placeShaded, placeShadow, type Spot } from './place-layer.ts';

/** Fondant and whipped cream are duller than the buttercream that was rendered. */
const SHINE: Readonly<Record<Frosting, number>> = {
  buttercream: 1,
  'whipped-cream': 0.7,
  fondant: 0.8,
  ganache: 1,
};

type TierPlace = { readonly inches: TierInches; readonly frosting: Frosting; readonly foot: Spot };

export function planStand(
  { stand, baseInches }: Pick<CakeDesign, 'stand'> & { readonly baseInches: BaseInches },
  foot: Spot,
): readonly PlannedLayer[] {
  return [
    placeShadow(`ground-stand-${baseInches}-shadow`, foot),
    ...(stand === 'wood'
      ? [placeColour(`stand-wood-${baseInches}-colour`, foot)]
      : placeShaded(`stand-china-${baseInches}`, foot, STAND_COLOURS[stand])),
    placeShadow(`contact-stand-${baseInches}-shadow`, foot),
  ];
}

/** A tier below what stands on it. */
export function planTier(tier: CakeTier, { inches, frosting, foot }: TierPlace): readonly PlannedLayer[] {
  const { drip, lowerBorder, upperBorder } = tier;
  const paintOf = (border: typeof lowerBorder) => pickBorderColour(tier, border, frosting);
  return [
    ...planBody(tier, { inches, frosting, foot }),
    ...planSide(tier, inches, foot),
    ...(drip === 'none' ? [] : placeShaded(`drip-drip-${inches}`, foot, DRIP_COLOURS[drip])),
    ...(lowerBorder === 'none'
      ? []
      : placeShaded(`lower-${lowerBorder}-${inches}`, foot, paintOf(lowerBorder))),
    ...(upperBorder === 'none'
      ? []
      : placeShaded(`upper-${upperBorder}-${inches}-back`, foot, paintOf(upperBorder))),
  ];
}

/** What of a tier lies before what stands on it. */
export function planTierFront(
  tier: CakeTier,
  { inches, frosting, foot }: TierPlace,
): readonly PlannedLayer[] {
  const { upperBorder, side } = tier;
  return [
    ...(upperBorder === 'none'
      ? []
      : placeShaded(
          `upper-${upperBorder}-${inches}-front`,
          foot,
          pickBorderColour(tier, upperBorder, frosting),
        )),
    ...(side === 'flower-cascade' ? [placeColour(`side-flower-cascade-${inches}-colour`, foot)] : []),
  ];
}

function planBody(
  { finish, colour, sponge }: CakeTier,
  { inches, frosting, foot }: TierPlace,
): readonly PlannedLayer[] {
  const icing = placeShaded(`body-${finish}-${inches}`, foot, ICING_COLOURS[colour], SHINE[frosting]);
  if (finish !== 'semi-naked') return icing;
  return [...placeShaded(`body-sponge-${inches}`, foot, SPONGE_COLOURS[sponge]), ...icing];
}

/** A cascade of flowers hangs over the tier and belongs to its front. */
function planSide({ side, colour }: CakeTier, inches: TierInches, foot: Spot): readonly PlannedLayer[] {
  switch (side) {
    case 'none':
    case 'flower-cascade':
      return [];
    case 'quilted-pearls':
      return placeShaded(`side-quilted-pearls-${inches}`, foot, ICING_COLOURS[colour]);
    default:
      return [placeColour(`side-${side}-${inches}-colour`, foot)];
  }
}
