import type { Product } from '../../../../domain/catalogue/product.ts';
import { isSameKin } from '../../../../domain/catalogue/related.ts';
import { type DependencyName, nameKin } from '../../../http/dependency-names.ts';
import type { CatalogueChange } from '../catalogue-change.ts';

/** Everything kept that a change makes out of date; asked while the old products can still be found. */
export function nameDependencies(
  { put, removed }: CatalogueChange,
  findBefore: (id: string) => Product | undefined,
): ReadonlySet<DependencyName> {
  const names = new Set<DependencyName>(['catalogue']);
  for (const id of removed) names.add(`product:${id}`);
  for (const product of put) {
    names.add(`product:${product.id}`);
    const before = findBefore(product.id);
    if (before && isSameKin(before, product)) continue;
    for (const relative of before ? [before, product] : [product]) {
      for (const name of nameKin(relative)) names.add(name);
    }
  }
  return names;
}
