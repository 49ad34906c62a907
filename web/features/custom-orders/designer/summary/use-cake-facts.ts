import { useMemo, useState } from 'react';
import type { ProductAnswer } from '../../../../../contract/products.ts';
import { findAvoided } from '../../../../../domain/catalogue/allergens.ts';
import { listAllergens } from '../../../../../domain/custom-orders/design/allergens.ts';
import {
  computeLeadTimeHours,
  countServings,
  countWorkUnits,
} from '../../../../../domain/custom-orders/price/effort.ts';
import { findGuestFits } from '../../../../../domain/custom-orders/price/guest-fits.ts';
import { priceDesign } from '../../../../../domain/custom-orders/price/price-design.ts';
import { findWayToBuy } from '../../../../../domain/custom-orders/price/way-to-buy.ts';
import { useAvoidedAllergens } from '../../../catalogue/allergens/allergen-context.ts';
import { useAvailability } from '../../../delivery/availability-context.tsx';
import type { HoldInput } from '../instructions/use-request-draft.ts';
import type { Designer } from '../state/use-designer.ts';

export type CakeFacts = ReturnType<typeof useCakeFacts>;

/** What follows from the choices: price, servings, allergens, the way to buy it and the earliest day. */
export function useCakeFacts(
  { id: productId, discountPercentage }: Pick<ProductAnswer, 'id' | 'discountPercentage'>,
  { design, text, list, arePricesKnown, guests }: Designer,
  { draft: { instructions, pictures }, uploadingCount }: Pick<HoldInput, 'draft' | 'uploadingCount'>,
) {
  const avoided = useAvoidedAllergens();
  const referencePictureCount = pictures.length + uploadingCount;
  const effort = `${countWorkUnits(design, list)}/${computeLeadTimeHours(design, list)}`;
  const availability = useAvailability([
    { productId, sizeId: null, quantity: 1, design: useSteadyText(text, effort) },
  ]);
  const facts = useMemo(
    () => ({
      price: priceDesign(design, list, discountPercentage),
      servings: countServings(design, list),
      leadTimeHours: computeLeadTimeHours(design, list),
      allergens: listAllergens(design),
      wayToBuy: findWayToBuy(design, { instructions, referencePictureCount }, list, discountPercentage),
      /** Whether the same cake comes in a size for so many. */
      canFeed: (people: number) => findGuestFits(design, people, list, discountPercentage).length > 0,
    }),
    [design, list, discountPercentage, instructions, referencePictureCount],
  );
  return { ...facts, avoided: findAvoided(facts.allergens, avoided), availability, arePricesKnown, guests };
}

/** The day depends on the work alone: another colour asks nothing anew, on a line that is paid by the megabyte. */
function useSteadyText(text: string, effort: string): string {
  const [asked, setAsked] = useState({ effort, text });
  if (asked.effort !== effort) setAsked({ effort, text });
  return asked.text;
}
