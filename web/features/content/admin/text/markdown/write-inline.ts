import type { Literal, PhrasingContent } from 'mdast';
import type { Mark, Node } from 'prosemirror-model';
import { textSchema } from './text-schema.ts';

/** Written as it is. */
export type Verbatim = Literal & { readonly type: 'verbatim' };
declare module 'mdast' {
  interface PhrasingContentMap {
    verbatim: Verbatim;
  }
  interface RootContentMap {
    verbatim: Verbatim;
  }
}

const { nodes, marks } = textSchema;
/** From the outside to the inside. */
const NESTING = [marks.link, marks.strong, marks.em];

/** Marks that lie side by side in the editor, nested as Markdown needs them. */
export function writeInline(inline: readonly Node[], depth = 0): PhrasingContent[] {
  const type = NESTING[depth];
  if (!type) return inline.map(writeLeaf);
  const written: PhrasingContent[] = [];
  for (let start = 0; start < inline.length; ) {
    const mark = type.isInSet(inline[start]?.marks ?? []);
    let end = start + 1;
    while (end < inline.length && isSameMark(mark, type.isInSet(inline[end]?.marks ?? []))) end += 1;
    const children = writeInline(inline.slice(start, end), depth + 1);
    written.push(...(mark ? [wrap(mark, children)] : children));
    start = end;
  }
  return written;
}

function isSameMark(one: Mark | undefined, other: Mark | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && one.eq(other));
}

function wrap(mark: Mark, children: PhrasingContent[]): PhrasingContent {
  if (mark.type === marks.link)
    return { type: 'link', url: mark.attrs.href, title: mark.attrs.title, children };
  return { type: mark.type === marks.strong ? 'strong' : 'emphasis', children };
}

function writeLeaf(node: Node): PhrasingContent {
  if (node.type === nodes.hard_break) return { type: 'break' };
  if (node.type === nodes.fact) return { type: 'verbatim', value: `{{${node.attrs.name}}}` };
  if (node.type === nodes.verbatim) return { type: 'verbatim', value: node.attrs.source };
  return { type: 'text', value: node.text ?? '' };
}
