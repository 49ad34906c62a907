/** The list with one item at another place; past either end is the end. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined) return list;
  const others = list.toSpliced(from, 1);
  return others.toSpliced(Math.max(0, to), 0, item);
}
