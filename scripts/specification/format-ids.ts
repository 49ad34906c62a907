/** S2.1, S2.2, S2.3, S2.5, P1.1 → `S2: 1–3, 5` and `P1: 1`, in the order given. */
export function formatIds(ids: readonly string[]): string[] {
  const numbersByChapter = new Map<string, number[]>();
  for (const id of ids) {
    const [chapter = '', number] = id.split('.');
    numbersByChapter.set(chapter, [...(numbersByChapter.get(chapter) ?? []), Number(number)]);
  }
  return [...numbersByChapter].map(
    ([chapter, numbers]) => `${chapter}: ${formatNumbers(numbers).join(', ')}`,
  );
}

function formatNumbers(numbers: readonly number[]): string[] {
  const runs: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && number === run.last + 1) run.last = number;
    else runs.push({ first: number, last: number });
  }
  return runs.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`));
}
