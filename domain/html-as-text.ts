const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
};

/** What a person reads of a description in HTML: paragraphs and items as lines, without tags. */
export function readHtmlAsText(html: string): string {
  return (
    html
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^<>]*>/gi, '\n')
      .replaceAll(/<[^<>]*>/g, '')
      .replaceAll(/&(#x?[0-9a-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => decode(name) ?? whole)
      .split('\n')
      .map((line) => line.trim())
      .join('\n')
      // Space between paragraphs stays one empty line.
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
  );
}

function decode(name: string): string | undefined {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()];
  const isHex = name[1] === 'x' || name[1] === 'X';
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : undefined;
}
