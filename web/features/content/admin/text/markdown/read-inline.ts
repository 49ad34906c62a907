import type { PhrasingContent } from 'mdast';
import type { Mark, Node } from 'prosemirror-model';
import { textSchema } from './text-schema.ts';

/** Thrown for what the editor cannot show; the block then stands as it was typed. */
export class NotShown extends Error {}

const { nodes, marks } = textSchema;
const TOKENS = /\{\{\s*([\w.]+)\s*\}\}|\[\[|\]\]/g;

export function readInline(
  children: readonly PhrasingContent[],
  source: string,
  outer: readonly Mark[] = [],
): Node[] {
  return children.flatMap((node) => readOne(node, source, outer));
}

function readOne(node: PhrasingContent, source: string, outer: readonly Mark[]): Node[] {
  switch (node.type) {
    case 'text':
      return readText(node.value, cut(node, source), outer);
    case 'strong':
      return readInline(node.children, source, marks.strong.create().addToSet(outer));
    case 'emphasis':
      return readInline(node.children, source, marks.em.create().addToSet(outer));
    case 'link': {
      const link = marks.link.create({ href: node.url, title: node.title ?? null });
      return readInline(node.children, source, link.addToSet(outer));
    }
    case 'break':
      return [nodes.hard_break.create(null, null, outer)];
    case 'inlineCode':
    case 'image': {
      const typed = cut(node, source);
      if (typed.includes('\n')) throw new NotShown();
      return [nodes.verbatim.create({ source: typed }, null, outer)];
    }
    default:
      throw new NotShown();
  }
}

/** Facts become chips, and so do the brackets around what is left out without them, unless they are escaped. */
function readText(value: string, typed: string, outer: readonly Mark[]): Node[] {
  const found: Node[] = [];
  let end = 0;
  const addText = (text: string) => {
    // A line break inside a paragraph is a blank to its readers.
    const line = text.replaceAll('\n', ' ');
    if (line !== '') found.push(textSchema.text(line, outer));
  };
  for (const match of value.matchAll(TOKENS)) {
    const [token, name] = match;
    if (name === undefined && !typed.includes(token)) continue;
    addText(value.slice(end, match.index));
    found.push(
      name === undefined
        ? nodes.verbatim.create({ source: token }, null, outer)
        : nodes.fact.create({ name }, null, outer),
    );
    end = match.index + token.length;
  }
  addText(value.slice(end));
  return found;
}

function cut({ position }: PhrasingContent, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset);
}
