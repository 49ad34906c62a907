import type { ShopProfile } from '../../../domain/shop/profile.ts';
import type { NoticeSubject, SecurityNotice } from '../../../domain/users/security-notices.ts';
import type { Database } from '../../database/database.ts';
import { nameMessage } from '../../mails/message-id.ts';
import { composeSecurityMail } from '../../mails/security-mails.ts';
import type { MailPort } from '../../ports/mail.ts';
import { findUser } from './users.store.ts';

type SendParts = {
  readonly db: Database;
  readonly mail: MailPort;
  readonly publicUrl: string;
  readonly readShopProfile: () => ShopProfile;
};

type Notice = NoticeSubject & {
  readonly recipientId: string;
  readonly notice: SecurityNotice;
  readonly actorId: string;
  readonly at: string;
  readonly formerEmail?: string | undefined;
};

export async function sendSecurityNotice(
  { db, mail, publicUrl, readShopProfile }: SendParts,
  { recipientId, notice, actorId, at, formerEmail, order, member }: Notice,
  { jobId }: { readonly jobId: string },
): Promise<void> {
  const recipient = await findUser(db, recipientId);
  // Whoever has left is told nothing.
  if (!recipient) return;
  const actor = await findUser(db, actorId);
  const changed = member && (await findUser(db, member.userId));
  await mail.send({
    to: formerEmail ?? recipient.email,
    messageId: nameMessage('security', jobId, publicUrl),
    ...composeSecurityMail({
      shop: readShopProfile(),
      name: recipient.name,
      notice,
      actorName: actorId === recipientId ? 'You' : (actor?.name ?? 'Someone'),
      at,
      order,
      ...(changed && { member: { ...member, name: changed.name || changed.email } }),
      publicUrl,
    }),
  });
}
