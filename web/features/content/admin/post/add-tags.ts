/** "Weddings, owambe" are two tags, in small letters; one that is there already is not added again. */
export function addTags(tags: readonly string[], typed: string): readonly string[] {
  const added = typed
    .split(',')
    .map((tag) => tag.trim().replaceAll(/\s+/g, ' ').toLowerCase())
    .filter((tag) => tag !== '');
  return [...new Set([...tags, ...added])];
}
