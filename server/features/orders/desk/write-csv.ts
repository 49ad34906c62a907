type Cell = string | number;

/** Spreadsheets read a cell that begins like this as a formula, and run it. */
const FORMULA_BEGIN = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** One line as RFC 4180 has it. Numbers stay numbers; text that could be run is marked as text. */
export function writeCsvRow(cells: readonly Cell[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`;
}

function writeCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA_BEGIN.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
