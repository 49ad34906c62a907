import { accept, type Result, refuse } from '../refusal.ts';
import { FRESH_SIGN_IN_REQUIRED } from './fresh-proof-code.ts';

/** How long somebody counts as just having shown who they are. */
export const FRESH_PROOF_MINUTES = 10;

const REQUIRED = refuse('forbidden', FRESH_SIGN_IN_REQUIRED, 'Confirm it’s you to continue.');

/** An open browser alone is not enough for what cannot be taken back. */
export function checkFreshProof(provenAt: Date | undefined, now: Date): Result<void> {
  const isFresh = provenAt !== undefined && now.getTime() - provenAt.getTime() < FRESH_PROOF_MINUTES * 60_000;
  return isFresh ? accept(undefined) : REQUIRED;
}
