import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import type { Database } from '../../../database/database.ts';
import { composeInvitationMail } from '../../../mails/invitation-mail.ts';
import { nameMessage } from '../../../mails/message-id.ts';
import type { MailPort } from '../../../ports/mail.ts';
import type { InvitationLinks } from './invitation-links.ts';
import { findOpenInvitation } from './invitations.store.ts';

type SendParts = {
  readonly db: Database;
  readonly mail: MailPort;
  readonly invitationLinks: Pick<InvitationLinks, 'makeEmailedLink'>;
  readonly publicUrl: string;
  readonly readShopProfile: () => ShopProfile;
};

export async function sendInvitation(
  { db, mail, invitationLinks, publicUrl, readShopProfile }: SendParts,
  { invitationId }: { readonly invitationId: string },
): Promise<void> {
  const found = await findOpenInvitation(db, invitationId, new Date());
  // Withdrawn or accepted meanwhile.
  if (!found?.invitation.email) return;
  const { role, email } = found.invitation;
  await mail.send({
    to: email,
    messageId: nameMessage('invitation', invitationId, publicUrl),
    ...composeInvitationMail({
      shop: readShopProfile(),
      role,
      invitedBy: found.invitedBy,
      link: invitationLinks.makeEmailedLink(invitationId),
    }),
  });
}
