import type { Logger } from 'pino';
import type { GoogleClient } from './adapters/identity/better-auth.ts';
import { createBuiltInIdentity } from './adapters/identity/built-in-identity.ts';
import type { Database } from './database/database.ts';
import { recordAuditEvent } from './database/record-audit-event.ts';
import { obtainSharedSecret } from './database/shared-secret.ts';
import { PASSWORD_RESET_LINK_HOURS } from './mails/identity-mails.ts';
import type { IdentityPort } from './ports/identity.ts';

export type IdentityOptions = {
  readonly db: Database;
  readonly publicUrl: string;
  readonly ownOrigins: readonly string[];
  readonly google: GoogleClient | undefined;
  readonly log: Logger;
};

/** The shop's own identity provider, with its place in the audit trail. */
export async function openIdentity(options: IdentityOptions): Promise<IdentityPort> {
  const { db, publicUrl, ownOrigins, google, log } = options;
  return createBuiltInIdentity({
    db,
    publicUrl,
    trustedOrigins: ownOrigins,
    secret: await obtainSharedSecret(db, 'identity'),
    google,
    passwordResetLinkHours: PASSWORD_RESET_LINK_HOURS,
    recordEvent: (action, userId) => recordAuditEvent(db, { action, actorId: userId, subjectId: userId }),
    log,
  });
}
