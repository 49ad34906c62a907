import { isSafeLink } from '../../../../../domain/content/links.ts';
import { type EditText, replaceStretch, trimSelection } from './text-edit.ts';

const LINK_SAMPLE = 'words to press';
const ADDRESS_SAMPLE = 'https://';
/** A mark ends with its paragraph. */
const BETWEEN_PARAGRAPHS = /(\n[ \t]*\n\s*)/;

export const toggleBold = toggleMark('**', 'bold words');
export const toggleItalic = toggleMark('_', 'slanted words');

/** Once puts the mark around what is selected, and once more takes it away. */
function toggleMark(mark: string, sample: string): EditText {
  return (selection) => {
    const { text, from, to } = trimSelection(selection);
    const chosen = text.slice(from, to);
    const { length } = mark;
    if (chosen === '') return replaceStretch(from, to, mark + sample + mark, sample);
    const isMarkedAround = text.slice(0, from).endsWith(mark) && text.startsWith(mark, to);
    if (isMarkedAround) return replaceStretch(from - length, to + length, chosen, chosen);
    const isMarkedWithin = chosen.length > 2 * length && chosen.startsWith(mark) && chosen.endsWith(mark);
    if (isMarkedWithin) {
      const bare = chosen.slice(length, -length);
      return replaceStretch(from, to, bare, bare);
    }
    const marked = chosen
      .split(BETWEEN_PARAGRAPHS)
      .map((part) => (part.trim() === '' ? part : mark + part + mark))
      .join('');
    const edit = replaceStretch(from, to, marked, marked);
    // What was selected stays so without its marks; the next press then takes them away.
    return { ...edit, selectFrom: edit.selectFrom + length, selectTo: edit.selectTo - length };
  };
}

/** Asks for the half that is missing: the address for words, the words for an address. */
export const insertLink: EditText = (selection) => {
  const { text, from, to } = trimSelection(selection);
  const chosen = text.slice(from, to);
  if (isSafeLink(chosen)) return replaceStretch(from, to, `[${LINK_SAMPLE}](${chosen})`, LINK_SAMPLE);
  return replaceStretch(from, to, `[${chosen || LINK_SAMPLE}](${ADDRESS_SAMPLE})`, ADDRESS_SAMPLE);
};

/** What the shop knows of itself, to be filled in wherever the text is read. */
export function insertFact(name: string): EditText {
  return ({ from, to }) => {
    const insert = `{{${name}}}`;
    const end = from + insert.length;
    return { from, to, insert, selectFrom: end, selectTo: end };
  };
}
