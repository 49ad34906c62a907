import type { ChangeName } from '../database/change-names.ts';

/**
 * What a cached page or answer shows, and must be dropped with. Finer than what nodes tell each other: another price drops
 * one product's page, not the pages of all products.
 *
 * - `product:<id>`: this product, also while it is not there.
 * - `designer`: whether any cake can be designed, which every page's menu says.
 * - `category:<name>`, `flavor:<tag>`: which products are related through it.
 */
export type DependencyName =
  | ChangeName
  | 'designer'
  | `product:${string}`
  | `category:${string}`
  | `flavor:${string}`;

type Related = { readonly category: string; readonly flavorTags: readonly string[] };

/** Through what a product is related to others. */
export function nameKin({ category, flavorTags }: Related): readonly DependencyName[] {
  return [`category:${category}`, ...flavorTags.map((tag) => `flavor:${tag}` as const)];
}
