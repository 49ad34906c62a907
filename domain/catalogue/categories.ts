import { accept, type Result, refuse } from '../refusal.ts';
import type { ProductPicture } from './product.ts';

/** Present names by the names that categories had before. */
export type FormerNames = ReadonlyMap<string, string>;

/** What the owner has said about the categories of the products. */
export type CategoryArrangement = {
  readonly order: readonly string[];
  readonly pictures: ReadonlyMap<string, ProductPicture>;
  readonly formerNames: FormerNames;
};

export const NOT_ARRANGED: CategoryArrangement = { order: [], pictures: new Map(), formerNames: new Map() };

/** Each once, and by the name that it has now. */
export function readPresentNames(formerNames: FormerNames, names: readonly string[]): readonly string[] {
  return [...new Set(names.map((name) => formerNames.get(name) ?? name))];
}

/** A list that names categories, after one of them has become another. */
export function replaceCategory(names: readonly string[], from: string, into: string): readonly string[] {
  return [...new Set(names.map((name) => (name === from ? into : name)))];
}

type Move = { readonly from: string; readonly into: string };

export function checkRename(names: ReadonlySet<string>, { from, into }: Move): Result<void> {
  if (!names.has(from)) return refuseMissing(from, 'name');
  if (!names.has(into)) return accept(undefined);
  const message =
    from === into
      ? 'It already has this name.'
      : `There is already a category “${into}”. Merge the two instead.`;
  return refuse('conflict', 'category_exists', message, { newName: message });
}

export function checkMerge(names: ReadonlySet<string>, { from, into }: Move): Result<void> {
  if (!names.has(from)) return refuseMissing(from, 'name');
  if (!names.has(into)) return refuseMissing(into, 'into');
  if (from !== into) return accept(undefined);
  const message = 'Choose another category to merge it into.';
  return refuse('invalid', 'same_category', message, { into: message });
}

/** Every one of them has to be there: whoever arranges has seen the categories as they are. */
export function checkOrder(names: ReadonlySet<string>, order: readonly string[]): Result<void> {
  const missing = order.find((name) => !names.has(name));
  return missing === undefined ? accept(undefined) : refuseMissing(missing, 'order');
}

export function refuseMissing(name: string, field: string) {
  const message = `There is no category “${name}” any more. Reload the page.`;
  return refuse('conflict', 'no_such_category', message, { [field]: message });
}
