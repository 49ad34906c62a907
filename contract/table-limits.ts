/** Of a table that is imported. */
export const TABLE_MAX_BYTES = 2 * 1024 * 1024;
export const TABLE_MAX_ROWS = 5_000;
/** Of what is told row by row; the rest is counted. */
export const TABLE_ROWS_SHOWN_MAX = 200;

export const TABLE_TOO_LARGE = `A file can have at most ${TABLE_MAX_BYTES / 1024 / 1024} MB. Split it into smaller files.`;
