import { convertKoboToNaira } from '../../money.ts';
import { parseNaira } from '../../parse-naira.ts';
import { accept, type Result, refuse } from '../../refusal.ts';

export type CellReading<Value> = Result<Value, 'cell_unreadable'>;

export function refuseCell(message: string): CellReading<never> {
  return refuse('invalid', 'cell_unreadable', message);
}

/** Where commas separate decimals: 26500,5 and 26500,50. Three digits after a comma are thousands. */
const DECIMAL_COMMA = /,(?=\d{1,2}$)/;
const YES = ['yes', 'y', 'true', '1'];
const NO = ['no', 'n', 'false', '0'];

/** In naira, as the API has it. */
export function readAmount(cell: string): CellReading<number> {
  const reading = parseNaira(cell.trim().replace(DECIMAL_COMMA, '.'));
  return reading.ok ? accept(convertKoboToNaira(reading.value)) : refuseCell(reading.refusal.message);
}

export function readPercentage(cell: string): CellReading<number> {
  const number = cell.replace('%', '').replace(',', '.').trim();
  return /^\d+(?:\.\d+)?$/.test(number) ? accept(Number(number)) : refuseCell('Enter a percentage.');
}

export function readWholeNumber(cell: string): CellReading<number> {
  return /^\d{1,9}$/.test(cell.trim()) ? accept(Number(cell)) : refuseCell('Enter a whole number.');
}

/** Empty where nothing is said. */
export function readCount(cell: string): CellReading<number | null> {
  return cell.trim() === '' ? accept(null) : readWholeNumber(cell);
}

export function readYesOrNo(cell: string): CellReading<boolean> {
  const word = cell.trim().toLowerCase();
  if (YES.includes(word)) return accept(true);
  return NO.includes(word) ? accept(false) : refuseCell('Write yes or no.');
}

/** One of a few words, whatever their capitals, with a blank or a hyphen between them. */
export function readWord<Value extends string>(
  cell: string,
  words: Readonly<Record<Value, string>>,
): CellReading<Value> {
  const plain = (text: string) =>
    text
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, ' ');
  const found = (Object.entries(words) as [Value, string][]).find(([value, word]) =>
    [value, word].some((known) => plain(known) === plain(cell)),
  );
  return found ? accept(found[0]) : refuseCell(`Write ${joinOr(Object.values(words))}.`);
}

/** No tag, category or allergen has a comma in it. */
export function readWords(cell: string): readonly string[] {
  return cell
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function joinOr(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : (words[0] ?? '');
}
