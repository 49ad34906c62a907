import { type CardWriter, writeCard, writeFrame } from './cards.ts';
import { findElement, hasClass, joinText, listElements } from './elements.ts';
import { type HtmlElement, type HtmlNode, parseHtml } from './parse-html.ts';

const INLINE: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'b',
  'br',
  'cite',
  'code',
  'em',
  'i',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
]);

/**
 * An editor's HTML in the shop's Markdown, so that it goes the same safe way to the page as everything else. Callouts become notes,
 * toggles become questions, and the shop's forms ({{shop.name}}, ::zones) may be typed as they are.
 */
export function writeMarkdown(html: string, toAddress = (address: string) => address): string {
  return writeBlocks(withAddresses(parseHtml(html), toAddress)).join('\n\n');
}

const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src']);

function withAddresses(
  nodes: readonly HtmlNode[],
  toAddress: (address: string) => string,
): readonly HtmlNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const attributes = [...node.attributes].map(
      ([name, value]) => [name, ADDRESSES.has(name) ? toAddress(value) : value] as const,
    );
    return {
      ...node,
      attributes: new Map(attributes),
      children: [...withAddresses(node.children, toAddress)],
    };
  });
}

function writeBlocks(nodes: readonly HtmlNode[]): readonly string[] {
  const blocks: string[] = [];
  let words: HtmlNode[] = [];
  const endWords = () => {
    blocks.push(writeParagraph(words));
    words = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || INLINE.has(node.name)) words.push(node);
    else {
      endWords();
      blocks.push(...writeBlock(node));
    }
  }
  endWords();
  return blocks.filter((block) => block !== '');
}

function writeBlock(element: HtmlElement): readonly string[] {
  const { name, children } = element;
  if (hasClass(element, 'kg-callout-card'))
    return [`:::tip\n${writeBlocks(withoutEmoji(children)).join('\n\n')}\n:::`];
  if (hasClass(element, 'kg-toggle-card')) return [writeQuestion(element)];
  const card = writeCard(element, WRITER);
  if (card) return card;
  switch (name) {
    case 'pre':
      return [writeCode(element)];
    case 'iframe':
      return [writeFrame(element, WRITER)];
    case 'p':
      return [writeParagraph(children)];
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [
        `${'#'.repeat(Math.max(2, Number(name.slice(1))))} ${writeInlines(children).trim().replaceAll('\n', ' ')}`,
      ];
    case 'ul':
    case 'ol':
      return [writeList(element)];
    case 'blockquote':
      return [writeBlocks(children).join('\n\n').replaceAll(/^/gm, '> ')];
    case 'figure':
      return writeFigure(element);
    case 'img':
      return [writePicture(element, '')];
    case 'table':
      return [writeTable(element)];
    default:
      return writeBlocks(children);
  }
}

const WRITER: CardWriter = {
  writeBlocks,
  writeWords: writeInlines,
  writeLink: (words, address) => `[${words}](${writeTarget(address)})`,
  writePicture,
};

/** Line by line, as far in as it was: the shop has no typeface for programs, but a recipe's columns are kept. */
function writeCode(element: HtmlElement): string {
  const lines = joinText(element.children)
    .replace(/^\n+|\s+$/g, '')
    .split('\n');
  const written = lines.map((line) => {
    const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
    return '\u00a0'.repeat(indent.length) + writeText(line.slice(indent.length));
  });
  return disarmLines(written.join('\\\n'));
}

function writeParagraph(nodes: readonly HtmlNode[]): string {
  return disarmLines(writeInlines(nodes).trim());
}

/** A sign at the beginning of a line that would make it a list, a heading or a quote is only a sign. */
function disarmLines(text: string): string {
  return text.replaceAll(/^(?:[#>+=-]|\d+(?=[.)]))/gm, (sign) =>
    /\d/.test(sign) ? `${sign}\\` : `\\${sign}`,
  );
}

function writeList({ name, children }: HtmlElement): string {
  const items = children.filter((node) => typeof node !== 'string').filter((node) => node.name === 'li');
  return items
    .map((item, position) => {
      const marker = name === 'ol' ? `${position + 1}. ` : '- ';
      return (
        marker +
        writeBlocks(item.children)
          .join('\n')
          .replaceAll('\n', `\n${' '.repeat(marker.length)}`)
      );
    })
    .join('\n');
}

function writeFigure(figure: HtmlElement): readonly string[] {
  const caption = findElement(figure, 'figcaption');
  const picture = findElement(figure, 'img');
  if (!picture) return writeBlocks(figure.children);
  return [writePicture(picture, caption ? writeInlines(caption.children).trim() : '')];
}

function writePicture({ attributes }: HtmlElement, caption: string): string {
  const title = caption === '' ? '' : ` "${caption.replaceAll('"', '”').replaceAll('\n', ' ')}"`;
  return `![${writeText(attributes.get('alt') ?? '')}](${writeTarget(attributes.get('src') ?? '')}${title})`;
}

function writeTable(table: HtmlElement): string {
  const rows = listElements(table, ({ name }) => name === 'tr').map(({ children }) =>
    children
      .filter((node) => typeof node !== 'string')
      .map((cell) => writeInlines(cell.children).trim().replaceAll('\\\n', ' ')),
  );
  const [head, ...body] = rows;
  if (!head || head.length === 0) return '';
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function writeQuestion(toggle: HtmlElement): string {
  const heading = findElement(toggle, 'h4');
  const [answer] = listElements(
    toggle,
    ({ name, attributes }) => name === 'div' && attributes.get('class')?.includes('content') === true,
  );
  if (!heading || !answer) return writeBlocks(toggle.children).join('\n\n');
  const question = writeInlines(heading.children).trim().replaceAll('\n', ' ');
  return `:::questions\n### ${question}\n\n${writeBlocks(answer.children).join('\n\n')}\n:::`;
}

function withoutEmoji(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  return nodes.filter(
    (node) => typeof node === 'string' || !node.attributes.get('class')?.includes('kg-callout-emoji'),
  );
}

/** Words with bold, italic and links; every other tag is left out and its words stay. */
function writeInlines(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? writeText(node) : writeElement(node))).join('');
}

function writeElement({ name, attributes, children }: HtmlElement): string {
  switch (name) {
    case 'br':
      return '\\\n';
    case 'strong':
    case 'b':
      return wrap(writeInlines(children), '**');
    case 'em':
    case 'i':
      return wrap(writeInlines(children), '*');
    case 'a': {
      const words = writeInlines(children);
      return words.trim() === '' ? words : `[${words}](${writeTarget(attributes.get('href') ?? '')})`;
    }
    default:
      return writeInlines(children);
  }
}

/** A mark holds only where it touches a word. */
function wrap(words: string, mark: string): string {
  const [, before = '', inside = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(words) ?? [];
  return inside === '' ? words : `${before}${mark}${inside}${mark}${after}`;
}

/** What means something to Markdown must not begin to mean it. */
function writeText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<|]/g, '\\$&');
}

/** In angle brackets, where spaces and brackets need no care. */
function writeTarget(address: string): string {
  return `<${address.replaceAll(/[\s<>\\]/g, '')}>`;
}
