import type { DemoProduct } from './demo-product.ts';

type Sizes = NonNullable<DemoProduct['sizes']>;

/** Slices as we cut them for guests, and what a cake of that size takes of a day in the kitchen. */
const ROUND_CAKES = {
  6: { servings: 10, workUnits: 4 },
  8: { servings: 18, workUnits: 6 },
  10: { servings: 30, workUnits: 9 },
} as const;
const INCHES = [6, 8, 10] as const;

/** Naira for each width that is offered. */
export function offerInches(prices: Partial<Record<keyof typeof ROUND_CAKES, number>>): Sizes {
  return INCHES.flatMap((inches) => {
    const price = prices[inches];
    if (price === undefined) return [];
    return [{ id: `${inches}-inch`, name: `${inches} inch`, price, ...ROUND_CAKES[inches] }];
  });
}

type Box = { readonly pieces: number; readonly price: number; readonly workUnits: number };

/** One piece is one serving. */
export function offerBoxes(...boxes: readonly Box[]): Sizes {
  return boxes.map(({ pieces, price, workUnits }) => ({
    id: `box-of-${pieces}`,
    name: `Box of ${pieces}`,
    price,
    servings: pieces,
    workUnits,
  }));
}
