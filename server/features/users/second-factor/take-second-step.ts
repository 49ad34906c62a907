import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import { findUser } from '../users.store.ts';
import {
  CHALLENGE_ENDED,
  checkFactor,
  type FactorAnswer,
  type FactorParts,
  type FactorUse,
} from './challenges.ts';
import { type ChallengeRow, endChallenge } from './second-factors.store.ts';

const ACCOUNT_DISABLED = refuse(
  'forbidden',
  'account_disabled',
  'This account has been closed. Contact us if you think that’s a mistake.',
);

export type SecondStep = FactorUse & { readonly isRemembered: boolean; readonly email: string };

/** Whom to sign in; the challenge ends with the first right answer. */
export async function takeSecondStep(
  parts: FactorParts,
  challenge: ChallengeRow,
  answer: FactorAnswer,
  now: Date,
): Promise<Result<SecondStep>> {
  const checked = await checkFactor(parts, challenge, answer, now);
  if (!checked.ok) return checked;
  if (!(await endChallenge(parts.db, challenge.id))) return CHALLENGE_ENDED;
  const user = await findUser(parts.db, checked.value.userId);
  if (!user || user.disabledAt) return ACCOUNT_DISABLED;
  return accept({ ...checked.value, isRemembered: challenge.isRemembered, email: user.email });
}
