/** "Weddings, owambe" are two tags, each spelt as it is elsewhere; one that is there already is not added again. */
export function addTags(
  tags: readonly string[],
  typed: string,
  spell: (tag: string) => string,
): readonly string[] {
  const added = typed
    .split(',')
    .map((tag) => tag.trim().replaceAll(/\s+/g, ' '))
    .filter((tag) => tag !== '');
  return [...new Set([...tags, ...added.map(spell)])];
}
