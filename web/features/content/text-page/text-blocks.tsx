import type { ReactNode } from 'react';
import type { Block } from '../../../../domain/content/blocks.ts';
import { ContentBlocks } from '../../../ui/content/content-blocks.tsx';
import type { ShowLive } from '../../../ui/content/inline-words.tsx';
import { QuestionItem } from './question-item.tsx';
import { TextTable } from './text-table.tsx';

export type LiveParts = {
  /** Puts what is known now in the place of what was known when the page was kept. */
  readonly showLive?: ShowLive | undefined;
  /** Where the words ask for it. */
  readonly zoneTable?: ReactNode;
};

type TextBlocksProps = LiveParts & { readonly blocks: readonly Block[] };

/** As everywhere, but with questions that fold and tables without a frame: these pages are read to look something up. */
export function TextBlocks({ blocks, ...parts }: TextBlocksProps) {
  return blocks.map((block, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change their order
    <TextBlock key={position} block={block} {...parts} />
  ));
}

function TextBlock({ block, showLive, zoneTable }: LiveParts & { readonly block: Block }) {
  const live = showLive && { showLive };
  switch (block.kind) {
    case 'table':
      return <TextTable head={block.head} rows={block.rows} {...live} />;
    case 'questions':
      return (
        <div className="border-t border-crust-2">
          {block.questions.map(({ id, question, answer }) => (
            <QuestionItem key={id} id={id} question={question}>
              <ContentBlocks blocks={answer} {...live} />
            </QuestionItem>
          ))}
        </div>
      );
    default:
      return <ContentBlocks blocks={[block]} zoneTable={zoneTable} {...live} />;
  }
}
