import { type DOMOutputSpec, Schema } from 'prosemirror-model';

const HEADING_CLASSES = ['text-fs-2', 'text-fs-3 pt-3', 'text-fs-4 pt-2', 'pt-2 font-semibold'] as const;
const LINE_CLASS = 'font-display font-semibold wrap-anywhere';
const LEVELS = [1, 2, 3, 4] as const;

const write = (tag: string, className: string): DOMOutputSpec => [tag, { class: className }, 0];

/** Exactly what the shop's Markdown can say. What it cannot stands in `raw` and `verbatim`, letter by letter. */
export const textSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: 'inline*',
      group: 'block flow',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => write('p', 'wrap-anywhere'),
    },
    heading: {
      /** The anchor is the heading's address on the page, which other pages link to; nobody sees it. */
      attrs: { level: { default: 2 }, anchor: { default: null } },
      content: '(text | fact | verbatim)*',
      group: 'block flow',
      defining: true,
      parseDOM: LEVELS.map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs: { level } }) =>
        write(
          `h${Math.min(Number(level), 4)}`,
          `${LINE_CLASS} ${HEADING_CLASSES[Number(level) - 1] ?? HEADING_CLASSES[3]}`,
        ),
    },
    quote: {
      content: 'flow+',
      group: 'block flow',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => write('blockquote', 'grid gap-2 border-l-4 border-honey pl-5 font-display text-fs-4'),
    },
    bullet_list: {
      content: 'list_item+',
      group: 'block flow',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => write('ul', 'grid list-disc gap-2 pl-6'),
    },
    ordered_list: {
      attrs: { start: { default: 1 } },
      content: 'list_item+',
      group: 'block flow',
      parseDOM: [{ tag: 'ol' }],
      toDOM: ({ attrs: { start } }) => ['ol', { start, class: 'grid list-decimal gap-2 pl-6' }, 0],
    },
    list_item: {
      content: 'paragraph flow*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => write('li', 'pl-1'),
    },
    table: {
      attrs: { align: { default: null } },
      content: 'table_row+',
      group: 'block flow',
      isolating: true,
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['table', { class: 'w-full border-collapse text-left' }, ['tbody', 0]],
    },
    table_row: { content: 'table_cell+', parseDOM: [{ tag: 'tr' }], toDOM: () => ['tr', 0] },
    table_cell: {
      attrs: { isHead: { default: false } },
      content: 'inline*',
      isolating: true,
      parseDOM: [{ tag: 'td' }, { tag: 'th', attrs: { isHead: true } }],
      toDOM: ({ attrs: { isHead } }) =>
        isHead
          ? write('th', 'min-w-20 border border-crust-2 bg-crust px-3 py-2 font-semibold')
          : write('td', 'min-w-20 border border-crust-2 px-3 py-2'),
    },
    note: {
      attrs: { tone: { default: 'tip' } },
      content: '(flow | raw)+',
      group: 'block',
      defining: true,
      toDOM: ({ attrs: { tone } }) => [
        'div',
        { 'data-tone': tone, class: `${NOTE_CLASSES[String(tone)] ?? ''} grid gap-2 rounded-card px-4 py-3` },
        0,
      ],
    },
    questions: { content: 'question+', group: 'block', toDOM: () => write('div', 'grid gap-3') },
    question: { content: 'question_title (flow | raw)+', isolating: true, toDOM: () => ['div', 0] },
    question_title: {
      attrs: { level: { default: 3 }, anchor: { default: null } },
      content: '(text | fact | verbatim)*',
      defining: true,
      toDOM: () => write('p', 'font-semibold wrap-anywhere'),
    },
    picture: {
      attrs: { src: {}, alt: { default: '' }, title: { default: '' } },
      group: 'block',
      toDOM: () => ['figure'],
    },
    zones: { group: 'block', toDOM: () => ['div'] },
    raw: {
      content: 'text*',
      marks: '',
      group: 'block',
      code: true,
      defining: true,
      toDOM: () => write('pre', 'rounded-small bg-crust px-3 py-2 font-code text-small whitespace-pre-wrap'),
    },
    text: { group: 'inline' },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    fact: { attrs: { name: {} }, group: 'inline', inline: true, atom: true, toDOM: () => ['span'] },
    verbatim: { attrs: { source: {} }, group: 'inline', inline: true, atom: true, toDOM: () => ['span'] },
  },
  marks: {
    link: {
      attrs: { href: {}, title: { default: null } },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (link) => ({ href: link.getAttribute('href') }) }],
      toDOM: ({ attrs: { href } }) => ['a', { href, class: 'font-semibold underline' }, 0],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        { tag: 'b', getAttrs: (node) => node.style.fontWeight !== 'normal' && null },
      ],
      toDOM: () => ['strong', 0],
    },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
});

const NOTE_CLASSES: Readonly<Record<string, string>> = {
  tip: 'bg-honey-soft',
  good: 'bg-leaf-soft',
  warning: 'bg-ember-soft',
};
