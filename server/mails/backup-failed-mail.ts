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
  const says = 'Last night’s backup of your shop failed. We’ll try again automatically.';
  return composeMail(shop, {
    subject: 'Your backup failed',
    preview: says,
    heading: 'Your backup failed',
    paragraphs: [
      says,
      reason,
      'If you don’t look after the server yourself, forward this email to whoever does. The dashboard shows when the last good backup was made.',
    ],
    facts: [],
    button: { label: 'Open the dashboard', link },
    smallPrint: [FOR_ADMINISTRATORS],
  });
}
