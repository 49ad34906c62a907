import BracesIcon from 'lucide-react/icons/braces';
import PictureIcon from 'lucide-react/icons/image';
import ItalicIcon from 'lucide-react/icons/italic';
import BoldIcon from 'lucide-react/icons/letter-b';
import HeadingIcon from 'lucide-react/icons/letter-h';
import TipIcon from 'lucide-react/icons/lightbulb';
import LinkIcon from 'lucide-react/icons/link';
import ListIcon from 'lucide-react/icons/list';
import QuoteIcon from 'lucide-react/icons/quote';
import TableIcon from 'lucide-react/icons/table';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { ENTRY_BODY_MAX_LENGTH } from '../../../../../domain/content/entry.ts';
import { CONTROL_CLASS, Field } from '../../../../ui/fields/field.tsx';
import { Problem } from '../../../../ui/form/problem.tsx';
import { ACCEPTED_TYPES } from '../../../../ui/uploads/check-files.ts';
import { UploadState } from '../../../../ui/uploads/upload-state.tsx';
import { usePictureUpload } from '../use-picture-upload.ts';
import { FactsDialog } from './facts-dialog.tsx';
import { insertPicture, insertTable, insertTip } from './insert-block.ts';
import { toggleList, toggleQuote, turnHeading } from './mark-lines.ts';
import { insertFact, insertLink, toggleBold, toggleItalic } from './mark-words.ts';
import type { EditText, TextEdit } from './text-edit.ts';
import { type Tool, Toolbar } from './toolbar.tsx';

/** What the shop's Markdown can say, each form with what becomes of it. */
const FORMS = [
  { typed: '## A section', becomes: 'a heading; three # make a smaller one' },
  { typed: '**bold** and _slanted_', becomes: 'words with weight, or said with a smile' },
  { typed: '[our terms](/terms)', becomes: 'a link to a place in the shop, or to https://…' },
  { typed: '- flour', becomes: 'a line of a list; 1. makes a numbered one' },
  { typed: '> Best cake ever', becomes: 'a quotation' },
  { typed: ':::tip … :::', becomes: 'a note; good and warning have other colours' },
  { typed: ':::questions … :::', becomes: 'questions that fold, each a heading with its answer below' },
  { typed: '::zones', becomes: 'the table of zones and fees in force' },
  {
    typed: '{{shop.phone}}',
    becomes: 'what the shop knows; in [[…]] the words around it go where it does not',
  },
] as const;

function WritingHelp() {
  return (
    <details className="text-small">
      <summary className="cursor-pointer py-3 font-semibold">What can be written</summary>
      <dl className="grid gap-2 pb-2">
        {FORMS.map(({ typed, becomes }) => (
          <div key={typed} className="grid gap-x-4 phone:grid-cols-[--spacing(52)_1fr]">
            <dt className="font-code">{typed}</dt>
            <dd className="text-cocoa-2">{becomes}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

type MarkdownFieldProps = {
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
};

/** From here on it is told how much more there is room for. */
const COUNTED_FROM_LENGTH = ENTRY_BODY_MAX_LENGTH * 0.8;

export function MarkdownField({ value, problem, onChange }: MarkdownFieldProps) {
  const { areaRef, edit } = useTextEdits();
  const fileRef = useRef<HTMLInputElement>(null);
  const upload = usePictureUpload(({ id }) => edit(insertPicture(id)));
  const facts = useFactChoice((name) => edit(insertFact(name)));

  const tools: readonly Tool[] = [
    { label: 'Bold', ToolIcon: BoldIcon, key: 'b', run: () => edit(toggleBold) },
    { label: 'Italic', ToolIcon: ItalicIcon, key: 'i', run: () => edit(toggleItalic) },
    { label: 'Link', ToolIcon: LinkIcon, run: () => edit(insertLink) },
    { label: 'Heading', ToolIcon: HeadingIcon, run: () => edit(turnHeading) },
    { label: 'List', ToolIcon: ListIcon, run: () => edit(toggleList) },
    { label: 'Quotation', ToolIcon: QuoteIcon, run: () => edit(toggleQuote) },
    { label: 'Table', ToolIcon: TableIcon, run: () => edit(insertTable) },
    { label: 'Tip', ToolIcon: TipIcon, run: () => edit(insertTip) },
    { label: 'Picture', ToolIcon: PictureIcon, run: () => fileRef.current?.click() },
    { label: 'What the shop knows', ToolIcon: BracesIcon, run: facts.ask },
  ];

  function pressTool(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const tool = tools.find(({ key }) => key === event.key.toLowerCase());
    if (!tool) return;
    event.preventDefault();
    tool.run();
  }

  return (
    <div className="grid content-start gap-1.5">
      <Field
        label="Text"
        isRequired
        problem={problem}
        hint={value.length > COUNTED_FROM_LENGTH && sayLength(value.length)}
      >
        {(control) => (
          <div>
            <Toolbar tools={tools} controls={control.id} />
            <textarea
              {...control}
              ref={areaRef}
              name="body"
              required
              rows={16}
              value={value}
              onChange={({ target }) => onChange(target.value)}
              onKeyDown={pressTool}
              className={`${CONTROL_CLASS} min-h-72 resize-y rounded-t-none py-3.25 leading-body rail:h-144`}
            />
          </div>
        )}
      </Field>
      <input
        ref={fileRef}
        type="file"
        accept={ACCEPTED_TYPES}
        aria-label="Picture for the text"
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          upload.add([...(target.files ?? [])]);
          // The same file can then be chosen again.
          target.value = '';
        }}
      />
      {upload.tasks.map((task) => (
        <UploadState key={task.key} task={task} onRetry={() => upload.retry(task.key)} />
      ))}
      <Problem>{upload.refused[0]}</Problem>
      <WritingHelp />
      <FactsDialog isOpen={facts.isAsking} onClose={facts.close} onChoose={facts.choose} />
    </div>
  );
}

/** The dialog gives the focus back when it closes; only then can the field have it. */
function useFactChoice(onChosen: (name: string) => void) {
  const [isAsking, setAsking] = useState(false);
  const chosen = useRef<string | null>(null);
  useEffect(() => {
    if (isAsking || chosen.current === null) return;
    onChosen(chosen.current);
    chosen.current = null;
  });
  return {
    isAsking,
    ask: () => setAsking(true),
    close: () => setAsking(false),
    choose(name: string) {
      chosen.current = name;
      setAsking(false);
    },
  };
}

function sayLength(length: number): string {
  const write = (count: number) => count.toLocaleString('en-GB');
  return `${write(length)} of ${write(ENTRY_BODY_MAX_LENGTH)} characters`;
}

type TextEdits = {
  readonly areaRef: RefObject<HTMLTextAreaElement | null>;
  /** Edits what is selected in the field now, and puts the focus there. */
  readonly edit: (change: EditText) => void;
};

/** Buttons that write into a text field as if it had been typed: it can be undone, and the form hears of it. */
function useTextEdits(): TextEdits {
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
