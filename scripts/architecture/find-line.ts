/** Turns an offset in the text into its line, counted from 1. */
export function createLineFinder(text: string): (offset: number) => number {
  const lineStarts = [0];
  for (const lineBreak of text.matchAll(/\n/g)) lineStarts.push(lineBreak.index + 1);
  return (offset) => lineStarts.findLastIndex((start) => start <= offset) + 1;
}
