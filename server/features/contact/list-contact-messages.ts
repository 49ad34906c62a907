import * as z from 'zod/mini';
import type { ContactPage, ContactQuery } from '../../../contract/contact.ts';
import type { Database } from '../../database/database.ts';
import { createPageCursor, cursorMoment } from '../../http/page-cursor.ts';
import { countContactMessages, listContactRows } from './contact.store.ts';
import { describeContactMessages } from './describe-contact-message.ts';

const contactCursor = createPageCursor(z.tuple([z.enum(['waiting', 'settled']), cursorMoment, z.uuid()]));

export async function listContactMessages(
  db: Database,
  { cursor, limit }: ContactQuery,
): Promise<ContactPage> {
  // One more than asked for tells whether there is a next page.
  const found = await listContactRows(db, contactCursor.read(cursor), limit + 1);
  const data = await describeContactMessages(db, found.slice(0, limit));
  const last = data.at(-1);
  return {
    data,
    ...(await countContactMessages(db)),
    nextCursor:
      last && found.length > limit
        ? contactCursor.write([
            last.settledAt ? 'settled' : 'waiting',
            last.settledAt ?? last.createdAt,
            last.id,
          ])
        : null,
  };
}
