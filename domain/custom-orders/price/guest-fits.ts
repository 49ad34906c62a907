import { type CakeDesign, countTiersOn } from '../design/cake-design.ts';
import { findObstacle, makeChoice } from '../design/choices.ts';
import { BASE_INCHES, TIERS_MAX } from '../design/options.ts';
import { countServings } from './effort.ts';
import { priceDesign } from './price-design.ts';
import type { PriceList } from './price-list.ts';

export type GuestFit = {
  /** The same cake in that size. */
  readonly design: CakeDesign;
  readonly servings: number;
  readonly priceInKobo: number;
};

/** More would be a table to read and not a choice. */
const FITS_MAX = 3;

/** The smallest cake that feeds so many, for each number of tiers, the cheapest first; none where no size does. */
export function findGuestFits(
  design: CakeDesign,
  guests: number,
  list: PriceList,
  discountPercentage: number,
): readonly GuestFit[] {
  const fits: GuestFit[] = [];
  for (let tierCount = 1; tierCount <= TIERS_MAX; tierCount += 1) {
    const sizes = listSizes(design, tierCount, list, discountPercentage);
    const smallest = sizes.find(({ servings }) => servings >= guests);
    if (smallest) fits.push(smallest);
  }
  return fits.sort((one, other) => one.priceInKobo - other.priceInKobo).slice(0, FITS_MAX);
}

/** The same cake in the size that feeds so many and the fewest more; as it is where nobody has said how many, or none does. */
export function fitToGuests(design: CakeDesign, guests: number, list: PriceList): CakeDesign {
  if (guests <= 0) return design;
  const [nearest] = findGuestFits(design, guests, list, 0).toSorted(
    (one, other) => one.servings - other.servings,
  );
  return nearest?.design ?? design;
}

/** With so many tiers, the smallest first. */
function listSizes(
  design: CakeDesign,
  tierCount: number,
  list: PriceList,
  discountPercentage: number,
): readonly GuestFit[] {
  const sizes: GuestFit[] = [];
  for (const baseInches of BASE_INCHES) {
    if (countTiersOn(baseInches) < tierCount) continue;
    const size = { part: 'baseInches', value: baseInches } as const;
    const height = { part: 'tierCount', value: tierCount } as const;
    if (findObstacle(design, size, list) !== undefined) continue;
    const made = makeChoice(makeChoice(design, size, list).design, height, list).design;
    if (made.tiers.length !== tierCount || made.baseInches !== baseInches) continue;
    const { totalInKobo } = priceDesign(made, list, discountPercentage);
    sizes.push({ design: made, servings: countServings(made, list), priceInKobo: totalInKobo });
  }
  return sizes;
}
