import { type RefObject, useCallback, useRef } from 'react';
import type { EditText, TextEdit } from './text-edit.ts';

export type TextEdits = {
  readonly areaRef: RefObject<HTMLTextAreaElement | null>;
  /** Edits what is selected in the field now, and puts the focus there. */
  readonly edit: (change: EditText) => void;
};

/** Buttons that write into a text field as if it had been typed: it can be undone, and the form hears of it. */
export function useTextEdits(): TextEdits {
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const edit = useCallback((change: EditText) => {
    const area = areaRef.current;
    if (!area) return;
    const { value: text, selectionStart: from, selectionEnd: to } = area;
    makeEdit(area, change({ text, from, to }));
  }, []);
  return { areaRef, edit };
}

function makeEdit(area: HTMLTextAreaElement, edit: TextEdit): void {
  const { from, to, insert, selectFrom, selectTo } = edit;
  const before = area.value;
  area.focus();
  area.setSelectionRange(from, to);
  // Deprecated, and still the only way by which the browser can undo what a button wrote.
  document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);
  if (area.value === before) {
    // Refused, or nowhere to be seen: the words matter more than the way back.
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(selectFrom, selectTo);
}
