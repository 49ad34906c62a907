import type { PhrasingContent } from 'mdast';
import type { Inline, Span, Words } from '../../../../domain/content/blocks.ts';
import { FACT_FORM, isFactName, sayFact } from '../../../../domain/content/facts.ts';
import { isSafeLink } from '../../../../domain/content/links.ts';
import type { ReaderParts } from './reader-parts.ts';

type Marks = Omit<Span, 'text' | 'live'>;

/** Words with their marks side by side instead of one inside the other, so that nothing can be nested deeply. */
export function readWords(nodes: readonly PhrasingContent[], parts: ReaderParts): Words {
  return trimWords(joinAlike([...listInlines(nodes, {}, parts)]));
}

function* listInlines(
  nodes: readonly PhrasingContent[],
  marks: Marks,
  parts: ReaderParts,
): Generator<Inline, void, undefined> {
  for (const node of nodes) {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        yield* listFilled(node.value, marks, parts);
        break;
      case 'strong':
        yield* listInlines(node.children, { ...marks, isBold: true }, parts);
        break;
      case 'emphasis':
        yield* listInlines(node.children, { ...marks, isItalic: true }, parts);
        break;
      case 'link':
        yield* listInlines(node.children, { ...marks, ...readTarget(node.url, parts) }, parts);
        break;
      case 'break':
        yield '\n';
        break;
      case 'image':
        parts.warn('A picture needs its own line. Inside a sentence only its description is shown.');
        yield* listFilled(node.alt ?? '', marks, parts);
        break;
      default:
        // What the language leaves out: notes at the foot, HTML, links by reference.
        break;
    }
  }
}

/** The words of a refused link stay; they lead nowhere. */
function readTarget(url: string, { warn }: ReaderParts): Marks {
  if (isSafeLink(url)) return { to: url };
  warn(`The link to “${url.slice(0, 80)}” was left out: use https, mailto, tel or a page of the shop (/…).`);
  return {};
}

function* listFilled(text: string, marks: Marks, parts: ReaderParts): Generator<Inline, void, undefined> {
  let end = 0;
  for (const match of text.matchAll(FACT_FORM)) {
    const [typed, name = ''] = match;
    if (!isFactName(name)) {
      parts.warn(`There’s no shop detail called {{${name}}}.`);
      continue;
    }
    yield mark(text.slice(end, match.index), marks);
    for (const inline of sayFact(name, parts.shop)) {
      yield typeof inline === 'string' ? mark(inline, marks) : { ...inline, ...marks };
    }
    end = match.index + typed.length;
  }
  yield mark(text.slice(end), marks);
}

function mark(text: string, marks: Marks): Inline {
  const line = text.replaceAll(/\s+/g, ' ');
  return Object.keys(marks).length === 0 ? line : { text: line, ...marks };
}

function joinAlike(inlines: readonly Inline[]): Words {
  const joined: Inline[] = [];
  for (const inline of inlines) {
    const last = joined.at(-1);
    if (inline !== '\n' && textOf(inline) === '') continue;
    if (typeof inline === 'string' && typeof last === 'string' && inline !== '\n' && last !== '\n') {
      joined[joined.length - 1] = (last + inline).replaceAll(/ {2,}/g, ' ');
    } else joined.push(inline);
  }
  return joined;
}

function trimWords(words: Words): Words {
  const trimmed = [...words];
  const trim = (position: 0 | -1, cut: (text: string) => string) => {
    for (let edge = trimmed.at(position); edge !== undefined; edge = trimmed.at(position)) {
      const text = cut(textOf(edge));
      trimmed[position === 0 ? 0 : trimmed.length - 1] = typeof edge === 'string' ? text : { ...edge, text };
      if (text !== '') break;
      trimmed.splice(position, 1);
    }
  };
  trim(0, (text) => text.trimStart());
  trim(-1, (text) => text.trimEnd());
  return trimmed;
}

function textOf(inline: Inline): string {
  return typeof inline === 'string' ? inline : inline.text;
}
