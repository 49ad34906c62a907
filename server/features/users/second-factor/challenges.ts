import { randomBytes } from 'node:crypto';
import type { Challenge } from '../../../../contract/sessions.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import {
  CHALLENGE_MINUTES,
  type ProofPurpose,
  readTypedCode,
} from '../../../../domain/users/second-factor.ts';
import type { Database } from '../../../database/database.ts';
import { findCodePeriod } from './authenticator-code.ts';
import type { FactorSecrets } from './factor-secrets.ts';
import { askForPasskey, checkPasskey, type PasskeyAnswer, type PasskeySite } from './passkey-checks.ts';
import {
  type ChallengeRow,
  countRecoveryCodes,
  findAuthenticator,
  findPasskey,
  insertChallenge,
  listPasskeys,
  notePasskeyUse,
  spendPeriod,
  spendRecoveryCode,
} from './second-factors.store.ts';

export type FactorParts = {
  readonly db: Database;
  readonly factorSecrets: FactorSecrets;
  readonly readPasskeySite: () => PasskeySite;
};

const MINUTE_MS = 60_000;

const wrongCode = 'That code is wrong or has already been used. Enter the latest code from your app.';
const WRONG_CODE = refuse('invalid', 'wrong_code', wrongCode, { code: wrongCode });
const WRONG_PASSKEY = refuse(
  'invalid',
  'wrong_passkey',
  'That passkey doesn’t belong to this account. Try another one or enter a code.',
);
export const CHALLENGE_ENDED = refuse(
  'gone',
  'challenge_ended',
  'That took too long or too many attempts. Please start again.',
);

export function endOfChallenge(now: Date): Date {
  return new Date(now.getTime() + CHALLENGE_MINUTES * MINUTE_MS);
}

type Asked = {
  /** Null: whoever holds one of the shop's passkeys. */
  readonly userId: string | null;
  readonly purpose: ProofPurpose;
  readonly isRemembered?: boolean;
};

export async function beginChallenge(
  { db, readPasskeySite }: FactorParts,
  { userId, purpose, isRemembered = false }: Asked,
  now: Date,
): Promise<Challenge> {
  const passkeys = userId === null ? [] : await listPasskeys(db, userId);
  const hasPasskeys = userId === null || passkeys.length > 0;
  const options = hasPasskeys ? await askForPasskey(readPasskeySite(), passkeys) : undefined;
  const nonce = options?.challenge ?? randomBytes(32).toString('base64url');
  const challenge = await insertChallenge(db, {
    userId,
    purpose,
    isRemembered,
    nonce,
    expiresAt: endOfChallenge(now),
  });
  const takesCode =
    userId !== null &&
    (Boolean((await findAuthenticator(db, userId))?.confirmedAt) ||
      (await countRecoveryCodes(db, userId)) > 0);
  return { challenge, takesCode, passkeyOptions: options ? { ...options } : null };
}

export type FactorAnswer = {
  readonly code?: string | undefined;
  readonly passkey?: PasskeyAnswer | undefined;
};

export type FactorUse = { readonly userId: string; readonly kind: 'authenticator' | 'recovery' | 'passkey' };

/** Whose second factor it is. What is taken once only is used up by this. */
export async function checkFactor(
  parts: FactorParts,
  { userId, nonce }: Pick<ChallengeRow, 'userId' | 'nonce'>,
  { code, passkey }: FactorAnswer,
  now: Date,
): Promise<Result<FactorUse>> {
  if (passkey) return checkPasskeyAnswer(parts, { userId, nonce }, passkey);
  const typed = readTypedCode(code ?? '');
  if (!typed || userId === null) return WRONG_CODE;
  const isRight =
    typed.kind === 'recovery'
      ? await spendRecoveryCode(parts.db, userId, parts.factorSecrets.hashRecoveryCode(typed.code, userId))
      : await spendAuthenticatorCode(parts, userId, typed.code, now);
  return isRight ? accept({ userId, kind: typed.kind }) : WRONG_CODE;
}

async function spendAuthenticatorCode(
  { db, factorSecrets }: FactorParts,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const authenticator = await findAuthenticator(db, userId);
  if (!authenticator?.confirmedAt) return false;
  const period = findCodePeriod(factorSecrets.open(authenticator.secret, userId), code, now);
  return period !== undefined && spendPeriod(db, userId, period, { isFirst: false });
}

async function checkPasskeyAnswer(
  { db, readPasskeySite }: FactorParts,
  { userId, nonce }: Pick<ChallengeRow, 'userId' | 'nonce'>,
  answer: PasskeyAnswer,
): Promise<Result<FactorUse>> {
  const passkey = await findPasskey(db, answer.id);
  if (!passkey || (userId !== null && passkey.userId !== userId)) return WRONG_PASSKEY;
  const counter = await checkPasskey(readPasskeySite(), nonce, answer, passkey);
  const isUsed = counter !== undefined && (await notePasskeyUse(db, passkey.id, counter));
  return isUsed ? accept({ userId: passkey.userId, kind: 'passkey' }) : WRONG_PASSKEY;
}
