import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Actor } from '../../../http/app-environment.ts';
import type { IdentityPort } from '../../../ports/identity.ts';
import { CHALLENGE_ENDED, checkFactor, type FactorAnswer, type FactorParts } from './challenges.ts';
import { endChallenge, hasSecondFactor, noteProof, takeAttempt } from './second-factors.store.ts';

const wrongPassword = 'That’s not your password.';
const WRONG_PASSWORD = refuse('invalid', 'wrong_password', wrongPassword, { password: wrongPassword });

type ProofParts = FactorParts & { readonly identity: Pick<IdentityPort, 'checkPassword'> };
type Proof = FactorAnswer & { readonly challenge: string; readonly password?: string | undefined };

/** The second factor, where there is one; the password otherwise. The session counts as fresh from then on. */
export async function proveAgain(
  parts: ProofParts,
  { userId, sessionId }: Actor,
  { challenge: id, password, ...answer }: Proof,
  now: Date,
): Promise<Result<void>> {
  const challenge = await takeAttempt(parts.db, { id, purpose: 'proof' }, now);
  if (challenge?.userId !== userId) return CHALLENGE_ENDED;
  const checked = (await hasSecondFactor(parts.db, userId))
    ? await checkFactor(parts, challenge, answer, now)
    : await checkPassword(parts, userId, password ?? '');
  if (!checked.ok) return checked;
  if (!(await endChallenge(parts.db, id))) return CHALLENGE_ENDED;
  await noteProof(parts.db, sessionId, now);
  return accept(undefined);
}

async function checkPassword(
  { identity }: ProofParts,
  userId: string,
  password: string,
): Promise<Result<void>> {
  const isRight = password !== '' && (await identity.checkPassword(userId, password));
  return isRight ? accept(undefined) : WRONG_PASSWORD;
}
