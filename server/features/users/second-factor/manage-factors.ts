import type { AccountSecurity } from '../../../../contract/second-factor.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { AuditAction } from '../../../../domain/users/audit-actions.ts';
import { PASSKEYS_MAX, readTypedCode, writeRecoveryCode } from '../../../../domain/users/second-factor.ts';
import type { Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction, inTransactionUnlessRefused } from '../../../database/transaction.ts';
import { SESSION_ENDED } from '../../../http/authentication.ts';
import { notifyPerson } from '../../../jobs/queue-security-notices.ts';
import { findUser } from '../users.store.ts';
import { findCodePeriod, makeAuthenticatorSecret, writeAuthenticatorAddress } from './authenticator-code.ts';
import { CHALLENGE_ENDED, endOfChallenge, type FactorParts } from './challenges.ts';
import { makeRecoveryCodes } from './factor-secrets.ts';
import { askForNewPasskey, type PasskeyAnswer, readNewPasskey } from './passkey-checks.ts';
import {
  countRecoveryCodes,
  deleteAuthenticator,
  deletePasskey,
  deleteRecoveryCodes,
  demandSecondFactor,
  endChallenge,
  findAuthenticator,
  hasSecondFactor,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  spendPeriod,
  takeAttempt,
  writeNewAuthenticator,
  writeRecoveryCodes,
} from './second-factors.store.ts';

const ALREADY_ON = refuse(
  'conflict',
  'authenticator_already_on',
  'An authenticator app is already set up. Turn it off first to set up another one.',
);
const NOT_ON = refuse('not_found', 'no_second_factor', 'This isn’t set up or has been turned off.');
const firstCode = 'That code doesn’t match. Check the time on your phone and enter the latest code.';
const WRONG_FIRST_CODE = refuse('invalid', 'wrong_code', firstCode, { code: firstCode });
const UNREADABLE_PASSKEY = refuse(
  'invalid',
  'passkey_not_added',
  'We couldn’t verify your browser’s response. Please try again.',
);
const TOO_MANY_PASSKEYS = refuse(
  'conflict',
  'too_many_passkeys',
  `You can save ${PASSKEYS_MAX} passkeys. Remove one you no longer use.`,
);

export async function readSecurity({ db }: FactorParts, userId: string): Promise<AccountSecurity> {
  const authenticator = await findAuthenticator(db, userId);
  const passkeys = await listPasskeys(db, userId);
  return {
    authenticatorSince: authenticator?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

export async function beginAuthenticator(
  { db, factorSecrets, readPasskeySite }: FactorParts,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<Result<{ secret: string; address: string }>> {
  const secret = makeAuthenticatorSecret();
  const isNew = await writeNewAuthenticator(db, userId, factorSecrets.seal(secret, userId));
  if (!isNew) return ALREADY_ON;
  const { shopName } = readPasskeySite();
  return accept({ secret, address: writeAuthenticatorAddress(secret, { shopName, email }) });
}

/** With its first code it counts, and the recovery codes are there. */
export function confirmAuthenticator(
  parts: FactorParts,
  userId: string,
  typed: string,
  now: Date,
): Promise<Result<{ recoveryCodes: readonly string[] }>> {
  return inTransactionUnlessRefused(parts.db, async (tx) => {
    const authenticator = await findAuthenticator(tx, userId);
    if (!authenticator) return NOT_ON;
    if (authenticator.confirmedAt) return ALREADY_ON;
    const secret = parts.factorSecrets.open(authenticator.secret, userId);
    const period = findCodePeriod(secret, readTypedCode(typed)?.code ?? '', now);
    if (period === undefined || !(await spendPeriod(tx, userId, period, { isFirst: true }))) {
      return WRONG_FIRST_CODE;
    }
    await recordChange(tx, userId, 'user.authenticator_added');
    return accept({ recoveryCodes: await renewRecoveryCodes(parts, tx, userId) });
  });
}

export function removeAuthenticator({ db }: FactorParts, userId: string): Promise<Result<void>> {
  return inTransaction(db, async (tx) => {
    const wasProtected = await hasSecondFactor(tx, userId);
    if (!(await deleteAuthenticator(tx, userId))) return NOT_ON;
    // Whoever breaks off setting one up keeps the time they have for it.
    if (wasProtected) await dropUselessCodes(tx, userId);
    await recordChange(tx, userId, 'user.authenticator_removed');
    return accept(undefined);
  });
}

export function replaceRecoveryCodes(
  parts: FactorParts,
  userId: string,
): Promise<Result<{ recoveryCodes: readonly string[] }>> {
  return inTransactionUnlessRefused(parts.db, async (tx) => {
    if (!(await hasSecondFactor(tx, userId))) return NOT_ON;
    await recordChange(tx, userId, 'user.recovery_codes_replaced');
    return accept({ recoveryCodes: await renewRecoveryCodes(parts, tx, userId) });
  });
}

export async function beginPasskey({ db, readPasskeySite }: FactorParts, userId: string, now: Date) {
  const user = await findUser(db, userId);
  if (!user) return SESSION_ENDED;
  const present = await listPasskeys(db, userId);
  if (present.length >= PASSKEYS_MAX) return TOO_MANY_PASSKEYS;
  const owner = { userId, email: user.email, name: user.name };
  const options = await askForNewPasskey(readPasskeySite(), owner, present);
  const challenge = await insertChallenge(db, {
    userId,
    purpose: 'new-passkey',
    nonce: options.challenge,
    expiresAt: endOfChallenge(now),
  });
  return accept({ challenge, options: { ...options } });
}

type NewPasskey = { readonly challenge: string; readonly name: string; readonly passkey: PasskeyAnswer };

export async function addPasskey(
  parts: FactorParts,
  userId: string,
  { challenge: id, name, passkey }: NewPasskey,
  now: Date,
): Promise<Result<{ recoveryCodes: readonly string[] | null }>> {
  const challenge = await takeAttempt(parts.db, { id, purpose: 'new-passkey' }, now);
  if (challenge?.userId !== userId) return CHALLENGE_ENDED;
  const read = await readNewPasskey(parts.readPasskeySite(), challenge.nonce, passkey);
  if (!read) return UNREADABLE_PASSKEY;
  return inTransactionUnlessRefused(parts.db, async (tx) => {
    if (!(await endChallenge(tx, id))) return CHALLENGE_ENDED;
    if (!(await insertPasskey(tx, { userId, name, ...read }))) return UNREADABLE_PASSKEY;
    await recordChange(tx, userId, 'user.passkey_added');
    const hasCodes = (await countRecoveryCodes(tx, userId)) > 0;
    return accept({ recoveryCodes: hasCodes ? null : await renewRecoveryCodes(parts, tx, userId) });
  });
}

export function removePasskey({ db }: FactorParts, userId: string, id: string): Promise<Result<void>> {
  return inTransaction(db, async (tx) => {
    if (!(await deletePasskey(tx, userId, id))) return NOT_ON;
    await dropUselessCodes(tx, userId);
    await recordChange(tx, userId, 'user.passkey_removed');
    return accept(undefined);
  });
}

async function renewRecoveryCodes(
  { factorSecrets }: FactorParts,
  tx: Transaction,
  userId: string,
): Promise<readonly string[]> {
  const codes = makeRecoveryCodes();
  await writeRecoveryCodes(
    tx,
    userId,
    codes.map((code) => factorSecrets.hashRecoveryCode(code, userId)),
  );
  return codes.map(writeRecoveryCode);
}

/** Without a factor there is nothing to recover, and an administrator's role waits for the next one. */
async function dropUselessCodes(tx: Transaction, userId: string): Promise<void> {
  if (await hasSecondFactor(tx, userId)) return;
  await deleteRecoveryCodes(tx, userId);
  await demandSecondFactor(tx, userId);
}

async function recordChange(tx: Transaction, userId: string, action: AuditAction): Promise<void> {
  await recordAuditEvent(tx, { action, actorId: userId, subjectId: userId });
  await notifyPerson(tx, userId, 'second_factor_changed');
}
