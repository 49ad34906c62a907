const NAMES: Readonly<Record<number, readonly string[]>> = {
  1: ['Cake'],
  2: ['Bottom', 'Top'],
  3: ['Bottom', 'Middle', 'Top'],
  4: ['Bottom', 'Second', 'Third', 'Top'],
};

/** Bottom, Middle, Top: short enough for a row on a phone. */
export function nameTier(index: number, count: number): string {
  return NAMES[count]?.[index] ?? `Tier ${index + 1}`;
}
