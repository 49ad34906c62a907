import type { ShopProfile } from '../../../domain/shop/profile.ts';
import type { Database } from '../../database/database.ts';
import type { MessageRow } from '../../jobs/send-message.ts';
import type { ComposedMail } from '../../mails/compose-mail.ts';
import { composeContactMail, composeContactReplyMail } from '../../mails/contact-mail.ts';
import { findContactMessage } from './contact.store.ts';
import { describeContactMessage } from './describe-contact-message.ts';

type ComposeParts = {
  readonly db: Database;
  readonly publicUrl: string;
  readonly readShopProfile: () => ShopProfile;
};

/** The mail of a row about a message of the contact page; none once that is gone. */
export async function composeContactMessage(
  { db, publicUrl, readShopProfile }: ComposeParts,
  { contactMessageId, details }: MessageRow,
): Promise<ComposedMail | undefined> {
  const found = contactMessageId ? await findContactMessage(db, contactMessageId) : undefined;
  if (!found) return undefined;
  const facts = { shop: readShopProfile(), message: describeContactMessage(found) };
  return typeof details.reply === 'string'
    ? composeContactReplyMail(facts, details.reply)
    : composeContactMail({ ...facts, link: `${publicUrl}/admin/messages` });
}
