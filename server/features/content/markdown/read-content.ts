import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { makeSlug, numberSlug } from '../../../../domain/catalogue/slug.ts';
import type { Block, ContentBody, Question, Section } from '../../../../domain/content/blocks.ts';
import { leaveOutUnknown } from '../../../../domain/content/facts.ts';
import { HEADING_ID } from '../../../../domain/content/heading-ids.ts';
import { LEFT_OUT_OF_MARKDOWN } from '../../../../domain/content/left-out.ts';
import { type Piece, splitSource } from '../../../../domain/content/split-source.ts';
import { cutChunks } from './cut-chunks.ts';
import { type FoundBlock, keepText, readBlocks } from './read-blocks.ts';
import type { ReaderParts } from './reader-parts.ts';

const OPTIONS = {
  extensions: [gfmTable(), { disable: { null: [...LEFT_OUT_OF_MARKDOWN] } }],
  mdastExtensions: [gfmTableFromMarkdown()],
};

function parseMarkdown(text: string): Root {
  return fromMarkdown(text, OPTIONS);
}

export type ReadContent = {
  /** A page's first heading of the first level; undefined where there is none. */
  readonly headline: string | undefined;
  readonly body: ContentBody;
};

/**
 * Markdown of a page or post as blocks. Any text gives some: what is not understood is shown as it was typed, and what would not
 * be safe to show (a link that runs a script, somebody else's picture) is left out.
 */
export function readContent(source: string, parts: ReaderParts): ReadContent {
  const nameHeading = createHeadingNamer();
  const intro: Block[] = [];
  const sections: (Section & { readonly blocks: Block[] })[] = [];
  let headline: string | undefined;
  const add = (block: Block) => addBlock(sections.at(-1)?.blocks ?? intro, block);

  for (const piece of splitSource(leaveOutUnknown(source, parts.shop).replaceAll(/\r\n?/g, '\n'))) {
    if (piece.kind === 'zones') {
      add({ kind: 'zone-table' });
      continue;
    }
    const found = readPiece(piece, parts);
    if (piece.kind === 'note') {
      const blocks = keepText(found);
      if (blocks.length > 0) add({ kind: 'note', tone: piece.tone, blocks });
      continue;
    }
    const { before, questions } =
      piece.kind === 'questions' ? splitQuestions(found, nameHeading) : { before: found, questions: [] };
    for (const block of before) {
      if (block.kind !== 'found-heading') add(block);
      else if (block.depth === 1 && headline === undefined && parts.kind === 'page')
        headline = nameHeading(block.text).heading;
      else if (block.depth <= 2) sections.push({ ...nameHeading(block.text), blocks: [] });
      else add({ kind: 'heading', level: block.depth === 3 ? 3 : 4, ...nameHeading(block.text) });
    }
    if (questions.length > 0) add({ kind: 'questions', questions });
  }
  // A section that lost all its blocks, because the shop has not named what they say, loses its heading too.
  return { headline, body: { intro, sections: sections.filter(({ blocks }) => blocks.length > 0) } };
}

function readPiece({ lines }: Piece, parts: ReaderParts): readonly FoundBlock[] {
  return cutChunks(lines).flatMap((chunk) => readBlocks(parseMarkdown(chunk).children, parts));
}

/** A list that was cut in two while reading is one list. */
function addBlock(blocks: Block[], block: Block): void {
  const last = blocks.at(-1);
  if (block.kind === 'list' && last?.kind === 'list' && last.isOrdered === block.isOrdered) {
    blocks[blocks.length - 1] = { ...last, items: [...last.items, ...block.items] };
  } else blocks.push(block);
}

/** Every heading is a question, and what follows it the answer. */
function splitQuestions(found: readonly FoundBlock[], nameHeading: NameHeading) {
  const first = found.findIndex(({ kind }) => kind === 'found-heading');
  const before = first < 0 ? found : found.slice(0, first);
  const asked: { readonly id: string; readonly question: string; readonly blocks: FoundBlock[] }[] = [];
  for (const block of found.slice(before.length)) {
    if (block.kind === 'found-heading') {
      const { id, heading } = nameHeading(block.text);
      asked.push({ id, question: heading, blocks: [] });
    } else asked.at(-1)?.blocks.push(block);
  }
  const questions: Question[] = asked
    .map(({ id, question, blocks }) => ({ id, question, answer: keepText(blocks) }))
    .filter(({ answer }) => answer.length > 0);
  return { before, questions };
}

type NameHeading = (text: string) => { readonly id: string; readonly heading: string };

/** "Refunds {#money-back}" chooses its address on the page itself; every other heading gets one from its words. */
function createHeadingNamer(): NameHeading {
  const counts = new Map<string, number>();
  return (text) => {
    const [, chosenHeading, chosenId] = HEADING_ID.exec(text) ?? [];
    const heading = chosenHeading || text;
    const wanted = chosenId ?? (makeSlug(heading) || 'part');
    let count = counts.get(wanted) ?? 0;
    let id: string;
    do {
      count += 1;
      id = numberSlug(wanted, count);
    } while (counts.has(id) && count > 1);
    counts.set(wanted, count);
    if (count > 1) counts.set(id, 1);
    return { id, heading };
  };
}
