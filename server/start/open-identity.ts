import type { Logger } from 'pino';
import type { BetterAuthParts, GoogleClient, Passwords } from '../adapters/identity/better-auth.ts';
import { createBuiltInIdentity } from '../adapters/identity/built-in-identity.ts';
import { createFirebaseIdentity } from '../adapters/identity/firebase/firebase-identity.ts';
import type { IdentityToolkitOptions } from '../adapters/identity/firebase/identity-toolkit.ts';
import { SHOP_PASSWORDS } from '../adapters/identity/shop-passwords.ts';
import type { Database } from '../database/database.ts';
import { recordAuditEvent } from '../database/record-audit-event.ts';
import { obtainSecret } from '../database/shared-secret.ts';
import { addJob } from '../jobs/add-job.ts';
import { notifyPerson } from '../jobs/queue-security-notices.ts';
import { PASSWORD_RESET_LINK_HOURS } from '../mails/identity-mails.ts';
import type { IdentityPort } from '../ports/identity.ts';

export type IdentityOptions = {
  readonly db: Database;
  readonly publicUrl: string;
  readonly ownOrigins: readonly string[];
  readonly google: GoogleClient | undefined;
  /** Undefined: the shop keeps the passwords itself. */
  readonly firebase: IdentityToolkitOptions | undefined;
  /** Left out: slow on purpose. */
  readonly passwords?: Passwords;
  /** Left out: the secret is kept in the database. */
  readonly secretKey?: string | undefined;
  readonly log: Logger;
};

/** The shop's identity provider, with its place in the audit log; its passwords may be kept at Firebase. */
export async function openIdentity(options: IdentityOptions): Promise<IdentityPort> {
  const { db, publicUrl, ownOrigins, google, firebase, passwords = SHOP_PASSWORDS, log } = options;
  const parts: BetterAuthParts = {
    db,
    publicUrl,
    trustedOrigins: ownOrigins,
    secret: await obtainSecret(db, 'identity', options.secretKey),
    google,
    passwords,
    passwordResetLinkHours: PASSWORD_RESET_LINK_HOURS,
    recordEvent: async (action, userId) => {
      await recordAuditEvent(db, { action, actorId: userId, subjectId: userId });
      if (action === 'user.password_reset') await notifyPerson(db, userId, 'password_changed');
    },
    log,
  };
  if (!firebase) return createBuiltInIdentity(parts);
  const name = 'hand-over-passwords';
  // One that waits already is enough.
  const queueHandOver = () => addJob(db, name, {}, { key: name });
  return createFirebaseIdentity({ ...parts, firebase, queueHandOver });
}
