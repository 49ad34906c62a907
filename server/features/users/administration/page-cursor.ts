import * as z from 'zod/mini';

/** Where a page ended: the moment and, for several of one moment, the id. */
export type PageCursor = { readonly at: Date; readonly id: string };

const cursorSchema = z.tuple([z.iso.datetime(), z.uuid()]);

export function writeCursor({ at, id }: PageCursor): string {
  return Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url');
}

/** Undefined for what never was a cursor of ours: the list then begins at its beginning. */
export function readCursor(text: string | undefined): PageCursor | undefined {
  if (text === undefined) return undefined;
  try {
    const [at, id] = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { at: new Date(at), id };
  } catch {
    return undefined;
  }
}
