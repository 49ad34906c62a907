let count = 0;

/** Tells lines of a form apart, also from those of an earlier visit that a draft brought back. */
export function createKey(): string {
  count += 1;
  return `${Date.now()}-${count}`;
}
