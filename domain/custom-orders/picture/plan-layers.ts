import { type CakeDesign, listTierInches } from '../design/cake-design.ts';
import type { TierInches } from '../design/options.ts';
import { frameCake, TIER_HEIGHT } from '../drawing/canvas/frame.ts';
import { type PlannedLayer, placeShadow, type Spot } from './place-layer.ts';
import { hasInscription, type PlannedText, planPlaque, planPlaqueText, planSignText } from './plan-text.ts';
import { planStand, planTier, planTierFront } from './plan-tier.ts';
import { findSignRise, planTop } from './plan-top.ts';

/** How a picture of a design is put together. All measures are pixels at 50 to the inch, from the upper left corner. */
export type PicturePlan = {
  /** The picture is a square. */
  readonly size: number;
  /** In the order they are drawn in. */
  readonly layers: readonly PlannedLayer[];
  /** Drawn last; null without an inscription. */
  readonly text: PlannedText | null;
};

/** The picture of a design, in the same frame as its line drawing. */
export function planLayers(design: CakeDesign): PicturePlan {
  const { size, originX, originY } = frameCake(design);
  const foot = { x: Math.round(originX), y: originY };
  return {
    size,
    layers: [...planStand(design, foot), ...planTiersFrom(design, 0, foot)],
    text: planText(design, foot),
  };
}

/** A tier, all that stands on it, and what of it lies before that. */
function planTiersFrom(design: CakeDesign, index: number, foot: Spot): readonly PlannedLayer[] {
  const tier = design.tiers[index];
  const inches = listTierInches(design)[index];
  if (!tier || !inches) return [];
  const place = { inches, frosting: design.frosting, foot };
  const isTop = index === design.tiers.length - 1;
  return [
    ...(index === 0 ? [] : planContact(inches, foot)),
    ...planTier(tier, place),
    ...(isTop
      ? planTop(design, inches, foot)
      : planTiersFrom(design, index + 1, { ...foot, y: foot.y - TIER_HEIGHT })),
    ...planTierFront(tier, place),
    ...(index === 0 && hasInscription(design, 'front') ? [planPlaque(design.baseInches, foot)] : []),
  ];
}

/** The shadow of a tier on the one below; the widest there is stands on none. */
function planContact(inches: TierInches, foot: Spot): readonly PlannedLayer[] {
  return inches === 12 ? [] : [placeShadow(`contact-tier-${inches}-shadow`, foot)];
}

function planText(design: CakeDesign, foot: Spot): PlannedText | null {
  const { inscription, baseInches, tiers } = design;
  if (hasInscription(design, 'front')) return planPlaqueText(inscription, baseInches, foot);
  const topInches = listTierInches(design).at(-1);
  if (!hasInscription(design, 'top') || !topInches) return null;
  const rise = findSignRise(design, topInches);
  return planSignText(inscription, { ...foot, y: foot.y - tiers.length * TIER_HEIGHT - rise });
}
