import BracesIcon from 'lucide-react/icons/braces';
import PictureIcon from 'lucide-react/icons/image';
import ItalicIcon from 'lucide-react/icons/italic';
import BoldIcon from 'lucide-react/icons/letter-b';
import HeadingIcon from 'lucide-react/icons/letter-h';
import TipIcon from 'lucide-react/icons/lightbulb';
import LinkIcon from 'lucide-react/icons/link';
import ListIcon from 'lucide-react/icons/list';
import NumberedIcon from 'lucide-react/icons/list-ordered';
import QuestionIcon from 'lucide-react/icons/message-circle-question-mark';
import QuoteIcon from 'lucide-react/icons/quote';
import TableIcon from 'lucide-react/icons/table';
import { useEffect, useId, useRef, useState } from 'react';
import { ENTRY_BODY_MAX_LENGTH } from '../../../../../domain/content/entry.ts';
import { Problem } from '../../../../ui/form/problem.tsx';
import { ACCEPTED_TYPES } from '../../../../ui/uploads/check-files.ts';
import { UploadState } from '../../../../ui/uploads/upload-state.tsx';
import { usePictureUpload } from '../use-picture-upload.ts';
import { LinkDialog } from './editor/link-dialog.tsx';
import {
  createPicture,
  createQuestions,
  createTable,
  insertBlock,
  insertFact,
  setLink,
  toggleBold,
  toggleBulletList,
  toggleItalic,
  toggleNumberedList,
  toggleQuote,
  toggleTip,
  turnHeading,
} from './editor/text-commands.ts';
import { useTextView } from './editor/use-text-view.ts';
import { FactsDialog } from './facts-dialog.tsx';
import { type Tool, Toolbar } from './toolbar.tsx';

export type TextEditorProps = {
  /** Markdown, as the shop keeps it. */
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (markdown: string) => void;
};

/** From here on it is told how much more there is room for. */
const COUNTED_FROM_LENGTH = ENTRY_BODY_MAX_LENGTH * 0.8;

const FIELD_CLASS =
  'grid min-h-72 auto-rows-max grid-cols-1 content-start gap-4 overflow-x-hidden overflow-y-auto rounded-b-card border border-bark bg-paper px-4 py-4 leading-body whitespace-pre-wrap aria-invalid:border-2 aria-invalid:border-danger max-h-144 rail:h-144';

/** A text that is written as it will be read. */
export default function TextEditor({ value, problem, onChange }: TextEditorProps) {
  const id = useId();
  const fileRef = useRef<HTMLInputElement>(null);
  const { placeRef, run } = useTextView({
    value,
    onChange,
    attributes: {
      id,
      role: 'textbox',
      'aria-label': 'Text',
      'aria-multiline': 'true',
      'aria-required': 'true',
      tabindex: '0',
      class: FIELD_CLASS,
      ...(problem !== undefined && { 'aria-invalid': 'true', 'aria-describedby': `${id}-problem` }),
    },
  });
  const upload = usePictureUpload((picture) => run(insertBlock(createPicture(picture.id))));
  const facts = useChoice((name) => run(insertFact(name)));
  const link = useChoice((href) => run(setLink(href)));

  const tools: readonly Tool[] = [
    { label: 'Bold', ToolIcon: BoldIcon, key: 'b', run: () => run(toggleBold) },
    { label: 'Italic', ToolIcon: ItalicIcon, key: 'i', run: () => run(toggleItalic) },
    { label: 'Link', ToolIcon: LinkIcon, run: link.ask },
    { label: 'Heading', ToolIcon: HeadingIcon, run: () => run(turnHeading) },
    { label: 'List', ToolIcon: ListIcon, run: () => run(toggleBulletList) },
    { label: 'Numbered list', ToolIcon: NumberedIcon, run: () => run(toggleNumberedList) },
    { label: 'Quotation', ToolIcon: QuoteIcon, run: () => run(toggleQuote) },
    { label: 'Table', ToolIcon: TableIcon, run: () => run(insertBlock(createTable())) },
    { label: 'Tip', ToolIcon: TipIcon, run: () => run(toggleTip) },
    { label: 'Questions', ToolIcon: QuestionIcon, run: () => run(insertBlock(createQuestions())) },
    { label: 'Picture', ToolIcon: PictureIcon, run: () => fileRef.current?.click() },
    { label: 'Shop details', ToolIcon: BracesIcon, run: facts.ask },
  ];

  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <p aria-hidden="true" className="text-label font-semibold">
        Text
      </p>
      <div>
        <Toolbar tools={tools} controls={id} />
        <div ref={placeRef} data-problem-field="body" />
      </div>
      {value.length > COUNTED_FROM_LENGTH && (
        <p className="text-small text-cocoa-2">{sayLength(value.length)}</p>
      )}
      {problem !== undefined && (
        <div id={`${id}-problem`}>
          <Problem>{problem}</Problem>
        </div>
      )}
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
      <FactsDialog isOpen={facts.isAsking} onClose={facts.close} onChoose={facts.choose} />
      <LinkDialog isOpen={link.isAsking} onClose={link.close} onChoose={link.choose} />
    </div>
  );
}

/** The dialog gives the focus back when it closes; only then can the text have it. */
function useChoice(onChosen: (chosen: string) => void) {
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
    choose(value: string) {
      chosen.current = value;
      setAsking(false);
    },
  };
}

function sayLength(length: number): string {
  const write = (count: number) => count.toLocaleString('en-GB');
  return `${write(length)} of ${write(ENTRY_BODY_MAX_LENGTH)} characters`;
}
