export type FrontMatter = { readonly fields: ReadonlyMap<string, string>; readonly body: string };

/** A file whose first lines say about it what its text does not: "title: Terms" between two lines of three hyphens. */
export function readFrontMatter(file: string): FrontMatter {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(file) ?? [];
  if (head === undefined || body === undefined) return { fields: new Map(), body: file };
  const fields = head.split(/\r?\n/).map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
  });
  return { fields: new Map(fields), body: body.trim() };
}
