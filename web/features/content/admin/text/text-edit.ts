/** A text and what is selected in it; a cursor is a selection of nothing. */
export type Selection = { readonly text: string; readonly from: number; readonly to: number };

/** One stretch of a text gives way to other words; said so that the browser can do it, and undo it. */
export type TextEdit = {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  /** What is selected afterwards. */
  readonly selectFrom: number;
  readonly selectTo: number;
};

export type EditText = (selection: Selection) => TextEdit;

/** Puts words in the place of a stretch, and selects the part of them that is to be typed over. */
export function replaceStretch(from: number, to: number, insert: string, typedOver: string): TextEdit {
  const begin = from + Math.max(0, insert.indexOf(typedOver));
  return { from, to, insert, selectFrom: begin, selectTo: begin + typedOver.length };
}

/** Without the blanks around it: "**cake **" would not be bold. Blanks alone are as good as nothing. */
export function trimSelection({ text, from, to }: Selection): Selection {
  const chosen = text.slice(from, to);
  const words = chosen.trim();
  const begin = words === '' ? from : from + chosen.indexOf(words);
  return { text, from: begin, to: begin + words.length };
}
