import { CART_REMINDER } from '../../../../domain/notifications/choices.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import type { Database } from '../../../database/database.ts';
import type { MessageRow } from '../../../jobs/send-message.ts';
import { composeCartReminderMail } from '../../../mails/cart-reminder-mail.ts';
import type { ComposedMail } from '../../../mails/compose-mail.ts';
import { offerUnsubscribing } from '../../../mails/offer-unsubscribing.ts';
import type { Mail } from '../../../ports/mail.ts';
import type { HasOrderedSince } from './remind-of-carts.ts';
import { hashMailbox, writeReminderLink } from './reminder-links.ts';
import { findReminder, isRefused, readLines } from './reminders.store.ts';

type ComposeParts = {
  readonly db: Database;
  readonly publicUrl: string;
  readonly trackingSecret: string;
  readonly readShopProfile: () => ShopProfile;
  readonly hasOrderedSince: HasOrderedSince;
  readonly makeUnsubscribeLinks: (subscription: {
    readonly userId: string;
    readonly kind: typeof CART_REMINDER;
  }) => { readonly page: string; readonly oneClick: string };
};

const REASON =
  'You get this email because someone ticked “Email me my cart if I don’t finish” with your address.';

/** Looks once more before it leaves: undefined if they have ordered, want none any more, or were forgotten. */
export async function composeReminder(
  parts: ComposeParts,
  { details }: Pick<MessageRow, 'details'>,
): Promise<(ComposedMail & Pick<Mail, 'headers'>) | undefined> {
  const { db, publicUrl, trackingSecret } = parts;
  const row = await findReminder(db, String(details.reminderId));
  if (!row) return undefined;
  const mailboxHash = hashMailbox(trackingSecret, row.mailbox);
  if (await isRefused(db, mailboxHash)) return undefined;
  if (await parts.hasOrderedSince(db, row, row.createdAt)) return undefined;
  const links = parts.makeUnsubscribeLinks({ userId: mailboxHash, kind: CART_REMINDER });
  const mail = composeCartReminderMail({
    shop: parts.readShopProfile(),
    lines: readLines(row),
    link: writeReminderLink(publicUrl, trackingSecret, row.id),
  });
  return {
    ...offerUnsubscribing(mail, links.page, { reason: REASON, offer: 'Don’t send me cart reminders' }),
    headers: {
      'List-Unsubscribe': `<${links.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
