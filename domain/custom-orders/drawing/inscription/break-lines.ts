/** Longer words than this are broken where there is no better place. */
const WORD_LENGTH_MAX = 20;

/** A character with the marks and joiners that belong to it. */
const CLUSTER = /\p{RI}{2}|\P{Mark}(?:\u200d\P{Mark}|\p{Mark}|\p{EMod})*|\p{Mark}+/gu;

/** What stays together on a line: a word, or a part of a very long one. */
export type TextPiece = { readonly text: string; readonly isWordStart: boolean };

export function listPieces(text: string): readonly TextPiece[] {
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

export function joinPieces(pieces: readonly TextPiece[]): string {
  return pieces
    .map(({ text, isWordStart }, index) => (isWordStart && index > 0 ? ` ${text}` : text))
    .join('');
}

/** Every way to set so many pieces in one to `linesMax` lines: where each line ends. */
export function listLineEnds(
  pieceCount: number,
  linesMax: number,
  start = 0,
): readonly (readonly number[])[] {
  const ways: (readonly number[])[] = [[pieceCount]];
  if (linesMax === 1) return ways;
  for (let end = start + 1; end < pieceCount; end += 1) {
    for (const rest of listLineEnds(pieceCount, linesMax - 1, end)) ways.push([end, ...rest]);
  }
  return ways;
}
