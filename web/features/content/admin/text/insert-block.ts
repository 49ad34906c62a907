import { findLines } from './mark-lines.ts';
import { type EditText, replaceStretch, type Selection, type TextEdit } from './text-edit.ts';

const TIP_SAMPLE = 'Write the tip here.';
const ALT_SAMPLE = 'Say what the picture shows';
const TABLE = '| Size | Guests |\n| --- | --- |\n| 8 inch | 12 |\n| 10 inch | 20 |';

/** Around the lines that are selected; without any, with a sentence to type over. */
export const insertTip: EditText = (selection) => {
  const { text, from, to } = selection;
  if (text.slice(from, to).trim() === '') return insertBelow(selection, wrapTip(TIP_SAMPLE), TIP_SAMPLE);
  const lines = findLines(selection);
  const words = text.slice(lines.from, lines.to);
  return insertBetween(text, lines, wrapTip(words), words);
};

export const insertTable: EditText = (selection) => insertBelow(selection, TABLE, 'Size');

export function insertPicture(pictureId: string): EditText {
  return (selection) => insertBelow(selection, `![${ALT_SAMPLE}](/pictures/${pictureId})`, ALT_SAMPLE);
}

function wrapTip(words: string): string {
  return `:::tip\n${words}\n:::`;
}

/** Below the line of the cursor, so that no sentence is cut in two; on that very line where it is blank. */
function insertBelow({ text, to }: Selection, block: string, typedOver: string): TextEdit {
  const line = findLines({ text, from: to, to });
  const isBlank = text.slice(line.from, line.to).trim() === '';
  return insertBetween(text, isBlank ? line : { from: line.to, to: line.to }, block, typedOver);
}

type Stretch = { readonly from: number; readonly to: number };

/** A block stands between blank lines, or it would be read as part of its neighbours. */
function insertBetween(text: string, { from, to }: Stretch, block: string, typedOver: string): TextEdit {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const gapBefore = before.trim() === '' ? '' : '\n'.repeat(countMissing(/\n*$/.exec(before)?.[0]));
  const gapAfter = after.trim() === '' ? '\n' : '\n'.repeat(countMissing(/^\n*/.exec(after)?.[0]));
  return replaceStretch(from, to, gapBefore + block + gapAfter, typedOver);
}

function countMissing(lineBreaks = ''): number {
  return Math.max(0, 2 - lineBreaks.length);
}
