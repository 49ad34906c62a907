import type { EditText, Selection, TextEdit } from './text-edit.ts';

const HEADING = /^(#{1,6})[ \t]+/;
/** A section, a part of it, and words like any other again. */
const NEXT_HEADING: Readonly<Record<string, string>> = { '': '## ', '##': '### ' };

export const toggleList = toggleLineMark('- ');
export const toggleQuote = toggleLineMark('> ');

/** Makes the line a heading, then a smaller one, then a line like any other. */
export const turnHeading: EditText = (selection) => {
  const { from, to } = findLines({ ...selection, to: selection.from });
  const line = selection.text.slice(from, to);
  const [mark = '', level = ''] = HEADING.exec(line) ?? [];
  return replaceLines(selection, from, to, (NEXT_HEADING[level] ?? '') + line.slice(mark.length));
};

function toggleLineMark(mark: string): EditText {
  return (selection) => {
    const { from, to } = findLines(selection);
    const lines = selection.text.slice(from, to).split('\n');
    const isBlank = (line: string) => line.trim() === '' && lines.length > 1;
    const isMarked = lines.every((line) => isBlank(line) || line.startsWith(mark));
    const turn = (line: string) => (isMarked ? line.slice(mark.length) : mark + line);
    const turned = lines.map((line) => (isBlank(line) ? line : turn(line))).join('\n');
    return replaceLines(selection, from, to, turned);
  };
}

/** From the beginning of the first line that is touched to the end of the last. */
export function findLines({ text, from, to }: Selection): { readonly from: number; readonly to: number } {
  const begin = text.lastIndexOf('\n', from - 1) + 1;
  // A selection of whole lines ends where the next line begins, and does not mean that one.
  const last = to > from && text[to - 1] === '\n' ? to - 1 : to;
  const end = text.indexOf('\n', last);
  return { from: from === 0 ? 0 : begin, to: end < 0 ? text.length : end };
}

/** The cursor stays where it was among the words; a selection becomes all of the lines. */
function replaceLines(selection: Selection, from: number, to: number, insert: string): TextEdit {
  if (selection.from !== selection.to) {
    return { from, to, insert, selectFrom: from, selectTo: from + insert.length };
  }
  const cursor = Math.max(from, selection.from + insert.length - (to - from));
  return { from, to, insert, selectFrom: cursor, selectTo: cursor };
}
