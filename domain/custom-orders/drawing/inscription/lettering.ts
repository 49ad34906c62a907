import type { Lettering } from '../../design/options.ts';

/** Longer words than this are broken where there is no better place. */
const WORD_LENGTH_MAX = 20;

/** A character with the marks and joiners that belong to it. */
const CLUSTER = /\p{RI}{2}|\P{Mark}(?:\u200d\P{Mark}|\p{Mark}|\p{EMod})*|\p{Mark}+/gu;

/** What stays together on a line: a word, or a part of a very long one. */
type TextPiece = { readonly text: string; readonly isWordStart: boolean };

function listPieces(text: string): readonly TextPiece[] {
  return text.split(' ').flatMap((word) => {
    const clusters = word.match(CLUSTER) ?? [''];
    const count = Math.ceil(clusters.length / WORD_LENGTH_MAX);
    const size = Math.ceil(clusters.length / count);
    return Array.from({ length: count }, (_, index) => ({
      text: clusters.slice(index * size, (index + 1) * size).join(''),
      isWordStart: index === 0,
    }));
  });
}

function joinPieces(pieces: readonly TextPiece[]): string {
  return pieces
    .map(({ text, isWordStart }, index) => (isWordStart && index > 0 ? ` ${text}` : text))
    .join('');
}

/** Every way to set so many pieces in one to `linesMax` lines: where each line ends. */
function listLineEnds(pieceCount: number, linesMax: number, start = 0): readonly (readonly number[])[] {
  const ways: (readonly number[])[] = [[pieceCount]];
  if (linesMax === 1) return ways;
  for (let end = start + 1; end < pieceCount; end += 1) {
    for (const rest of listLineEnds(pieceCount, linesMax - 1, end)) ways.push([end, ...rest]);
  }
  return ways;
}

export type LetteredLine = {
  readonly text: string;
  readonly width: number;
  /** Of a script whose letters can be far wider than they should: only a fixed length keeps them on the plaque. */
  readonly isUncertain: boolean;
};
/** As large as the field allows. */
export type LetteredText = { readonly lines: readonly LetteredLine[]; readonly fontSize: number };

export type LetteringField = { readonly width: number; readonly height: number };

const LINES_MAX = 3;
export const LINE_HEIGHT = 1.16;
const FONT_SIZE_MAX: Readonly<Record<Lettering, number>> = { script: 40, capitals: 30 };
/** Of the font's size; generous, since nobody knows which font draws it in the end. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\p{Mark}|\p{Cf}/u, 0],
  [/[.,:;'’!|ijlIftr()[\]-]/u, 0.38],
  [/[MWmw@%&—]/u, 1],
  [/\p{Lowercase}/u, 0.6],
  [/\p{Nd}/u, 0.64],
  [/[\p{Lu}\p{Lt}]/u, 0.78],
  [/[\u1100-\ud7ff\uf900-\uffee\u{10000}-\u{10ffff}☀-➿]/u, 1.3],
];
const SPACE_WIDTH = 0.38;
const OTHER_WIDTH = 0.8;
const CERTAIN = /^[\p{Script=Latin}\p{Mark}\p{ASCII}‘’“”–…₦]*$/u;

/** How much larger the letters must get to be worth another line. */
const WORTH_A_LINE = 1.08;

type Measured = TextPiece & { readonly width: number };
type Setting = {
  readonly lines: readonly (readonly Measured[])[];
  readonly fontSize: number;
  readonly widest: number;
};

/** Breaks into lines where that makes the letters larger. */
export function letter(text: string, lettering: Lettering, field: LetteringField): LetteredText {
  const written = lettering === 'capitals' ? text.toUpperCase() : text;
  const pieces = listPieces(written).map((piece) => ({ ...piece, width: measure(piece.text) }));
  const { lines, fontSize } = listLineEnds(pieces.length, LINES_MAX)
    .map((ends) => setLines(pieces, ends, lettering, field))
    .reduce((best, each) => (isBetter(each, best) ? each : best));
  return {
    fontSize,
    lines: lines.map((line) => {
      const joined = joinPieces(line);
      return { text: joined, width: measureLine(line) * fontSize, isUncertain: !CERTAIN.test(joined) };
    }),
  };
}

function setLines(
  pieces: readonly Measured[],
  ends: readonly number[],
  lettering: Lettering,
  { width, height }: LetteringField,
): Setting {
  const lines = ends.map((end, index) => pieces.slice(ends[index - 1] ?? 0, end));
  const widest = Math.max(...lines.map(measureLine), Number.EPSILON);
  const fontSize = Math.min(FONT_SIZE_MAX[lettering], height / (lines.length * LINE_HEIGHT), width / widest);
  return { lines, fontSize, widest };
}

/** Of two ways with as many lines the larger letters, and then the more even lines. */
function isBetter(one: Setting, other: Setting): boolean {
  const moreLines = one.lines.length - other.lines.length;
  if (moreLines !== 0) return one.fontSize > other.fontSize * WORTH_A_LINE ** moreLines;
  return one.fontSize > other.fontSize || (one.fontSize === other.fontSize && one.widest < other.widest);
}

function measureLine(pieces: readonly Measured[]): number {
  return pieces.reduce((sum, { width, isWordStart }, index) => {
    return sum + width + (isWordStart && index > 0 ? SPACE_WIDTH : 0);
  }, 0);
}

function measure(text: string): number {
  let width = 0;
  for (const character of text) width += WIDTHS.find(([form]) => form.test(character))?.[1] ?? OTHER_WIDTH;
  return width;
}
