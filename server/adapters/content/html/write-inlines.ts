import type { HtmlElement, HtmlNode } from './parse-html.ts';

/** Words with bold, italic and links; every other tag is left out and its words stay. */
export function writeInlines(nodes: readonly HtmlNode[]): string {
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
export function writeText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<|]/g, '\\$&');
}

/** In angle brackets, where spaces and brackets need no care. */
export function writeTarget(address: string): string {
  return `<${address.replaceAll(/[\s<>\\]/g, '')}>`;
}
