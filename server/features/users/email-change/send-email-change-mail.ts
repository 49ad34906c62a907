import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import type { Database } from '../../../database/database.ts';
import { composeEmailTakenMail, composeNewEmailMail } from '../../../mails/identity-mails.ts';
import { nameMessage } from '../../../mails/message-id.ts';
import type { MailPort } from '../../../ports/mail.ts';
import type { SignedLinks } from '../signed-links.ts';
import { findUser, findUserByEmail } from '../users.store.ts';
import { findEmailChange } from './email-changes.store.ts';

type SendParts = {
  readonly db: Database;
  readonly mail: MailPort;
  readonly emailLinks: Pick<SignedLinks, 'makeLink'>;
  readonly publicUrl: string;
  readonly readShopProfile: () => ShopProfile;
};

/** To whoever reads the mails of the new address: the link, or that the address has an account of its own. */
export async function sendEmailChangeMail(
  { db, mail, emailLinks, publicUrl, readShopProfile }: SendParts,
  { changeId }: { readonly changeId: string },
): Promise<void> {
  const change = await findEmailChange(db, changeId);
  // Confirmed, taken back or replaced by now.
  const user = change && (await findUser(db, change.userId));
  if (!user) return;
  const to = { to: change.email, messageId: nameMessage('email-change', changeId, publicUrl) };
  const shop = readShopProfile();
  const owner = await findUserByEmail(db, change.email);
  // The request stays without a link, so that the account page does not tell either.
  const composed = owner
    ? composeEmailTakenMail({ shop, name: owner.name, link: `${publicUrl}/login` })
    : composeNewEmailMail({ shop, name: user.name, link: emailLinks.makeLink(changeId) });
  await mail.send({ ...to, ...composed });
}
