import type { Challenge } from '../../../../contract/sessions.ts';
import { findUserByEmail } from '../users.store.ts';
import { beginChallenge, type FactorParts } from './challenges.ts';

/** For the account of an address whose password was just right. */
export async function beginSecondStep(
  parts: FactorParts,
  { email, isRemembered }: { readonly email: string; readonly isRemembered: boolean },
): Promise<Challenge> {
  const user = await findUserByEmail(parts.db, email);
  if (!user) throw new Error('A person with the right password has no account.');
  return beginChallenge(parts, { userId: user.id, purpose: 'sign-in', isRemembered }, new Date());
}
