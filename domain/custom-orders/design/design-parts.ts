import type { CakeDesign, CakeTier } from './cake-design.ts';

export type TierPart = keyof CakeTier;
export type CakePart = Exclude<keyof CakeDesign, 'tiers'>;
/** Everything a person decides about a cake. */
export type DesignPart = CakePart | TierPart | 'tierCount';
