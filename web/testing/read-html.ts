export type FoundElement = {
  /** What a screen reader calls it. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
};

/** Every element of a kind, in the order of the page. */
export function findElements(html: string, tag: 'a' | 'button' | 'input' | 'dialog'): FoundElement[] {
  const pattern =
    tag === 'input' ? /<input([^>]*)>()/g : new RegExp(`<${tag}(?=[\\s>])([^>]*)>(.*?)</${tag}>`, 'gs');
  return [...html.matchAll(pattern)].map(([, written = '', content = '']) => {
    const attributes = readAttributes(written);
    return { name: attributes['aria-label'] ?? readText(content), attributes };
  });
}

export function listNames(html: string, tag: 'a' | 'button'): string[] {
  return findElements(html, tag).map(({ name }) => name);
}

export function readText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

function readAttributes(written: string): Record<string, string> {
  const pairs = [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  return Object.fromEntries(pairs);
}
