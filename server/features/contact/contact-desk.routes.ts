import { type Context, Hono } from 'hono';
import { listContactMessagesEndpoint } from '../../../contract/contact.ts';
import { refuse } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { requireActor } from '../../http/authentication.ts';
import { readIdParameter } from '../../http/id-parameter.ts';
import { readQuery } from '../../http/read-json.ts';
import { respondRefusal } from '../../http/refusal-response.ts';
import { findContactMessage, writeSettled } from './contact.store.ts';
import { describeContactMessage } from './describe-contact-message.ts';
import { listContactMessages } from './list-contact-messages.ts';

const NO_SUCH_MESSAGE = refuse('not_found', 'no_such_message', 'This message is not there.').refusal;

export type ContactDeskParts = { readonly db: Database; readonly readClock: () => Date };

/** What people have written, for the owner to answer and tick off. */
export function createContactDeskRoutes({ db, readClock }: ContactDeskParts) {
  async function change(c: Context, settled: { readonly at: Date; readonly by: string } | null) {
    const id = readIdParameter(c);
    if (id) await writeSettled(db, id, settled);
    const found = id ? await findContactMessage(db, id) : undefined;
    return found ? c.json(describeContactMessage(found)) : respondRefusal(c, NO_SUCH_MESSAGE);
  }

  return new Hono<AppEnvironment>()
    .get('/', async (c) => {
      const query = readQuery(c, listContactMessagesEndpoint.querySchema);
      if (!query.ok) return respondRefusal(c, query.refusal);
      return c.json(await listContactMessages(db, query.value));
    })
    .post('/:id/settle', (c) => change(c, { at: readClock(), by: requireActor(c).userId }))
    .post('/:id/reopen', (c) => change(c, null));
}
