import type { ShopProfile } from '../../domain/shop/profile.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';
import { FOR_ADMINISTRATORS } from './mail-content.ts';

export type BackupFailedFacts = {
  readonly shop: ShopProfile;
  /** One sentence. */
  readonly reason: string;
  readonly link: string;
};

/** To the administrators, at most once a day. */
export function composeBackupFailedMail({ shop, reason, link }: BackupFailedFacts): ComposedMail {
  const says = `Last night’s backup of your shop failed. ${reason} We’ll try again automatically.`;
  return composeMail(shop, {
    subject: 'Last night’s backup failed',
    preview: says,
    heading: 'Last night’s backup failed',
    paragraphs: [
      says,
      'If you don’t look after the server yourself, forward this email to whoever does. The dashboard shows when the last good backup was made.',
    ],
    facts: [],
    button: { label: 'Open the dashboard', link },
    smallPrint: [FOR_ADMINISTRATORS],
  });
}
