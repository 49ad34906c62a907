import type { List, Paragraph, RootContent, Table } from 'mdast';
import type { Block, TextBlock, Words } from '../../../../domain/content/blocks.ts';
import { joinInlines } from '../../../../domain/content/blocks.ts';
import { readWords } from './read-words.ts';
import type { ReaderParts } from './reader-parts.ts';

/** A heading before it has an address, and before it is known what it opens. */
export type FoundHeading = { readonly kind: 'found-heading'; readonly depth: number; readonly text: string };
export type FoundBlock =
  | Exclude<Block, { kind: 'heading' | 'questions' | 'zone-table' | 'note' }>
  | FoundHeading;

const PICTURE_PATH =
  /^\/pictures\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})(?:\/\d+\.(?:avif|webp))?$/;

/** What stands in a chunk of Markdown; what is empty once its facts are filled in is left out. */
export function readBlocks(nodes: readonly RootContent[], parts: ReaderParts): readonly FoundBlock[] {
  return nodes.flatMap((node) => readBlock(node, parts));
}

function readBlock(node: RootContent, parts: ReaderParts): readonly FoundBlock[] {
  switch (node.type) {
    case 'paragraph':
      return readParagraph(node, parts);
    case 'heading': {
      const text = joinInlines(readWords(node.children, parts));
      return text === '' ? [] : [{ kind: 'found-heading', depth: node.depth, text }];
    }
    case 'list':
      return readList(node, parts);
    case 'blockquote': {
      const blocks = keepText(readBlocks(node.children, parts));
      return blocks.length === 0 ? [] : [{ kind: 'quote', blocks }];
    }
    case 'table':
      return readTable(node, parts);
    default:
      // Rules between parts say nothing, and everything else is no part of the language.
      return [];
  }
}

function readParagraph({ children }: Paragraph, parts: ReaderParts): readonly FoundBlock[] {
  const [only, ...others] = children;
  if (only?.type === 'image' && others.length === 0) {
    const id = PICTURE_PATH.exec(only.url)?.[1];
    const picture = id === undefined ? undefined : parts.findPicture(id);
    if (picture)
      return [{ kind: 'picture', picture: { ...picture, alt: only.alt ?? '' }, caption: only.title ?? '' }];
    parts.warn(`The picture “${only.url.slice(0, 80)}” was left out: it isn’t one of the shop’s pictures.`);
    return [];
  }
  const words = readWords(children, parts);
  return words.length === 0 ? [] : [{ kind: 'paragraph', words }];
}

function readList(list: List, parts: ReaderParts): readonly FoundBlock[] {
  const items = listItems(list, parts);
  return items.length === 0 ? [] : [{ kind: 'list', isOrdered: list.ordered === true, items }];
}

/** A list inside an item goes on after it, on the same level. */
function listItems(list: List, parts: ReaderParts): readonly Words[] {
  return list.children.flatMap(({ children }) => {
    const found = keepText(readBlocks(children, parts));
    const own = found.flatMap((block) => (block.kind === 'paragraph' ? [block.words] : []));
    const inner = found.flatMap((block) => (block.kind === 'list' ? block.items : []));
    return own.length === 0
      ? inner
      : [own.flatMap((words, line) => (line === 0 ? words : ['\n', ...words])), ...inner];
  });
}

function readTable({ children: [head, ...rows] }: Table, parts: ReaderParts): readonly FoundBlock[] {
  const columns = head?.children.map((cell) => readWords(cell.children, parts)) ?? [];
  const filled = rows
    .map((row) => columns.map((_, column) => readWords(row.children[column]?.children ?? [], parts)))
    .filter((row) => row.some((words) => words.length > 0));
  return filled.length === 0 ? [] : [{ kind: 'table', head: columns, rows: filled }];
}

/** What may stand inside another block: paragraphs and lists. Of everything else its words stay. */
export function keepText(blocks: readonly FoundBlock[]): readonly TextBlock[] {
  return blocks.flatMap(keepTextOf);
}

function keepTextOf(block: FoundBlock): readonly TextBlock[] {
  switch (block.kind) {
    case 'paragraph':
    case 'list':
      return [block];
    case 'found-heading':
      return [{ kind: 'paragraph', words: [{ text: block.text, isBold: true }] }];
    case 'quote':
      return block.blocks;
    case 'table':
      return block.rows.flat().map((words) => ({ kind: 'paragraph', words }));
    case 'picture':
      return [];
  }
}
