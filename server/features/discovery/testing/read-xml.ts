export type XmlElement = {
  readonly name: string;
  readonly text: string;
  readonly children: readonly XmlElement[];
};

const TOKEN = /<\?xml [^?]*\?>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*>|([^<]+)/gy;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

/** Reads documents as simple as ours, and throws on whatever is not well-formed XML. */
export function readXml(xml: string): XmlElement {
  if (UNWRITABLE.test(xml)) throw new Error('A character that XML does not know.');
  const open: { name: string; text: string; children: XmlElement[] }[] = [
    { name: '', text: '', children: [] },
  ];
  let end = 0;
  for (const [token, slash, name, , text] of xml.matchAll(TOKEN)) {
    end += token.length;
    const innermost = open.at(-1);
    if (!innermost) throw new Error('Something after the end.');
    if (text !== undefined) innermost.text += readText(text);
    else if (name !== undefined && slash === '') open.push({ name, text: '', children: [] });
    else if (name !== undefined) {
      open.pop();
      if (innermost.name !== name) throw new Error(`</${name}> ends <${innermost.name}>.`);
      open.at(-1)?.children.push(innermost);
    }
  }
  if (end !== xml.length) throw new Error(`Not XML: ${xml.slice(end, end + 40)}`);
  const [root, ...others] = open[0]?.children ?? [];
  if (!root || others.length > 0 || open.length > 1)
    throw new Error('There must be one root element, ended.');
  return root;
}

function readText(text: string): string {
  return text.replace(/&(\w*)(;?)/g, (_, name: string, end: string) => {
    const character = end === ';' ? ENTITIES[name] : undefined;
    if (character === undefined) throw new Error(`&${name}${end} stands for nothing.`);
    return character;
  });
}

/** All elements of that name, however deep. */
export function findElements(within: XmlElement, name: string): readonly XmlElement[] {
  return within.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...findElements(child, name),
  ]);
}

/** The texts of an element's children by name; of several of one name, the last. */
export function readFields({ children }: XmlElement): Readonly<Record<string, string>> {
  return Object.fromEntries(children.map(({ name, text }) => [name, text]));
}
