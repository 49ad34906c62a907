type Cell = string | number;

/** Without it, spreadsheets take UTF-8 for something else. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Spreadsheets read a cell that begins like this as a formula, and run it; some take the wide signs of East Asia too. */
export const FORMULA_BEGIN = /^'*[=+\-@\t\r\n＝＋－＠]/;
/** Both separators, so that whoever reads it finds out which one it is. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** One line as RFC 4180 has it. Numbers stay numbers; text that could be run is marked as text. */
export function writeCsvRow(cells: readonly Cell[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`;
}

/** The text itself, where it was marked as such: one mark is taken away, so that text that came with marks keeps its own. */
export function unmarkText(cell: string): string {
  return cell.startsWith("'") && FORMULA_BEGIN.test(cell) ? cell.slice(1) : cell;
}

function writeCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA_BEGIN.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
