import {
  type ContactMessage,
  listContactMessagesEndpoint,
  reopenContactMessageEndpoint,
  replyToContactMessageEndpoint,
  settleContactMessageEndpoint,
} from '../../../contract/contact.ts';
import { accept, type Result } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isId } from '../../http/id-parameter.ts';
import { serve } from '../../http/serve.ts';
import { markHandled } from '../../jobs/mark-handled.ts';
import { findContactMessage, writeSettled } from './contact.store.ts';
import { describeContactMessages } from './describe-contact-message.ts';
import { listContactMessages } from './list-contact-messages.ts';
import { NO_SUCH_MESSAGE } from './no-such-message.ts';
import { replyToMessage } from './reply-to-message.ts';

export type ContactAdminParts = { readonly db: Database; readonly readClock: () => Date };

/** What people have written, for the owner to answer and tick off. */
export function createContactAdminRoutes({ db, readClock }: ContactAdminParts) {
  async function change(
    id: string,
    settled: { readonly at: Date; readonly by: string } | null,
  ): Promise<Result<ContactMessage>> {
    if (!isId(id)) return NO_SUCH_MESSAGE;
    await inTransaction(db, async (tx) => {
      await writeSettled(tx, id, settled);
      if (settled) await markHandled(tx, 'contact_message', id, settled.at);
    });
    return show(id);
  }

  async function show(id: string): Promise<Result<ContactMessage>> {
    const found = await findContactMessage(db, id);
    const [message] = found ? await describeContactMessages(db, [found]) : [];
    return message ? accept(message) : NO_SUCH_MESSAGE;
  }

  return [
    serve(listContactMessagesEndpoint, async ({ query }) => accept(await listContactMessages(db, query))),
    serve(settleContactMessageEndpoint, ({ params, actor }) =>
      change(params.id, { at: readClock(), by: actor.userId }),
    ),
    serve(replyToContactMessageEndpoint, async ({ params: { id }, body, key, actor }) => {
      if (!isId(id)) return NO_SUCH_MESSAGE;
      const reply = { id, text: body.text, key, by: actor.userId, now: readClock() };
      const replied = await replyToMessage(db, reply);
      return replied.ok ? show(id) : replied;
    }),
    serve(reopenContactMessageEndpoint, ({ params }) => change(params.id, null)),
  ];
}
