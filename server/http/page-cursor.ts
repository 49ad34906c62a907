import * as z from 'zod/mini';
import { findUnkeepable } from './keepable-text.ts';

/** As `toISOString` writes it, and only what the database can read: it knows no year 0. */
export const cursorMoment = z.iso
  .datetime({ precision: 3 })
  .check(z.refine((text) => !text.startsWith('0000')));

/** Where a page of a list ended, written so that it needs no escaping in an address. */
export function createPageCursor<Schema extends z.ZodMiniType>(schema: Schema) {
  return {
    write: (position: z.infer<Schema>): string => Buffer.from(JSON.stringify(position)).toString('base64url'),

    /** Undefined for what never was a cursor of ours: the list then begins at its beginning. */
    read(text: string | undefined): z.infer<Schema> | undefined {
      if (text === undefined) return undefined;
      try {
        const position: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
        return findUnkeepable(position) ? undefined : schema.parse(position);
      } catch {
        return undefined;
      }
    },
  };
}

/** For lists by age: the moment and, for several of one moment, the id. */
export const ageCursor = createPageCursor(z.tuple([cursorMoment, z.uuid()]));
export type AgePosition = readonly [at: string, id: string];
