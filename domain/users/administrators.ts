import { accept, type Result, refuse } from '../refusal.ts';

/** The code of every refusal that is about the role: by it a browser learns that somebody has lost it. */
export const ADMINISTRATORS_ONLY = 'administrators_only';

/**
 * Taking the role away, disabling and deleting all end in the same place: with nobody left who could undo it.
 * `others` are the administrators besides this one who can sign in.
 */
export function checkAdministratorRemains(
  user: { readonly isAdmin: boolean },
  others: number,
): Result<void, 'last_administrator'> {
  if (!user.isAdmin || others > 0) return accept(undefined);
  return refuse(
    'conflict',
    'last_administrator',
    'This is the last administrator. Give someone else the role first.',
  );
}
