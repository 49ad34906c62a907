import { isCake } from './is-cake.ts';

export type Named = { readonly name: string };

/** Where no cake is sold, the house's picture of one would promise it. */
export function isBreadShop(categories: readonly Named[]): boolean {
  return (
    categories.some(({ name }) => /\b(?:bread|loaf|loaves)/iu.test(name)) &&
    !categories.some(({ name }) => isCake({ category: name }))
  );
}
