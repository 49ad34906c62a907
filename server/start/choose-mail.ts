import { join } from 'node:path';
import type { ShopProfile } from '../../domain/shop/profile.ts';
import type { Sender } from '../adapters/mail/address-mail.ts';
import { createSmtpMail } from '../adapters/mail/smtp-mail.ts';
import { createStoredMail } from '../adapters/mail/stored-mail.ts';
import type { Mailbox, MailPort } from '../ports/mail.ts';
import { isLoopbackName } from '../settings/loopback-name.ts';
import type { MailFrom } from '../settings/mail-settings.ts';
import type { Settings } from '../settings/settings.ts';

export type MailOptions = {
  readonly settings: Pick<Settings, 'smtp' | 'mailFrom' | 'dataDir' | 'demo' | 'isDemoPublic'>;
  readonly publicUrl: string;
  readonly readShopProfile: () => ShopProfile;
  readonly report: (step: string) => void;
};

export type ChosenMail = {
  readonly port: MailPort;
  /** What the demo shows to whoever may use its tools; absent everywhere else, and where mails are really sent. */
  readonly demoMailbox: Mailbox | undefined;
  readonly close: () => void;
};

/** Sends mails when there is a server for them, and keeps them otherwise. */
export function createMailPort({ settings, publicUrl, readShopProfile, report }: MailOptions): ChosenMail {
  const { smtp, mailFrom, dataDir, demo, isDemoPublic } = settings;
  const readSender = () => describeSender(mailFrom, readShopProfile(), publicUrl);
  if (smtp) {
    const port = createSmtpMail({ server: smtp, requireTls: !isLoopbackName(smtp.host), readSender });
    return { port, demoMailbox: undefined, close: port.close };
  }
  const folder = join(dataDir, 'mail');
  const cached = createStoredMail({ folder, readSender });
  const isReadByReceivers = demo && !isDemoPublic;
  if (!isReadByReceivers)
    report(`Emails are NOT sent but only saved in ${folder}: set SMTP_URL and MAIL_FROM to send them`);
  return { port: cached, demoMailbox: demo ? cached : undefined, close: () => {} };
}

/** The owner may change name and addresses at any time, so the sender is put together for each mail. */
function describeSender(from: MailFrom | undefined, shop: ShopProfile, publicUrl: string): Sender {
  const answers = shop.email;
  const address = from?.address ?? (answers || `no-reply@${new URL(publicUrl).hostname}`);
  return {
    name: from?.name ?? shop.name,
    address,
    replyTo: answers && answers !== address ? answers : undefined,
  };
}
