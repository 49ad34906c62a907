import type { ReactNode } from 'react';
import { type Block, joinInlines, type Words } from '../../../domain/content/blocks.ts';
import { Note } from '../feedback/note.tsx';
import { joinClasses } from '../join-classes.ts';
import { ProductPicture } from '../pictures/product-picture.tsx';
import { InlineWords, type ShowLive } from './inline-words.tsx';

type ContentTableProps = {
  readonly head: readonly Words[];
  readonly rows: readonly (readonly Words[])[];
  readonly showLive?: ShowLive | undefined;
};

/** So many columns fit on a phone; more are pushed along inside their frame. */
const NARROW_COLUMNS_MAX = 3;

/** The first cell of a row names the row. */
function ContentTable({ head, rows, showLive }: ContentTableProps) {
  const isWide = head.length > NARROW_COLUMNS_MAX;
  return (
    <section
      aria-label={`Table: ${head.map(joinInlines).filter(Boolean).join(', ')}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is pushed along by finger must be so by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-crust bg-paper"
    >
      <table
        className={joinClasses(
          'w-full border-collapse text-left text-body leading-label',
          isWide && 'max-phone:min-w-150',
        )}
      >
        <thead>
          <tr className="bg-crust text-small">
            {head.map((label, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a text never change their order
              <th key={column} scope="col" className="px-3 py-3 phone:px-4 font-semibold">
                <InlineWords words={label} showLive={showLive} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = [], ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a text never change their order
            <tr key={row} className="break-inside-avoid border-t border-crust align-top">
              <th scope="row" className="px-3 py-3 phone:px-4 font-medium">
                <InlineWords words={name} showLive={showLive} />
              </th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a text never change their order
                <td key={column} className="px-3 py-3 phone:px-4">
                  <InlineWords words={cell} showLive={showLive} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type ContentBlocksProps = {
  readonly blocks: readonly Block[];
  readonly showLive?: ShowLive;
  /** Brought by the page that has one, so that the others do not download it. */
  readonly zoneTable?: ReactNode;
};

const PICTURE_SIZES = '(width > 760px) 640px, 100vw';

/** The words of a page or post, one below the other; whoever shows them says how wide. */
export function ContentBlocks({ blocks, ...parts }: ContentBlocksProps) {
  return blocks.map((block, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change their order
    <ContentBlock key={position} block={block} {...parts} />
  ));
}

type ContentBlockProps = Omit<ContentBlocksProps, 'blocks'> & { readonly block: Block };

function ContentBlock({ block, showLive, zoneTable }: ContentBlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineWords words={block.words} showLive={showLive} />
        </p>
      );
    case 'list':
      return block.isOrdered ? (
        <ol className="grid list-decimal gap-2 pl-6 marker:font-semibold marker:text-cocoa-2">
          <ListItems items={block.items} showLive={showLive} />
        </ol>
      ) : (
        <ul className="grid list-disc gap-2 pl-6 marker:text-cocoa-2">
          <ListItems items={block.items} showLive={showLive} />
        </ul>
      );
    case 'heading':
      return block.level === 3 ? (
        <h3 id={block.id} className="pt-3">
          {block.heading}
        </h3>
      ) : (
        <h4 id={block.id} className="pt-2 font-semibold">
          {block.heading}
        </h4>
      );
    case 'table':
      return <ContentTable head={block.head} rows={block.rows} showLive={showLive} />;
    case 'note':
      return (
        <Note tone={block.tone}>
          <div className="grid gap-2 text-body">
            <ContentBlocks blocks={block.blocks} {...(showLive && { showLive })} />
          </div>
        </Note>
      );
    case 'quote':
      return (
        <blockquote className="grid gap-2 border-l-4 border-honey pl-5 font-display text-fs-3 leading-snug">
          <ContentBlocks blocks={block.blocks} {...(showLive && { showLive })} />
        </blockquote>
      );
    case 'picture':
      return (
        <figure>
          <ProductPicture
            picture={block.picture}
            sizes={PICTURE_SIZES}
            className="aspect-4/3 w-full rounded-picture"
          />
          {block.caption !== '' && (
            <figcaption className="pt-2 text-small text-cocoa-2">{block.caption}</figcaption>
          )}
        </figure>
      );
    case 'questions':
      return (
        <dl className="grid gap-5">
          {block.questions.map(({ id, question, answer }) => (
            <div key={id} id={id}>
              <dt className="font-semibold">{question}</dt>
              <dd className="grid gap-3 pt-1">
                <ContentBlocks blocks={answer} {...(showLive && { showLive })} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'zone-table':
      return zoneTable;
  }
}

type ListItemsProps = { readonly items: readonly Words[]; readonly showLive: ShowLive | undefined };

function ListItems({ items, showLive }: ListItemsProps) {
  return items.map((item, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never change their order
    <li key={position} className="pl-1">
      <InlineWords words={item} showLive={showLive} />
    </li>
  ));
}
