/** After how many characters a chunk ends at the next blank line, and at the next line of each kind whatever stands in it. */
const AT_BLANK_LINE = 1_000;
const AT_LISTED_LINE = 2_000;
const AT_PLAIN_LINE = 4_000;
/** A table that is cut loses its head. */
const AT_TABLE_ROW = 16_000;
const LINE_MAX_LENGTH = 8_000;
/** More than any paragraph has; from there on they are text. */
const MARKS_MAX = 400;

const HEADING = /^#{1,6}[ \t]/;
const LISTED = /^[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)]|$)|^[ \t]/;
const DEEP = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])){7,}/;
const MARK = /[*_[`]/g;
const PUNCTUATION = /[!-/:-@[-`{-~]/g;

/**
 * Cuts Markdown where it can be cut without changing what it says. The parser's time grows with the square of what it is given,
 * and faster with the depth of its nesting: a page of ">" would stop the shop for minutes. Chunks keep it to a sum of small squares.
 */
export function cutChunks(lines: readonly string[]): readonly string[] {
  const chunks: string[] = [];
  let chunk: string[] = [];
  let length = 0;
  let markCount = 0;
  const cut = () => {
    if (length > 0) chunks.push(chunk.join('\n'));
    chunk = [];
    length = 0;
  };
  for (const line of lines.flatMap(cutLine)) {
    if (HEADING.test(line) || length > findEnd(line)) cut();
    const isPlain = !line.startsWith('|') && !LISTED.test(line);
    markCount = (line.match(MARK)?.length ?? 0) + (isPlain ? markCount : 0);
    // Nobody nests seven quotes or lists.
    const cached = markCount > MARKS_MAX || DEEP.test(line) ? line.replace(PUNCTUATION, '\\$&') : line;
    chunk.push(cached);
    length += cached.length + 1;
    if (line.trim() === '' && length > AT_BLANK_LINE) cut();
  }
  cut();
  return chunks;
}

function findEnd(line: string): number {
  if (line.startsWith('|')) return AT_TABLE_ROW;
  return LISTED.test(line) ? AT_LISTED_LINE : AT_PLAIN_LINE;
}

/** Nobody writes a line of a thousand words. */
function cutLine(line: string): readonly string[] {
  if (line.length <= LINE_MAX_LENGTH) return [line];
  const parts: string[] = [];
  for (let start = 0; start < line.length; start += LINE_MAX_LENGTH) {
    parts.push(line.slice(start, start + LINE_MAX_LENGTH));
  }
  return parts;
}
