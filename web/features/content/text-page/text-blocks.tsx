import type { ReactNode } from 'react';
import { Note } from '../../../ui/note.tsx';
import type { Block, Words } from '../texts/page-text.ts';
import { InlineWords } from './inline-words.tsx';
import { QuestionItem } from './question-item.tsx';
import { TextTable } from './text-table.tsx';

type TextBlocksProps = {
  blocks: readonly Block[];
  /** Brought by the page that has one, so that the others do not download it. */
  zoneTable?: ReactNode;
};

export function TextBlocks({ blocks, zoneTable }: TextBlocksProps) {
  return blocks.map((block, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change their order
    <TextBlock key={position} block={block} zoneTable={zoneTable} />
  ));
}

function TextBlock({ block, zoneTable }: { block: Block; zoneTable: ReactNode }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineWords words={block.words} />
        </p>
      );
    case 'list':
      return block.isOrdered ? (
        <ol className="grid list-decimal gap-2 pl-6 marker:font-semibold marker:text-cocoa-2">
          <ListItems items={block.items} />
        </ol>
      ) : (
        <ul className="grid list-disc gap-2 pl-6 marker:text-cocoa-2">
          <ListItems items={block.items} />
        </ul>
      );
    case 'table':
      return <TextTable head={block.head} rows={block.rows} />;
    case 'note':
      return (
        <Note tone={block.tone}>
          <InlineWords words={block.words} />
        </Note>
      );
    case 'zone-table':
      return zoneTable;
    case 'questions':
      return (
        <div className="border-t border-crust-2">
          {block.questions.map(({ id, question, answer }) => (
            <QuestionItem key={id} id={id} question={question}>
              <InlineWords words={answer} />
            </QuestionItem>
          ))}
        </div>
      );
  }
}

function ListItems({ items }: { items: readonly Words[] }) {
  return items.map((item, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never change their order
    <li key={position} className="pl-1">
      <InlineWords words={item} />
    </li>
  ));
}
