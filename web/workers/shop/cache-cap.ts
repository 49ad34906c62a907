/** How much one cache may hold. */
export type Cap = { readonly entries: number; readonly bytes: number };

export type CachedEntry = { readonly address: string; readonly bytes: number };

/** What has to go so that the rest fits, by the order in which things were kept: the oldest first. */
export function chooseToDrop(entries: readonly CachedEntry[], cap: Cap): readonly string[] {
  let count = entries.length;
  let bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  const dropped: string[] = [];
  for (const entry of entries) {
    if (count <= cap.entries && bytes <= cap.bytes) break;
    dropped.push(entry.address);
    count -= 1;
    bytes -= entry.bytes;
  }
  return dropped;
}
