import type { EditText } from '../text-edit.ts';

/** Edits a text in which "‹" and "›" stand around what is selected, or "‸" at the cursor, and answers in the same way. */
export function editMarked(marked: string, edit: EditText): string {
  const isCursor = marked.includes('‸');
  const text = marked.replaceAll(/[‹›‸]/g, '');
  const from = marked.indexOf(isCursor ? '‸' : '‹');
  const to = isCursor ? from : marked.indexOf('›') - 1;
  const { insert, selectFrom, selectTo, ...stretch } = edit({ text, from, to });
  const edited = text.slice(0, stretch.from) + insert + text.slice(stretch.to);
  if (selectFrom === selectTo) return `${edited.slice(0, selectFrom)}‸${edited.slice(selectFrom)}`;
  const chosen = edited.slice(selectFrom, selectTo);
  return `${edited.slice(0, selectFrom)}‹${chosen}›${edited.slice(selectTo)}`;
}
