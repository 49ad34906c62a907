import { isNotificationKind } from '../../../domain/notifications/choices.ts';
import type { MessageRow } from '../../jobs/send-message.ts';
import type { ComposedMail } from '../../mails/compose-mail.ts';
import { offerUnsubscribing } from '../../mails/offer-unsubscribing.ts';
import type { Mail } from '../../ports/mail.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

/** Whoever has an account can do without any kind of mail; a guest gets only what an order needs to say. */
export function letUnsubscribe<Composed extends ComposedMail>(
  links: UnsubscribeLinks,
  { userId, kind }: Pick<MessageRow, 'userId' | 'kind'>,
  mail: Composed,
): Composed & Pick<Mail, 'headers'> {
  if (userId === null || !isNotificationKind(kind)) return mail;
  const { page, oneClick } = links.makeLinks({ userId, kind });
  return {
    ...offerUnsubscribing(mail, page),
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
