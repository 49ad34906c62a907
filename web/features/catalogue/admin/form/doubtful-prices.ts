import { formatNaira } from '../../../../../domain/money.ts';
import { parseNaira } from '../../../../../domain/parse-naira.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { createTapGuard } from '../../../../ui/browser/tap-guard.ts';
import { readCount } from '../../../../ui/form/read-typed.ts';
import type { SizeValues } from './form-values.ts';

type TypedSize = Pick<SizeValues, 'name' | 'price' | 'servings'>;
type Size = {
  readonly index: number;
  readonly name: string;
  readonly price: number;
  readonly extent: number;
};

/** One digit too many or too few; what costs more for its extent alone stays below it. */
const TOO_FAR = 6;

/**
 * Asks once about each set of prices, and nothing about those that are saved: whoever mends something else has not answered.
 * The second half of a double tap comes before anybody has read the question, and is no answer.
 */
export function createPriceQuestion(readClockMs?: () => number) {
  const isDoubleTap = createTapGuard(readClockMs);
  let asked = '';
  return (sizes: readonly TypedSize[], saved: readonly TypedSize[]): FieldProblems => {
    const written = writePrices(sizes);
    const isAnswer = !isDoubleTap() && written === asked;
    asked = written;
    return isAnswer || written === writePrices(saved) ? {} : findDoubts(sizes);
  };
}

/** All that the question depends on. */
function writePrices(sizes: readonly TypedSize[]): string {
  return JSON.stringify(sizes.map(({ name, price, servings }) => [name, price, servings]));
}

/** What may be a slip of the finger: a larger size cheaper than a smaller one, or far off the next one. */
function findDoubts(sizes: readonly TypedSize[]): FieldProblems {
  const known = readSizes(sizes).toSorted((a, b) => a.extent - b.extent);
  const doubts = known.slice(1).flatMap((size, place) => {
    const smaller = known[place];
    const doubt = smaller && findDoubt(smaller, size);
    return doubt ? [[`sizes.${size.index}.price`, `${doubt} If that’s right, save again.`] as const] : [];
  });
  return Object.fromEntries(doubts);
}

function findDoubt(smaller: Size, larger: Size): string | undefined {
  const other = `${smaller.name.trim()} at ${formatNaira(smaller.price)}`;
  if (larger.extent > smaller.extent && larger.price < smaller.price) return `Cheaper than ${other}.`;
  const ratio = larger.price / smaller.price / (larger.extent / smaller.extent);
  if (ratio < TOO_FAR && ratio > 1 / TOO_FAR) return undefined;
  return `Much ${ratio > 1 ? 'dearer' : 'cheaper'} than ${other}.`;
}

/** Those whose prices can be read; sizes that nothing tells apart are of one extent. */
function readSizes(sizes: readonly TypedSize[]): readonly Size[] {
  const read = sizes.flatMap(({ name, price, servings }, index) => {
    const reading = parseNaira(price);
    return reading.ok && reading.value > 0
      ? [{ index, name, price: reading.value, servings: readCount(servings) ?? 0 }]
      : [];
  });
  const byServings = read.every(({ servings }) => servings > 0);
  const byName = read.every(({ name }) => readNumber(name) > 0);
  return read.map(({ servings, ...size }) => ({
    ...size,
    extent: byServings ? servings : byName ? readNumber(size.name) : 1,
  }));
}

/** "8 inch" and "Box of 12" are told apart by their numbers. */
const readNumber = (name: string) => Number(name.match(/\d+/)?.[0] ?? 0);
