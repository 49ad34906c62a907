/** By value; both sides are plain data made by the same code, so their keys come in the same order. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
