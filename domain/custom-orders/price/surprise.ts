import type { Allergen } from '../../catalogue/allergens.ts';
import { IN_EVERY_CAKE, listAllergens } from '../design/allergens.ts';
import type { CakeDesign } from '../design/cake-design.ts';
import { makeRandomDesign, type RandomSource } from '../design/random-design.ts';
import { countServings } from './effort.ts';
import { fitToGuests } from './guest-fits.ts';
import { priceDesign } from './price-design.ts';
import type { PriceList } from './price-list.ts';

/** A surprise is a pleasant one: so many times the price of the cake it replaces, at most. */
export const SURPRISE_PRICE_RATIO_MAX = 1.5;

/** How many are drawn in any size, and then, where none of them suits, in the size of the present cake. */
const FREE_DRAWS = 20;
const SIZED_DRAWS = 60;

type Wanted = {
  /** As many as come; none: nobody has said. */
  readonly guests: number;
  readonly avoided: ReadonlySet<Allergen>;
};

/** "Surprise me": a cake for as many guests, without what the shopper avoids and for about the price of the present one. */
export function makeSurprise(
  random: RandomSource,
  list: PriceList,
  present: CakeDesign,
  { guests, avoided }: Wanted,
): CakeDesign {
  const unchanged = {
    inscription: present.inscription,
    isEggless: present.isEggless || avoided.has('egg'),
    isNutFree: present.isNutFree || avoided.has('nuts'),
  };
  const priceMax =
    SURPRISE_PRICE_RATIO_MAX * priceDesign(fitToGuests(present, guests, list), list).totalInKobo;
  const presentSize = guests > 0 ? guests : countServings(present, list);
  const draw = (size: number) => {
    const design = fitToGuests(makeRandomDesign(random, list, unchanged), size, list);
    const avoidedCount = listAllergens(design).filter(
      (allergen) => avoided.has(allergen) && !IN_EVERY_CAKE.has(allergen),
    ).length;
    const excess = Math.max(0, priceDesign(design, list).totalInKobo - priceMax);
    return { design, avoidedCount, excess };
  };
  let nearest = draw(guests);
  for (let drawn = 1; drawn < FREE_DRAWS + SIZED_DRAWS; drawn += 1) {
    if (nearest.excess === 0 && nearest.avoidedCount === 0) break;
    const next = draw(drawn < FREE_DRAWS ? guests : presentSize);
    const isNearer =
      next.avoidedCount < nearest.avoidedCount ||
      (next.avoidedCount === nearest.avoidedCount && next.excess < nearest.excess);
    if (isNearer) nearest = next;
  }
  return nearest.design;
}
