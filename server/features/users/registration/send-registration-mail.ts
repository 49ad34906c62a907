import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import type { Database } from '../../../database/database.ts';
import { composeAccountExistsMail, composeConfirmationMail } from '../../../mails/identity-mails.ts';
import { nameMessage } from '../../../mails/message-id.ts';
import type { MailPort } from '../../../ports/mail.ts';
import { findUserByEmail } from '../users.store.ts';
import type { RegistrationLinks } from './registration-links.ts';
import { deleteRegistration, findRegistration } from './registrations.store.ts';

type SendParts = {
  readonly db: Database;
  readonly mail: MailPort;
  readonly links: Pick<RegistrationLinks, 'makeLink'>;
  readonly publicUrl: string;
  readonly readShopProfile: () => ShopProfile;
};

/** To whoever reads the mails of the address: the link that makes the account, or that there is one already. */
export async function sendRegistrationMail(
  { db, mail, links, publicUrl, readShopProfile }: SendParts,
  { registrationId }: { readonly registrationId: string },
): Promise<void> {
  const registration = await findRegistration(db, registrationId);
  // Confirmed by an earlier mail, or too old by now.
  if (!registration) return;
  const { email, name } = registration;
  const shop = readShopProfile();
  const messageId = nameMessage('registration', registrationId, publicUrl);
  const user = await findUserByEmail(db, email);
  if (user) {
    const ways = { signInLink: `${publicUrl}/login`, resetLink: `${publicUrl}/forgotpassword` };
    await mail.send({
      to: email,
      messageId,
      ...composeAccountExistsMail({ shop, name: user.name, ...ways }),
    });
    // Nobody gets its link, so nothing can come of it.
    await deleteRegistration(db, registrationId);
    return;
  }
  const link = links.makeLink(registrationId);
  await mail.send({ to: email, messageId, ...composeConfirmationMail({ shop, name, link }) });
}
