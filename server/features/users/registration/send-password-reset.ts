import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import { composePasswordResetMail } from '../../../mails/identity-mails.ts';
import { nameMessage } from '../../../mails/message-id.ts';
import type { IdentityPort } from '../../../ports/identity.ts';
import type { MailPort } from '../../../ports/mail.ts';

type SendParts = {
  readonly identity: Pick<IdentityPort, 'beginPasswordReset'>;
  readonly mail: MailPort;
  readonly publicUrl: string;
  readonly readShopProfile: () => ShopProfile;
};

/** The secret is made here and goes straight into the mail, so that it never lies in the queue. */
export async function sendPasswordReset(
  { identity, mail, publicUrl, readShopProfile }: SendParts,
  { email }: { readonly email: string },
  { jobId }: { readonly jobId: string },
): Promise<void> {
  const reset = await identity.beginPasswordReset(email);
  if (!reset) return;
  const link = `${publicUrl}/resetpassword#token=${reset.token}`;
  await mail.send({
    to: email,
    messageId: nameMessage('password-reset', jobId, publicUrl),
    ...composePasswordResetMail({ shop: readShopProfile(), name: reset.name, link }),
  });
}
