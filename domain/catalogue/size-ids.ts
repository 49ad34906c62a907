import { makeSlug, numberSlug } from './slug.ts';

/** Sizes that have no id yet get one from their name, each its own. */
export function giveSizeIds<Size extends { readonly id: string | null; readonly name: string }>(
  sizes: readonly Size[],
): (Omit<Size, 'id'> & { readonly id: string })[] {
  const taken = new Set(sizes.map(({ id }) => id));
  return sizes.map((size, index) => {
    const id = size.id ?? makeFreeId(size.name, index, taken);
    taken.add(id);
    return { ...size, id };
  });
}

function makeFreeId(name: string, index: number, taken: ReadonlySet<string | null>): string {
  const slug = makeSlug(name) || `size-${index + 1}`;
  let count = 1;
  while (taken.has(numberSlug(slug, count))) count += 1;
  return numberSlug(slug, count);
}
