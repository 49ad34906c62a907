type Rows = readonly (readonly boolean[])[];

/** Which modules each of the eight masks turns around (ISO/IEC 18004, table 10). */
export const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The one with the least in it that confuses a reader: long runs, squares, what looks like a finder, much more dark than light. */
export function chooseMask(candidates: readonly Rows[]): Rows | undefined {
  const judged = candidates.map((rows) => ({ rows, penalty: judge(rows) }));
  return judged.toSorted((one, other) => one.penalty - other.penalty)[0]?.rows;
}

function judge(rows: Rows): number {
  const columns = rows.map((_, x) => rows.map((row) => row[x] === true));
  const lines = [...rows, ...columns].map((line) => line.map(Number).join(''));
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []);
  const finders = lines.flatMap((line) => line.match(/(?=00001011101|10111010000)/g) ?? []);
  const dark = rows.flat().filter(Boolean).length;
  const imbalance = Math.abs(dark * 20 - rows.length ** 2 * 10) / rows.length ** 2;
  return (
    runs.reduce((sum, { length }) => sum + length - 2, 0) +
    countSquares(rows) * 3 +
    finders.length * 40 +
    Math.floor(imbalance) * 10
  );
}

function countSquares(rows: Rows): number {
  let count = 0;
  for (const [y, row] of rows.entries()) {
    const below = rows[y + 1];
    for (let x = 1; below && x < row.length; x += 1) {
      const isSquare = row[x] === row[x - 1] && row[x] === below[x] && row[x] === below[x - 1];
      if (isSquare) count += 1;
    }
  }
  return count;
}
