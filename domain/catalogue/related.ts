import type { Product } from './product.ts';

export const RELATED_PRODUCTS_MAX = 4;

export type Relatable = Pick<Product, 'id' | 'category' | 'flavorTags' | 'dietaryTags' | 'createdAt'>;

/**
 * What else its shopper may like: of the same category before others, with more shared flavours and dietary tags before
 * fewer, then the newest. What shares neither category nor flavour is not related.
 */
export function chooseRelated<Kind extends Relatable>(
  product: Relatable,
  candidates: Iterable<Kind>,
): readonly Kind[] {
  const best: Relative<Kind>[] = [];
  for (const candidate of candidates) {
    const relative = compareKinship(product, candidate);
    if (!relative) continue;
    const place = best.findLastIndex((other) => compareRelatives(other, relative) <= 0) + 1;
    best.splice(place, 0, relative);
    if (best.length > RELATED_PRODUCTS_MAX) best.pop();
  }
  return best.map(({ candidate }) => candidate);
}

/** Whether a change can make other products' related ones different. */
export function isSameKin(one: Relatable, other: Relatable): boolean {
  return (
    one.category === other.category &&
    one.createdAt.getTime() === other.createdAt.getTime() &&
    hasSameTags(one.flavorTags, other.flavorTags) &&
    hasSameTags(one.dietaryTags, other.dietaryTags)
  );
}

type Relative<Kind> = {
  readonly candidate: Kind;
  readonly isSameCategory: boolean;
  readonly sharedTags: number;
};

function compareKinship<Kind extends Relatable>(
  product: Relatable,
  candidate: Kind,
): Relative<Kind> | undefined {
  if (candidate.id === product.id) return undefined;
  const isSameCategory = candidate.category === product.category;
  const sharedFlavors = countShared(product.flavorTags, candidate.flavorTags);
  if (!isSameCategory && sharedFlavors === 0) return undefined;
  const sharedTags = sharedFlavors + countShared(product.dietaryTags, candidate.dietaryTags);
  return { candidate, isSameCategory, sharedTags };
}

function compareRelatives(one: Relative<Relatable>, other: Relative<Relatable>): number {
  if (one.isSameCategory !== other.isSameCategory) return one.isSameCategory ? -1 : 1;
  if (one.sharedTags !== other.sharedTags) return other.sharedTags - one.sharedTags;
  const byAge = other.candidate.createdAt.getTime() - one.candidate.createdAt.getTime();
  return byAge || (one.candidate.id < other.candidate.id ? -1 : 1);
}

function countShared(some: readonly string[], others: readonly string[]): number {
  let count = 0;
  for (const tag of some) if (others.includes(tag)) count += 1;
  return count;
}

function hasSameTags(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((tag) => others.includes(tag));
}
