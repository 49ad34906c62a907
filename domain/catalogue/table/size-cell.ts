import { accept } from '../../refusal.ts';
import { SIZES_MAX } from '../product.ts';
import { type CellReading, readAmount, readCount, readWholeNumber, refuseCell } from './cell-values.ts';
import { readListCell } from './list-cell.ts';

/** A size as a table has it, in the words of the API: without an id it is known by its name. */
export type SizeInTable = {
  readonly id: string | null;
  readonly name: string;
  readonly price: number;
  readonly servings: number | null;
  readonly workUnits: number;
};

const PARTS_MIN = 2;
const PARTS_MAX = 5;

/** "6 inch | 18000 | 8 | 4 | six-inch": name, price, servings, kitchen points, id. */
export function readSizes(cell: string): CellReading<readonly SizeInTable[]> {
  const things = readListCell(cell);
  if (things.length > SIZES_MAX) return refuseCell(`Use at most ${SIZES_MAX} sizes.`);
  const sizes: SizeInTable[] = [];
  for (const parts of things) {
    const size = readSize(parts);
    if (!size.ok) return size;
    sizes.push(size.value);
  }
  return accept(sizes);
}

function readSize(parts: readonly string[]): CellReading<SizeInTable> {
  const [name = '', typedPrice = '', typedServings = '', typedWork = '', id = ''] = parts;
  if (parts.length < PARTS_MIN || parts.length > PARTS_MAX) {
    return refuseCell(
      'Write each size as “name | price | serves | kitchen points | id”, with “;” between sizes.',
    );
  }
  const price = readAmount(typedPrice);
  const servings = readCount(typedServings);
  const workUnits = typedWork === '' ? accept(1) : readWholeNumber(typedWork);
  if (!price.ok) return nameSize(name, price.refusal.message);
  if (!servings.ok) return nameSize(name, servings.refusal.message);
  if (!workUnits.ok) return nameSize(name, workUnits.refusal.message);
  return accept({
    id: id === '' ? null : id,
    name,
    price: price.value,
    servings: servings.value,
    workUnits: workUnits.value,
  });
}

function nameSize(name: string, problem: string) {
  return refuseCell(`Size “${name}”: ${problem}`);
}
