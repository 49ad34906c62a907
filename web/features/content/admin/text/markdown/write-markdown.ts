import type { BlockContent, PhrasingContent, RowContent } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { Node } from 'prosemirror-model';
import type { Origins } from './read-markdown.ts';
import { textSchema } from './text-schema.ts';
import { type Verbatim, writeInline } from './write-inline.ts';

const { nodes } = textSchema;

const OPTIONS: Options = {
  bullet: '-',
  emphasis: '_',
  listItemIndent: 'one',
  resourceLink: true,
  rule: '-',
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  // At the beginning of a line colons would open one of the shop's own blocks.
  unsafe: [{ character: ':', atBreak: true }],
  handlers: { verbatim: ({ value }: Verbatim) => value },
};

/** The text as the shop keeps it: what nobody has changed stays letter by letter. */
export function writeMarkdown(doc: Node, origins: Origins = new WeakMap()): string {
  let text = '';
  let previous: Node | null = null;
  let tail = '';
  doc.forEach((block) => {
    const origin = origins.get(block);
    const words = origin?.source ?? writeBlock(block);
    if (words === '') return;
    const isInPlace = origin !== undefined && origin.previous === previous;
    const gap = previous === null ? '' : '\n\n';
    text += (isInPlace ? origin.before : gap) + words;
    tail = origin?.tail ?? '';
    previous = block;
  });
  return text + tail;
}

function writeBlock(block: Node): string {
  switch (block.type) {
    case nodes.note:
      return `:::${block.attrs.tone}\n${writeInside(block)}\n:::`;
    case nodes.questions:
      return `:::questions\n\n${block.children.map(writeQuestion).filter(Boolean).join('\n\n')}\n:::`;
    case nodes.picture: {
      const { src, alt, title } = block.attrs;
      const image = { type: 'image', url: src, alt, title: title || null } as const;
      return writeNode({ type: 'paragraph', children: [image] });
    }
    case nodes.zones:
      return '::zones';
    case nodes.raw:
      return block.textContent;
    default:
      return isBlank(block) ? '' : writeNode(toTree(block));
  }
}

function isBlank(block: Node): boolean {
  return block.isTextblock && block.content.size === 0;
}

/** A heading of the first two levels would end the block that it stands in. */
const INNER_LEVEL_MIN = 3;

function writeInside(block: Node): string {
  return block.children
    .map((child) =>
      child.type === nodes.heading && child.attrs.level < INNER_LEVEL_MIN
        ? nodes.heading.create({ ...child.attrs, level: INNER_LEVEL_MIN }, child.content)
        : child,
    )
    .map(writeBlock)
    .filter((words) => words !== '')
    .join('\n\n');
}

function writeQuestion(question: Node): string {
  const [title, ...answer] = question.children;
  if (!title) return '';
  const heading = nodes.heading.create(title.attrs, title.content);
  const words = writeInside(nodes.note.create(null, answer));
  return [isBlank(title) ? '' : writeNode(toTree(heading)), words].filter(Boolean).join('\n\n');
}

function writeNode(node: BlockContent): string {
  return toMarkdown(node, OPTIONS).replace(/\n$/, '');
}

function toTree(block: Node): BlockContent {
  switch (block.type) {
    case nodes.heading:
      return {
        type: 'heading',
        depth: block.attrs.level,
        children: [...writeInline(block.children), ...writeAnchor(block.attrs.anchor)],
      };
    case nodes.quote:
      return { type: 'blockquote', children: block.children.map(toTree) };
    case nodes.bullet_list:
    case nodes.ordered_list:
      return toList(block);
    case nodes.table:
      return {
        type: 'table',
        align: block.attrs.align,
        children: block.children.map((row) => ({ type: 'tableRow', children: row.children.map(toCell) })),
      };
    default:
      return { type: 'paragraph', children: writeInline(block.children) };
  }
}

function toList(block: Node): BlockContent {
  const isOrdered = block.type === nodes.ordered_list;
  const items = block.children.map((item) => {
    const children = item.children.map(toTree);
    const isSpread = children.slice(1).some(({ type }) => type !== 'list');
    return { type: 'listItem' as const, spread: isSpread, children };
  });
  return {
    type: 'list',
    ordered: isOrdered,
    start: isOrdered ? block.attrs.start : null,
    spread: items.some(({ spread }) => spread),
    children: items,
  };
}

function toCell(cell: Node): RowContent {
  return { type: 'tableCell', children: writeInline(cell.children) };
}

function writeAnchor(anchor: string | null): PhrasingContent[] {
  return anchor === null ? [] : [{ type: 'verbatim', value: ` {#${anchor}}` }];
}
