import type { BlockContent, DefinitionContent, List, ListItem, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Node } from 'prosemirror-model';
import { HEADING_ID } from '../../../../../../domain/content/heading-ids.ts';
import { LEFT_OUT_OF_MARKDOWN } from '../../../../../../domain/content/left-out.ts';
import { type Piece, splitSource } from '../../../../../../domain/content/split-source.ts';
import { NotShown, readInline } from './read-inline.ts';
import { textSchema } from './text-schema.ts';

/** How each block was typed, for as long as nobody changes it. */
export type Origins = WeakMap<Node, Origin>;
type Origin = {
  readonly source: string;
  /** Between it and the block that stood before it. */
  readonly before: string;
  readonly previous: Node | null;
  /** After the last block. */
  readonly tail: string | null;
};

type Placed = { readonly node: Node; readonly from: number; readonly to: number };

const { nodes } = textSchema;
const PICTURE = /^\/pictures\/[\da-f-]{36}(?:\/\d+\.(?:avif|webp))?$/;
const OPTIONS = {
  extensions: [gfmTable(), { disable: { null: [...LEFT_OUT_OF_MARKDOWN] } }],
  mdastExtensions: [gfmTableFromMarkdown()],
};

/** Markdown as the editor shows it, read with the shop's own rules. */
export function readMarkdown(text: string): { readonly doc: Node; readonly origins: Origins } {
  const source = text.replaceAll(/\r\n?/g, '\n');
  const placed = fillGaps(
    splitSource(source).flatMap((piece) => readPiece(piece, source)),
    source,
  );
  const origins: Origins = new WeakMap();
  let end = 0;
  let previous: Node | null = null;
  for (const [index, { node, from, to }] of placed.entries()) {
    const tail = index === placed.length - 1 ? source.slice(to) : null;
    origins.set(node, { source: source.slice(from, to), before: source.slice(end, from), previous, tail });
    previous = node;
    end = to;
  }
  const blocks = placed.map(({ node }) => node);
  return { doc: nodes.doc.create(null, blocks.length === 0 ? [nodes.paragraph.create()] : blocks), origins };
}

/** What says nothing to readers, such as a note without words, is still the owner's. */
function fillGaps(placed: readonly Placed[], source: string): readonly Placed[] {
  const filled: Placed[] = [];
  let end = 0;
  const addGap = (to: number) => {
    const words = source.slice(end, to).trim();
    if (words === '') return;
    const from = source.indexOf(words, end);
    filled.push({ node: createRaw(words), from, to: from + words.length });
  };
  for (const block of placed) {
    addGap(block.from);
    filled.push(block);
    end = block.to;
  }
  addGap(source.length);
  return filled;
}

function readPiece(piece: Piece, source: string): readonly Placed[] {
  const { kind, from, to, lines } = piece;
  if (kind === 'zones') return [{ node: nodes.zones.create(), from, to }];
  if (kind === 'markdown') {
    return readBlocks(source.slice(from, to)).map((block) => ({
      node: block.node,
      from: from + block.from,
      to: from + block.to,
    }));
  }
  const inner = readBlocks(lines.join('\n')).map(({ node }) => node);
  const node =
    kind === 'note'
      ? nodes.note.createChecked({ tone: piece.tone }, inner.map(keepInside))
      : readQuestions(inner);
  return [{ node: node ?? createRaw(source.slice(from, to)), from, to }];
}

/** A picture inside a note is not shown by the shop, and stays as it was typed. */
function keepInside(node: Node): Node {
  if (node.type !== nodes.picture) return node;
  const { alt, src } = node.attrs;
  return createRaw(`![${alt}](${src})`);
}

function readQuestions(blocks: readonly Node[]): Node | null {
  const questions: { readonly title: Node; readonly answer: Node[] }[] = [];
  for (const block of blocks) {
    if (block.type === nodes.heading) {
      questions.push({ title: nodes.question_title.create(block.attrs, block.content), answer: [] });
    } else if (questions.length === 0) return null;
    else questions.at(-1)?.answer.push(keepInside(block));
  }
  if (questions.length === 0) return null;
  return nodes.questions.create(
    null,
    questions.map(({ title, answer }) =>
      nodes.question.createChecked(null, [
        title,
        ...(answer.length === 0 ? [nodes.paragraph.create()] : answer),
      ]),
    ),
  );
}

function readBlocks(source: string): readonly Placed[] {
  return fromMarkdown(source, OPTIONS).children.map((node) => {
    const from = node.position?.start.offset ?? 0;
    const to = node.position?.end.offset ?? source.length;
    return { node: readBlock(node, source) ?? createRaw(source.slice(from, to)), from, to };
  });
}

function readBlock(node: RootContent, source: string): Node | null {
  try {
    return readPicture(node) ?? readFlow(node, source);
  } catch (error) {
    if (error instanceof NotShown || error instanceof RangeError) return null;
    throw error;
  }
}

function readPicture(node: RootContent): Node | null {
  if (node.type !== 'paragraph' || node.children.length !== 1) return null;
  const [only] = node.children;
  if (only?.type !== 'image') return null;
  if (!PICTURE.test(only.url)) throw new NotShown();
  return nodes.picture.create({ src: only.url, alt: only.alt ?? '', title: only.title ?? '' });
}

function readFlow(node: RootContent | BlockContent | DefinitionContent, source: string): Node {
  switch (node.type) {
    case 'paragraph':
      return nodes.paragraph.create(null, readInline(node.children, source));
    case 'heading':
      return readHeading(node.depth, readInline(node.children, source));
    case 'blockquote':
      return nodes.quote.createChecked(
        null,
        node.children.map((child) => readFlow(child, source)),
      );
    case 'list':
      return readList(node, source);
    case 'table':
      return readTable(node, source);
    default:
      throw new NotShown();
  }
}

function readHeading(level: number, inline: readonly Node[]): Node {
  const last = inline.at(-1);
  const [, rest, anchor] = HEADING_ID.exec(last?.text ?? '') ?? [];
  if (!last || anchor === undefined) return nodes.heading.createChecked({ level }, [...inline]);
  const named = rest ? [textSchema.text(rest, last.marks)] : [];
  return nodes.heading.createChecked({ level, anchor }, [...inline.slice(0, -1), ...named]);
}

function readList(list: List, source: string): Node {
  const items = list.children.map((item) => readItem(item, source));
  return list.ordered
    ? nodes.ordered_list.createChecked({ start: list.start ?? 1 }, items)
    : nodes.bullet_list.createChecked(null, items);
}

function readItem({ children }: ListItem, source: string): Node {
  const blocks = children.map((child) => readFlow(child, source));
  return nodes.list_item.createChecked(null, blocks.length === 0 ? [nodes.paragraph.create()] : blocks);
}

function readTable({ children, align }: Table, source: string): Node {
  const rows = children.map((row, index) =>
    nodes.table_row.createChecked(
      null,
      row.children.map((cell) =>
        nodes.table_cell.createChecked({ isHead: index === 0 }, readInline(cell.children, source)),
      ),
    ),
  );
  return nodes.table.createChecked({ align: align ?? null }, rows);
}

function createRaw(source: string): Node {
  return nodes.raw.create(null, source === '' ? [] : [textSchema.text(source)]);
}
