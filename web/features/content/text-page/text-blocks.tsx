import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { Block, Words } from '../../../../domain/content/blocks.ts';
import { ContentBlocks } from '../../../ui/content/content-blocks.tsx';
import { InlineWords, type ShowLive } from '../../../ui/content/inline-words.tsx';

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

type QuestionItemProps = { id: string; question: string; children: ReactNode };

function QuestionItem({ id, question, children }: QuestionItemProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();

  // A link to a question must show its answer; browsers by themselves open only what surrounds the target.
  useEffect(() => {
    if (hash !== `#${id}` || !details.current || details.current.open) return;
    details.current.open = true;
    details.current.scrollIntoView();
  }, [hash, id]);

  return (
    <details
      ref={details}
      id={id}
      className="group border-b border-crust-2 print:break-inside-avoid print:details-content:[content-visibility:visible]"
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-fs-4 font-semibold hover:text-hibiscus [&::-webkit-details-marker]:hidden">
        {question}
        <ChevronDownIcon className="no-print size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pr-10 pb-6">
        {children}
        <p className="no-print text-small">
          <Link
            to={`#${id}`}
            preventScrollReset
            className="inline-flex min-h-6 items-center text-cocoa-2 underline underline-offset-4"
          >
            Link to this answer<span className="visually-hidden">: {question}</span>
          </Link>
        </p>
      </div>
    </details>
  );
}

type TextTableProps = {
  readonly head: readonly Words[];
  readonly rows: readonly (readonly Words[])[];
  readonly showLive?: ShowLive;
};

/** On a phone the first column, which often says the most, has half of the width. */
const HEAD_CELL = 'py-2 font-semibold first:w-1/2 phone:first:w-2/5';
const CELL = 'not-last:pr-3 phone:not-last:pr-6';

/** The first cell of a row names the row. */
function TextTable({ head, rows, showLive }: TextTableProps) {
  return (
    <table className="w-full border-collapse text-left max-[20rem]:wrap-anywhere">
      <thead>
        <tr className="border-b-2 border-crust-2 text-small text-cocoa-2">
          {head.map((label, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a text never change their order
            <th key={column} scope="col" className={`${HEAD_CELL} ${CELL}`}>
              <InlineWords words={label} showLive={showLive} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a text never change their order
          <tr key={row} className="break-inside-avoid border-b border-crust align-top">
            <th scope="row" className={`py-3 font-medium ${CELL}`}>
              <InlineWords words={name ?? []} showLive={showLive} />
            </th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a text never change their order
              <td key={column} className={`py-3 ${CELL}`}>
                <InlineWords words={cell} showLive={showLive} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
