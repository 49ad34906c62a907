export type HtmlElement = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: HtmlNode[];
};
/** Text keeps its character references, which mean the same in Markdown. */
export type HtmlNode = string | HtmlElement;

const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
/** What is between their tags is for browsers without them; their address is all that counts. */
const ADDRESS_ONLY: ReadonlySet<string> = new Set(['audio', 'iframe', 'video']);
/** Nothing in these is meant to be read. */
const UNREAD: ReadonlySet<string> = new Set([
  'button',
  'form',
  'noscript',
  'object',
  'script',
  'style',
  'svg',
  'template',
  'title',
]);
const TAG_START = /^<(\/?)([a-z][a-z\d]*)/i;
const TAG_START_MAX_LENGTH = 40;
/** Longer ones are no tags. */
const TAG_MAX_LENGTH = 4_000;
/** Deeper ones are read as if their tags were not there. */
const DEPTH_MAX = 30;

/** Only as much of HTML as an editor writes: elements, text, quoted attributes. What is not well formed is text. */
export function parseHtml(html: string): readonly HtmlNode[] {
  const root: HtmlElement = { name: '', attributes: new Map(), children: [] };
  const open: HtmlElement[] = [root];
  const add = (node: HtmlNode) => open.at(-1)?.children.push(node);

  /** Takes what begins with a bracket and returns where it ends. */
  function takeTag(start: number): number {
    if (html.startsWith('<!--', start)) {
      const end = html.indexOf('-->', start);
      return end < 0 ? html.length : end + '-->'.length;
    }
    const [, slash, typed = ''] = TAG_START.exec(html.slice(start, start + TAG_START_MAX_LENGTH)) ?? [];
    const end = typed === '' ? undefined : findTagEnd(html, start);
    if (end === undefined) {
      add('&lt;');
      return start + 1;
    }
    const name = typed.toLowerCase();
    if (slash) closeElement(open, name);
    else if (UNREAD.has(name)) return skipElement(html, end, name);
    else {
      const element = { name, attributes: readAttributes(html.slice(start, end)), children: [] };
      add(element);
      if (ADDRESS_ONLY.has(name)) return skipElement(html, end, name);
      if (!VOID.has(name) && open.length < DEPTH_MAX) open.push(element);
    }
    return end + 1;
  }

  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    const textEnd = start < 0 ? html.length : start;
    if (textEnd > at) add(html.slice(at, textEnd));
    at = start < 0 ? html.length : takeTag(start);
  }
  return root.children;
}

/** Outside of quotes; undefined when the tag never ends. */
function findTagEnd(html: string, start: number): number | undefined {
  let quote = '';
  const last = Math.min(html.length, start + TAG_MAX_LENGTH);
  for (let at = start; at < last; at += 1) {
    const character = html.charAt(at);
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
    else if (character === '<' && at > start) return undefined;
  }
  return undefined;
}

function closeElement(open: HtmlElement[], name: string): void {
  const position = open.findLastIndex((element) => element.name === name);
  if (position > 0) open.length = position;
}

function skipElement(html: string, at: number, name: string): number {
  const closing = new RegExp(`</${name}\\s*>`, 'gi');
  closing.lastIndex = at;
  return closing.exec(html) ? closing.lastIndex : html.length;
}

function readAttributes(rest: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of rest.matchAll(
    /\s([a-z][a-z-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi,
  )) {
    attributes.set(name.toLowerCase(), double ?? single ?? '');
  }
  return attributes;
}
