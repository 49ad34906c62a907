import type { Context } from 'hono';
import { TABLE_MAX_BYTES, TABLE_MAX_ROWS, TABLE_TOO_LARGE } from '../../contract/table-limits.ts';
import { type CsvRow, parseCsv } from '../../domain/csv/parse-csv.ts';
import { type Result, refuse } from '../../domain/refusal.ts';
import { readBytes } from './read-bytes.ts';

const TOO_LARGE = refuse('too_large', 'table_too_large', TABLE_TOO_LARGE);
const INTERRUPTED = refuse(
  'invalid',
  'upload_interrupted',
  'The file wasn’t fully uploaded. Please try again.',
);
const NOT_UTF8 = refuse(
  'invalid',
  'not_utf8',
  'This file isn’t UTF-8. In your spreadsheet, save it as “CSV UTF-8” and try again.',
);

/** For whoever counts what counts as a row. */
export const TOO_MANY_ROWS = refuse(
  'too_large',
  'too_many_rows',
  `A file can have at most ${TABLE_MAX_ROWS.toLocaleString('en-GB')} rows. Split it into smaller files.`,
);

/** The body as the rows of a spreadsheet. */
export async function readTable(c: Context): Promise<Result<readonly CsvRow[]>> {
  const file = await readBytes(c, TABLE_MAX_BYTES);
  if (file === 'too_large') return TOO_LARGE;
  if (file === 'interrupted') return INTERRUPTED;
  try {
    return parseCsv(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file));
  } catch {
    return NOT_UTF8;
  }
}
