import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import type { Actor } from '../../http/app-environment.ts';
import { composeTestMail } from '../../mails/test-mail.ts';
import { MailFault, type MailPort } from '../../ports/mail.ts';

type TestMailParts = { readonly mail: MailPort; readonly readShopProfile: () => ShopProfile };

/** Not by a job: whoever sets up the mail waits for the answer, and wants to hear what is wrong. */
export async function sendTestMail(
  { mail, readShopProfile }: TestMailParts,
  { email }: Pick<Actor, 'email'>,
): Promise<Result<{ readonly sentTo: string }>> {
  try {
    await mail.send({ to: email, ...composeTestMail(readShopProfile()) });
    return accept({ sentTo: email });
  } catch (error) {
    if (!(error instanceof MailFault)) throw error;
    return refuse('unavailable', 'mail_failed', `The email wasn’t sent: ${error.message}`);
  }
}
