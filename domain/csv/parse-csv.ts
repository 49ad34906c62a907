import { accept, type Result, refuse } from '../refusal.ts';
import { BYTE_ORDER_MARK, unmarkText } from './write-csv.ts';

export type CsvRow = {
  /** Where it begins in the file, counted from 1; a cell may hold several lines. */
  readonly line: number;
  readonly cells: readonly string[];
};

/** Which one a spreadsheet writes depends on where it was set up. */
const SEPARATORS = [',', ';', '\t'] as const;

/**
 * Reads what spreadsheets write: with commas or semicolons, with or without quotes, with any kind of line end. Lines without
 * a single word are left out. A quote that stands inside a word (6" cake) is part of it.
 */
export function parseCsv(text: string): Result<readonly CsvRow[], 'csv_unreadable'> {
  const source = text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text;
  const separator = findSeparator(source);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let rowLine = 1;
  let place = 0;

  while (place < source.length) {
    const cell = source[place] === '"' ? readQuoted(source, place) : readPlain(source, place, separator);
    if (!cell) return refuseLine(line, 'a quotation mark is opened and never closed');
    cells.push(unmarkText(cell.text));
    line += cell.lineBreaks;
    place = cell.end;

    const next = source[place];
    if (next === separator) {
      place += 1;
      // A separator at the very end stands before one more cell, an empty one.
      if (place < source.length) continue;
      cells.push('');
    } else if (next !== undefined && next !== '\r' && next !== '\n') {
      return refuseLine(line, 'there is text after a closing quotation mark');
    }
    if (cells.some((each) => each !== '')) rows.push({ line: rowLine, cells });
    cells = [];
    place += source.startsWith('\r\n', place) ? 2 : 1;
    line += 1;
    rowLine = line;
  }
  return accept(rows);
}

type ReadCell = { readonly text: string; readonly end: number; readonly lineBreaks: number };

function readPlain(source: string, start: number, separator: string): ReadCell {
  let end = start;
  while (end < source.length && !isEnd(source[end], separator)) end += 1;
  return { text: source.slice(start, end), end, lineBreaks: 0 };
}

function isEnd(character: string | undefined, separator: string): boolean {
  return character === separator || character === '\r' || character === '\n';
}

/** Undefined when the quote is never closed. */
function readQuoted(source: string, start: number): ReadCell | undefined {
  let close = source.indexOf('"', start + 1);
  while (close !== -1 && source[close + 1] === '"') close = source.indexOf('"', close + 2);
  if (close === -1) return undefined;
  const text = source.slice(start + 1, close);
  const lineBreaks = text.match(/\r\n|\r|\n/g)?.length ?? 0;
  return { text: text.replaceAll('""', '"'), end: close + 1, lineBreaks };
}

/** The one that the first line has most of, outside of quotes. */
function findSeparator(source: string): string {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const character of source) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\r' || character === '\n')) break;
    else if (!isQuoted) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const count = (separator: string) => counts.get(separator) ?? 0;
  return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best));
}

function refuseLine(line: number, reason: string) {
  return refuse('invalid', 'csv_unreadable', `We can’t read this file: on line ${line} ${reason}.`);
}
