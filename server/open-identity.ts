import type { Logger } from 'pino';
import type { ShopProfile } from '../domain/shop/profile.ts';
import type { GoogleClient } from './adapters/identity/better-auth.ts';
import { createBuiltInIdentity } from './adapters/identity/built-in-identity.ts';
import type { Database } from './database/database.ts';
import { recordAuditEvent } from './database/record-audit-event.ts';
import { obtainSharedSecret } from './database/shared-secret.ts';
import {
  composeAccountExistsMail,
  composePasswordResetMail,
  composeVerificationMail,
  PASSWORD_RESET_LINK_HOURS,
  VERIFICATION_LINK_HOURS,
} from './mails/identity-mails.ts';
import type { IdentityPort } from './ports/identity.ts';
import type { MailPort } from './ports/mail.ts';

export type IdentityOptions = {
  readonly db: Database;
  readonly publicUrl: string;
  readonly ownOrigins: readonly string[];
  readonly google: GoogleClient | undefined;
  readonly mail: MailPort;
  readonly readShopProfile: () => ShopProfile;
  readonly runInBackground: (work: Promise<unknown>) => void;
  readonly log: Logger;
};

/** The shop's own identity provider, with its mails and its place in the audit trail. */
export async function openIdentity(options: IdentityOptions): Promise<IdentityPort> {
  const { db, publicUrl, ownOrigins, google, mail, readShopProfile, runInBackground, log } = options;
  const sendBy = (compose: typeof composeVerificationMail) => {
    return ({ email, name }: { readonly email: string; readonly name: string }, link: string) =>
      mail.send({ to: email, ...compose({ shop: readShopProfile(), name, link }) });
  };
  return createBuiltInIdentity({
    db,
    publicUrl,
    trustedOrigins: ownOrigins,
    secret: await obtainSharedSecret(db, 'identity'),
    google,
    mails: {
      verificationLinkHours: VERIFICATION_LINK_HOURS,
      passwordResetLinkHours: PASSWORD_RESET_LINK_HOURS,
      sendVerification: sendBy(composeVerificationMail),
      sendPasswordReset: sendBy(composePasswordResetMail),
      sendAccountExists: sendBy(composeAccountExistsMail),
    },
    runInBackground,
    recordEvent: (action, userId) => recordAuditEvent(db, { action, actorId: userId, subjectId: userId }),
    log,
  });
}
