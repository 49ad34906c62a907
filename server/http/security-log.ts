import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import type { SecurityEventKind } from '../../domain/users/security-events.ts';
import type { Database } from '../database/database.ts';
import { securityEvents } from '../database/schema/security-events.ts';
import { notifyPerson } from '../jobs/queue-security-notices.ts';
import type { AppEnvironment } from './app-environment.ts';
import { nameNetwork } from './client-address.ts';
import type { RateLimiter } from './rate-limit.ts';

const HASH_LENGTH = 16;
/** More than this of one network tells nothing new, and would let a stranger fill the disk. */
const REFUSALS = { name: 'security-log', attempts: 300, perMinutes: 60 } as const;
const REFUSED_KINDS: readonly SecurityEventKind[] = [
  'sign_in_refused',
  'second_step_refused',
  'proof_refused',
  'permission_refused',
];

type SecurityEntry = {
  readonly kind: SecurityEventKind;
  readonly userId?: string | null | undefined;
  /** As it was typed; only its hash is kept. */
  readonly email?: string;
  readonly details?: Readonly<Record<string, string | number>>;
};

type SignIn = {
  readonly userId: string;
  readonly email: string;
  readonly way: string;
  /** Whether the person has signed in with this browser before. */
  readonly isKnown: boolean;
};

export type SecurityLog = ReturnType<typeof createSecurityLog>;

type SecurityLogParts = { readonly db: Database; readonly secret: string; readonly rateLimiter: RateLimiter };

/** Enough to find out later who tried what, with nothing in it that says who or where they are to anybody else. */
export function createSecurityLog({ db, secret, rateLimiter }: SecurityLogParts) {
  const hash = (kind: string, text: string) =>
    createHmac('sha256', secret).update(`${kind} ${text}`).digest('base64url').slice(0, HASH_LENGTH);

  async function record(c: Context<AppEnvironment>, entry: SecurityEntry): Promise<void> {
    const { kind, userId = null, email, details = {} } = entry;
    const network = nameNetwork(c.get('clientAddress'));
    if (REFUSED_KINDS.includes(kind)) {
      const waitSeconds = await rateLimiter.countAll([{ limit: REFUSALS, key: network }]);
      if (waitSeconds !== undefined) return;
    }
    await db.insert(securityEvents).values({
      kind,
      userId,
      accountHash: email === undefined ? null : hash('account', email),
      networkHash: hash('network', network),
      details,
    });
  }

  return {
    record,

    /** Whoever signs in where they never were is told, so that they hear of it when it was not them. */
    async recordSignIn(c: Context<AppEnvironment>, { userId, email, way, isKnown }: SignIn): Promise<void> {
      await record(c, { kind: 'sign_in', userId, email, details: { way } });
      if (isKnown) return;
      await record(c, { kind: 'new_device', userId, email });
      await notifyPerson(db, userId, 'new_device');
    },
  };
}
