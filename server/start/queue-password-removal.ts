import { lockPassword, readPointer } from '../adapters/identity/firebase/stored-passwords.store.ts';
import type { Transaction } from '../database/database.ts';
import { addJob } from '../jobs/add-job.ts';

/** A password that is kept elsewhere goes exactly if the account does: the job is part of the same change. */
export async function queuePasswordRemoval(tx: Transaction, userId: string): Promise<void> {
  const cached = await lockPassword(tx, userId);
  if (!cached) return;
  // One that still waits here may have arrived there nevertheless, in a hand-over whose answer was lost.
  await addJob(tx, 'remove-password', { credentialId: readPointer(cached.stored)?.localId ?? userId });
}
